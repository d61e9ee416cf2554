import { Validator } from "@seriousme/openapi-schema-validator";
import { print } from "graphql";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { globalIdOf } from "../graphql/global-id.ts";
import {
  openTestSite,
  ownerPassword,
  portfolioPassword,
  type TestSite,
} from "../testing/test-site.ts";
import { uploadCall } from "../testing/upload-call.ts";
import type { Endpoint } from "./endpoint.ts";
import { describeApi } from "./openapi.ts";
import { table } from "./table.ts";

type Described = {
  security?: unknown[];
  requestBody?: { content: Record<string, { example?: unknown }> };
  responses: Record<string, { content?: Record<string, { schema: z.core.JSONSchema.JSONSchema }> }>;
};
type Role = "visitor" | "guest" | "owner";

let site: TestSite;
let cookies: Record<Role, string>;
let ids: { project: number; tab: number; quote: number };

beforeAll(async () => {
  site = await openTestSite();
  cookies = { visitor: "", guest: await site.unlock(), owner: await site.signIn() };
});
afterAll(() => site.close());

beforeEach(async () => {
  const { database, sealedText } = site;
  await database.project.deleteMany();
  await database.aboutTab.deleteMany();
  await database.siteColors.updateMany({
    data: {
      portfolioPasswordEncrypted: sealedText.seal(portfolioPassword),
      portfolioPasswordVersion: 1,
    },
  });
  const project = await database.project.create({
    data: {
      name: "Held",
      slug: "held",
      showOnHome: true,
      isPasswordProtected: true,
      roleContent: '[{"type":"text","content":"Secret"}]',
    },
  });
  const words = { authorName: "A", authorTitle: "B", authorCompany: "C" };
  const tab = await database.aboutTab.create({
    data: {
      name: "T",
      slug: "t",
      contentHeading: "H",
      contentText: "<p>x</p>",
      quotes: { create: { quote: "Q", ...words } },
    },
    include: { quotes: true },
  });
  ids = { project: project.id, tab: tab.id, quote: tab.quotes[0]?.id ?? 0 };
});

function paramsOf(path: string) {
  if (path.includes("/slug/")) return { slug: "held" };
  if (!path.includes("{id}")) return {};
  return {
    id: path.includes("tabs") ? ids.tab : path.includes("quotes") ? ids.quote : ids.project,
  };
}

function addressOf(path: string): string {
  const params = Object.entries(paramsOf(path));
  return params.reduce((url, [name, value]) => url.replace(`{${name}}`, String(value)), path);
}

/** The example, with numbers of records that exist. */
function bodyOf(path: string, example: unknown): unknown {
  if (path === "/api/about/quotes") return { ...Object(example), tabId: ids.tab };
  if (path === "/api/projects/order") return [{ id: ids.project, homeOrder: 4 }];
  if (path === "/api/session") return { password: ownerPassword };
  return example;
}

async function send(method: string, path: string, role: Role, example: unknown) {
  const endsSession = path === "/api/session" && !/get/i.test(method) && role === "owner";
  const cookie = endsSession ? await site.signIn() : cookies[role];
  const body = example === undefined ? undefined : bodyOf(path, example);
  return site.app.inject({
    method: method.toUpperCase() as "GET", // the document's own methods
    url: addressOf(path),
    headers: { cookie },
    ...(body === undefined ? {} : { payload: Object(body) }),
  });
}

test("a validator accepts the document that is served", async () => {
  const served = await site.app.inject("/api/openapi.json");
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

describe("parity", () => {
  const reads = table.filter(({ method }) => method === "GET");
  const writes = table.filter(({ method, path }) => method !== "GET" && !path.includes("objects"));
  const viewers = {
    visitor: { isOwner: false, hasPortfolioAccess: false },
    guest: { isOwner: false, hasPortfolioAccess: true },
    owner: { isOwner: true, hasPortfolioAccess: true },
  };

  async function throughGraphQL(read: Endpoint, role: Role): Promise<unknown> {
    const { id, slug } = paramsOf(read.path);
    const typename = read.path.includes("tabs")
      ? "AboutTab"
      : read.path.includes("quotes")
        ? "Quote"
        : "Project";
    const variables = { slug, ...(id !== undefined && { id: globalIdOf(typename, id) }) };
    const { data } = await site.graphql(print(read.document), variables, viewers[role]);
    return read.reply(data);
  }

  async function compare(role: Role) {
    for (const read of reads.filter(({ path }) => path !== "/api/session")) {
      const response = await send("GET", read.path, role, undefined);
      const expected = await throughGraphQL(read, role);
      if (expected === undefined) expect(response.statusCode).toBe(404);
      else expect(response.json()).toEqual(JSON.parse(JSON.stringify(expected)));
    }
  }

  test.each(writes)(
    "REST and GraphQL say the same before and after $method $path",
    async (write) => {
      for (const role of ["visitor", "owner"] as const) await compare(role);
      const response = await send(write.method, write.path, "owner", write.example);
      expect(response.statusCode).toBe(write.status);
      if (write.path !== "/api/session") {
        for (const role of ["visitor", "owner"] as const) await compare(role);
      }
    },
  );
});

test("the reader is served by the site itself under a strict policy, and linked with GraphiQL", async () => {
  const docs = await site.app.inject("/api/docs");
  expect(docs.headers["content-security-policy"]).toContain("script-src 'self';");
  expect(docs.body).not.toMatch(/https?:\/\//);
  for (const [, address] of docs.body.matchAll(/(?:src|href)="(\/[^"]+)"/g)) {
    expect((await site.app.inject(String(address))).statusCode).toBe(200);
  }
  const others = await site.app.inject("/api/docs/reader/package.json");
  expect(others.statusCode).toBe(404);
  const graphiql = await site.app.inject({ url: "/graphql", headers: { accept: "text/html" } });
  expect(graphiql.body).toContain('href="/api/docs"');
  expect(JSON.stringify(describeApi())).toContain("](/graphql)");
});
