import { expect, test } from "vitest";
import { startRestClient } from "../testing/rest-client.ts";

const rest = startRestClient();
const { call } = rest;

test.each([
  [{ slug: "x" }, "name"],
  [{ name: "x", slug: "x", extra: 1 }, "extra"],
  [{ name: { $ne: "" }, slug: "x" }, "name"],
  [{ name: ["x"], slug: "x" }, "name"],
  [{ name: "x", slug: "x", homeOrder: "1" }, "homeOrder"],
  [{ name: "x", slug: "x", homeOrder: 2 ** 31 }, "homeOrder"],
  [{ name: "a\u0000b", slug: "x" }, "name"],
  [{ name: "x".repeat(201), slug: "x" }, "name"],
  [{ name: "x", slug: "x", homeDisplayWidth: "FULL" }, "homeDisplayWidth"],
  [{ name: "x", slug: "x", workImages: [1] }, "workImages.0"],
  [{ name: "x", slug: "x", roleContent: "{" }, "roleContent"],
  ["text", "body"],
  [null, "body"],
])("%o is refused, naming %s", async (body, field) => {
  const response = await call("POST", "/api/projects", { body });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ error: expect.any(String), code: expect.any(String) });
  expect(Object.keys(response.json().fields)).toEqual([field]);
  expect(await rest.site.database.project.count()).toBe(0);
});

test.each([
  '{"name":"x","slug":"x","__proto__":{"isAdmin":true}}',
  '{"name":"x","slug":"x","constructor":{"prototype":{"isAdmin":true}}}',
  '{"name":"x",',
  "[",
])("%s is refused", async (payload) => {
  const response = await rest.site.app.inject({
    method: "POST",
    url: "/api/projects",
    headers: { cookie: rest.owner, "content-type": "application/json" },
    payload,
  });
  expect([response.statusCode, await rest.site.database.project.count()]).toEqual([400, 0]);
  // The parser refuses the body before a schema can name other fields.
  expect(Object.keys(response.json().fields)).toEqual(["body"]);
});

test("bodies that are too large or no JSON are refused", async () => {
  const send = (type: string, payload: string) =>
    rest.site.app.inject({
      method: "POST",
      url: "/api/projects",
      headers: { cookie: rest.owner, "content-type": type, "sec-fetch-site": "same-origin" },
      payload,
    });
  expect((await send("application/json", `"${"x".repeat(5 * 1024 * 1024)}"`)).statusCode).toBe(413);
  const message = JSON.stringify({ password: "x".repeat(64 * 1024) });
  const long = await rest.site.app.inject({
    method: "POST",
    url: "/api/session",
    headers: { "content-type": "application/json" },
    payload: message,
  });
  expect(long.statusCode).toBe(413);
  for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"]) {
    expect((await send(type, "name=x")).statusCode).toBe(415);
  }
});

test("what is unknown answers 404, what is known otherwise 405, what is no number 400", async () => {
  expect((await call("GET", "/api/projects/999999")).statusCode).toBe(404);
  expect((await call("GET", "/api/projects/slug/none")).statusCode).toBe(404);
  expect((await call("DELETE", "/api/about/tabs/999999")).statusCode).toBe(404);
  expect((await call("GET", "/api/about/tabs/999999/quotes")).statusCode).toBe(404);
  expect((await call("GET", "/api/nothing")).json()).toMatchObject({ code: "NOT_FOUND" });
  expect((await call("GET", "/api/projects/one")).json().fields).toHaveProperty("id");
  const other = await call("DELETE", "/api/banner");
  expect([other.statusCode, other.headers.allow]).toEqual([405, "HEAD, GET, POST"]);
});

test("each parameter has one source, and is sent once", async () => {
  const query = await call("POST", "/api/projects?name=Query", { body: { slug: "x" } });
  expect([query.statusCode, Object.keys(query.json().fields)]).toEqual([400, ["name"]]);
  const make = async (slug: string) =>
    (await call("POST", "/api/projects", { body: { name: slug, slug } })).json().id;
  const [first, second] = [await make("first"), await make("second")];
  const body = { id: second, name: "Renamed" };
  expect(
    (await call("PATCH", `/api/projects/${first}?id=${second}`, { body })).json(),
  ).toMatchObject({ id: first, name: "Renamed" });
  expect((await call("GET", `/api/projects/${second}`)).json().name).toBe("second");
  const asked = "query={viewer{isOwner}}";
  const graph = (url: string) =>
    rest.site.app.inject({ url, headers: { "x-vitrine-client": "1" } });
  expect((await graph(`/graphql?${asked}`)).statusCode).toBe(200);
  expect((await graph(`/graphql?${asked}&${asked}`)).statusCode).toBe(400);
});
