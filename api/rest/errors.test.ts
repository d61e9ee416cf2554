import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestSite, type TestSite } from "../testing/test-site.ts";

let site: TestSite;
let owner: string;
let issued: URL;
beforeAll(async () => {
  site = await openTestSite();
  owner = await site.signIn();
  const asked = await site.app.inject({
    method: "POST",
    url: "/api/objects/upload",
    headers: { cookie: owner, "x-vitrine-client": "1" },
  });
  issued = new URL(asked.json().uploadURL);
});
afterAll(() => site.close());

type Case = {
  name: string;
  request: () => InjectOptions;
  status: number;
  code: string;
  /** The keys of `fields` in the response. Undefined where it has no `fields`. */
  fields?: string[];
  cookie?: string;
};

const json = (url: string, payload: string): InjectOptions => ({
  method: "POST",
  url,
  headers: { "content-type": "application/json" },
  payload,
});
const bytes = (url: string, payload = "no picture at all"): InjectOptions => ({
  method: "PUT",
  url,
  headers: { "content-type": "application/octet-stream" },
  payload,
});
const keep = (imageURL: string): InjectOptions => ({
  method: "PUT",
  url: "/api/objects/image",
  payload: { imageURL },
});
const order = (payload: object[]): InjectOptions => ({
  method: "PATCH",
  url: "/api/projects/order",
  payload,
});
const complete = "/s3/multipart/x/complete?key=y";

const cases: Case[] = [
  {
    name: "a visitor's file",
    request: () => bytes(issued.pathname + issued.search),
    status: 401,
    code: "UNAUTHENTICATED",
    cookie: "",
  },
  {
    name: "a visitor at the multipart service",
    request: () => ({ url: "/s3/params" }),
    status: 401,
    code: "UNAUTHENTICATED",
    cookie: "",
  },
  {
    name: "another site's page",
    request: () => ({ method: "POST", url: "/api/projects", headers: { origin: "https://e.com" } }),
    status: 403,
    code: "FORBIDDEN",
  },
  {
    name: "an address without its signature",
    request: () => bytes(issued.pathname),
    status: 403,
    code: "NOT_ISSUED_HERE",
  },
  {
    name: "a file of no accepted type",
    request: () => bytes(issued.pathname + issued.search),
    status: 415,
    code: "UNSUPPORTED_TYPE",
  },
  {
    name: "a form that is none",
    request: () => json("/api/upload/single", "{}"),
    status: 400,
    code: "NO_FILE",
    fields: ["image"],
  },
  {
    name: "a foreign address to keep",
    request: () => keep("https://elsewhere.example/a"),
    status: 400,
    code: "NOT_ISSUED_HERE",
    fields: ["imageURL"],
  },
  {
    name: "an address that nothing came to",
    request: () => keep(issued.href),
    status: 400,
    code: "NOTHING_RECEIVED",
    fields: ["imageURL"],
  },
  {
    name: "half a JSON text",
    request: () => json("/s3/multipart", "{"),
    status: 400,
    code: "INVALID",
    fields: ["body"],
  },
  {
    name: "a prototype trick",
    request: () => json("/s3/multipart", '{"__proto__":{}}'),
    status: 400,
    code: "INVALID",
    fields: ["body"],
  },
  {
    name: "a number for a text",
    request: () => json("/s3/multipart", '{"type":1}'),
    status: 400,
    code: "INVALID",
    fields: ["type"],
  },
  {
    name: "an unknown key",
    request: () => json("/s3/multipart", '{"type":"a","other":1}'),
    status: 400,
    code: "INVALID",
    fields: ["other"],
  },
  {
    name: "an order of a project that is not there",
    request: () => order([{ id: 987_654, homeOrder: 1 }]),
    status: 400,
    code: "UNKNOWN",
    fields: ["body"],
  },
  {
    name: "an order with one project twice",
    request: () => order([1, 1].map((id) => ({ id, homeOrder: 1 }))),
    status: 400,
    code: "REPEATED",
    fields: ["body"],
  },
  {
    name: "an order whose second entry has a text for a number",
    request: () =>
      order([
        { id: 1, homeOrder: 1 },
        { id: 2, homeOrder: "1" },
      ]),
    status: 400,
    code: "INVALID",
    fields: ["1.homeOrder"],
  },
  {
    name: "a number that is none",
    request: () => ({ method: "PATCH", url: "/api/projects/first", payload: {} }),
    status: 400,
    code: "INVALID",
    fields: ["id"],
  },
  {
    name: "a number that no record has",
    request: () => ({ method: "PATCH", url: "/api/projects/9999999999", payload: {} }),
    status: 400,
    code: "INVALID",
    fields: ["id"],
  },
  {
    name: "no parts",
    request: () => json(complete, "{}"),
    status: 400,
    code: "INVALID",
    fields: ["parts"],
  },
  {
    name: "parts of an unknown upload",
    request: () => json(complete, '{"parts":[]}'),
    status: 404,
    code: "NOT_FOUND",
  },
  {
    name: "a body too large",
    request: () => json("/s3/multipart", `"${"x".repeat(1024 * 1024)}"`),
    status: 413,
    code: "TOO_LARGE",
  },
  {
    name: "JSON that breaks off",
    request: () => json("/s3/multipart", "{"),
    status: 400,
    code: "INVALID",
    fields: ["body"],
  },
  {
    name: "a body that is no JSON",
    request: () => ({
      ...json("/s3/multipart", "type=a"),
      headers: { "content-type": "text/plain", "x-vitrine-client": "1" },
    }),
    status: 415,
    code: "UNSUPPORTED_MEDIA_TYPE",
  },
  {
    name: "nothing at all",
    request: () => ({ method: "DELETE", url: "/nothing/here" }),
    status: 404,
    code: "NOT_FOUND",
  },
  {
    name: "credentials that a folder does not have",
    request: () => ({ url: "/s3/sts" }),
    status: 501,
    code: "NO_CREDENTIALS",
  },
];

test.each(cases)("$name answers $status in the form of every error", async (given) => {
  const { headers, ...request } = given.request();
  const cookie = given.cookie ?? owner;
  const response = await site.app.inject({ ...request, headers: { ...headers, cookie } });
  const { error, code, fields, ...others } = response.json();
  expect([response.statusCode, code, fields && Object.keys(fields)]).toEqual([
    given.status,
    given.code,
    given.fields,
  ]);
  expect([typeof error, others]).toEqual(["string", {}]);
  // Messages are sentences, and not the messages of a validation library.
  for (const text of [error, ...Object.values(fields ?? {})]) {
    expect(text).toMatch(/^\S.* .*\w\.?$/);
    expect(text).not.toMatch(/^(?:must|is|has) |Invalid input|expected|received|invalid_/);
  }
});
