import { expect, test } from "vitest";
import { startRestClient } from "../../testing/rest-client.ts";

const rest = startRestClient();
const { call, create } = rest;

test("a former address of a project is listed, given up, and had again", async () => {
  const { id } = await create("crossing");
  await call("PATCH", `/api/projects/${id}`, { body: { slug: "passage" } });
  const url = `/api/projects/${id}/former-slugs`;
  const list = await call("GET", url);
  expect(list.json()).toEqual([{ slug: "crossing", createdAt: expect.any(String) }]);
  const freed = await call("DELETE", `${url}/crossing`);
  expect([freed.statusCode, freed.body]).toEqual([204, ""]);
  expect((await call("GET", url)).json()).toEqual([]);
  expect((await call("GET", "/api/projects/slug/crossing")).statusCode).toBe(404);
  const again = await call("POST", url, { body: { slug: "crossing" } });
  expect(again.statusCode).toBe(201);
  expect(again.json()).toEqual([{ slug: "crossing", createdAt: expect.any(String) }]);
  expect((await call("GET", "/api/projects/slug/crossing")).json()).toMatchObject({ id });
});

test("an address that another project has, or that is none, is refused", async () => {
  const { id } = await create("strait");
  await create("hearten");
  const url = `/api/projects/${id}/former-slugs`;
  const taken = await call("POST", url, { body: { slug: "hearten" } });
  expect([taken.statusCode, taken.json().code]).toEqual([409, "SLUG_TAKEN"]);
  const odd = await call("POST", url, { body: { slug: "No Slug" } });
  expect([odd.statusCode, Object.keys(odd.json().fields)]).toEqual([400, ["slug"]]);
  for (const gone of [`${url}/hearten`, "/api/projects/999999/former-slugs/strait"]) {
    const response = await call("DELETE", gone);
    expect([response.statusCode, response.json().code]).toEqual([404, "NOT_FOUND"]);
  }
  await call("DELETE", `/api/projects/${id}`);
  expect((await call("GET", url)).statusCode).toBe(404);
});

test("visitors hear nothing of former addresses, whether there is a project or not", async () => {
  const { id } = await create("fen");
  for (const number of [id, 999_999]) {
    const url = `/api/projects/${number}/former-slugs`;
    for (const [method, address] of [
      ["GET", url],
      ["POST", url],
      ["DELETE", `${url}/fen`],
    ] as const) {
      const { statusCode, body } = await call(method, address, { cookie: rest.guest });
      expect([method, statusCode, JSON.parse(body).code]).toEqual([method, 401, "UNAUTHENTICATED"]);
    }
  }
});
