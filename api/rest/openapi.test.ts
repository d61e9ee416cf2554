import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { startDescribedSite } from "../testing/described-site.ts";
import { uploadCall } from "../testing/upload-call.ts";
import { table } from "./endpoints/table.ts";
import { describeApi } from "./openapi.ts";

type Described = {
  security?: unknown[];
  requestBody?: { content: Record<string, { example?: unknown }> };
  responses: Record<string, { content?: Record<string, { schema: z.core.JSONSchema.JSONSchema }> }>;
};

const api = startDescribedSite();

test("a validator accepts the document that is served", async () => {
  const served = await api.site.app.inject("/api/openapi.json");
  expect(served.json()).toEqual(JSON.parse(JSON.stringify(describeApi())));
  const result = await new Validator().validate(served.json());
  expect(result.errors).toBeUndefined();
  expect(result.valid).toBe(true);
});

test("every path and method of the table is described", () => {
  const { paths } = describeApi();
  for (const { path, method } of table) {
    expect(Object(Object(paths)[path])).toHaveProperty(method.toLowerCase());
  }
});

test("a change that waits as a draft returns the project, as a saved one does", () => {
  const { responses } = Object(describeApi().paths)["/api/projects/{id}"].put;
  expect(responses[202].content).toEqual(responses[200].content);
});

test("the parts that a check of the server names are described", () => {
  const { responses } = Object(describeApi().paths)["/api/health"].get;
  const names = (status: number) =>
    Object.keys(responses[status].content["application/json"].schema.properties);
  expect(names(200)).toEqual(["status", "damaged", "full"]);
  expect(names(503)).toEqual(["status", "failing"]);
});

test("what takes If-Match says that it may answer 409", () => {
  const { paths } = describeApi();
  const written = table.filter(({ record }) => record);
  expect(written.length).toBeGreaterThan(8);
  for (const { path, method } of written) {
    const { parameters, responses } = Object(paths)[path][method.toLowerCase()];
    expect(parameters).toContainEqual(expect.objectContaining({ name: "If-Match", in: "header" }));
    expect(responses).toHaveProperty("409");
  }
});

describe("as the document says", () => {
  const paths: Record<string, Record<string, Described>> = Object(describeApi().paths);
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({ path, method, described })),
  );
  const errorSchema = Object(describeApi().components).schemas.Error;
  const resolved = (schema: z.core.JSONSchema.JSONSchema) =>
    schema.$ref === "#/components/schemas/Error" ? errorSchema : schema;

  for (const role of ["visitor", "guest", "owner"] as const) {
    test.each(operations)(
      `$method $path answers the ${role}`,
      async ({ path, method, described }) => {
        const { site, cookies, send } = api;
        const example = described.requestBody?.content["application/json"]?.example;
        const upload = await uploadCall(site, cookies.owner, `${method} ${path}`);
        const response = await (upload
          ? site.app.inject({ ...upload, headers: { ...upload.headers, cookie: cookies[role] } })
          : send(method, path, role, example));
        if (described.security && role !== "owner") {
          expect([response.statusCode, response.json().code]).toEqual([401, "UNAUTHENTICATED"]);
          const { error } = z.fromJSONSchema(errorSchema).safeParse(response.json());
          expect(error).toBeUndefined();
          return;
        }
        const [documented = ""] = Object.keys(described.responses);
        // The storage of this site gives no credentials.
        const status = path === "/s3/sts" ? "501" : documented;
        expect(`${response.statusCode} ${response.body}`).toMatch(new RegExp(`^${status}`));
        const schema = described.responses[status]?.content?.["application/json"]?.schema;
        if (schema)
          expect(
            z.fromJSONSchema(resolved(schema)).safeParse(response.json()).error,
          ).toBeUndefined();
        else expect(response.body).toBe("");
        if (role === "visitor") expect(response.body).not.toContain("Secret");
      },
    );
  }
});

test("the reader is served by the site itself under a strict policy, and linked with GraphiQL", async () => {
  const docs = await api.site.app.inject("/api/docs");
  expect(docs.headers["content-security-policy"]).toContain("script-src 'self';");
  expect(docs.body).not.toMatch(/https?:\/\//);
  for (const [, address] of docs.body.matchAll(/(?:src|href)="(\/[^"]+)"/g)) {
    expect((await api.site.app.inject(String(address))).statusCode).toBe(200);
  }
  const others = await api.site.app.inject("/api/docs/reader/package.json");
  expect(others.statusCode).toBe(404);
  const graphiql = await api.site.app.inject({ url: "/graphql", headers: { accept: "text/html" } });
  expect(graphiql.body).toContain('href="api/docs"');
  expect(JSON.stringify(describeApi())).toContain("](/graphql)");
});
