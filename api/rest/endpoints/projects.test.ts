import { expect, test } from "vitest";
import { startRestClient } from "../../testing/rest-client.ts";

const rest = startRestClient();
const { call, create } = rest;

const modules = '[{"type":"text","content":"Secret"}]';

test("a project is made, read by number and slug, changed, copied and deleted", async () => {
  const made = await create("orrery", {
    homeDisplayWidth: "full",
    heroImage: "/objects/a.png",
    workImages: ["/objects/b.png"],
    roleContent: modules,
  });
  expect(made).toMatchObject({
    slug: "orrery",
    homeDisplayWidth: "full",
    homeOrder: 0,
    workImages: ["/objects/b.png"],
    roleContent: modules,
    whyContent: "[]",
    locked: false,
  });
  expect((await call("GET", `/api/projects/${made.id}`)).json()).toEqual(made);
  expect((await call("GET", "/api/projects/slug/orrery")).json()).toEqual(made);
  const put = await call("PUT", `/api/projects/${made.id}`, {
    body: { isPasswordProtected: true },
  });
  expect(put.json()).toEqual({
    ...made,
    isPasswordProtected: true,
    updatedAt: put.json().updatedAt,
  });
  const copy = await call("POST", `/api/projects/${made.id}/duplicate`);
  expect(copy.statusCode).toBe(201);
  expect(copy.json()).toMatchObject({ name: "orrery (Copy)", isPasswordProtected: true });
  const gone = await call("DELETE", `/api/projects/${made.id}`);
  expect([gone.statusCode, gone.body]).toEqual([204, ""]);
  expect((await call("GET", `/api/projects/${made.id}`)).statusCode).toBe(404);
});

test("the longest slug is found, and a number of any length is said to be none", async () => {
  const slug = "a".repeat(120);
  await create(slug);
  expect((await call("GET", `/api/projects/slug/${slug}`)).json()).toMatchObject({ slug });
  expect((await call("GET", `/api/projects/${"1".repeat(200)}`)).statusCode).toBe(400);
});

test("a protected project is locked for visitors and open for those with access", async () => {
  const { id } = await create("secret", { isPasswordProtected: true, roleContent: modules });
  const visited = (await call("GET", `/api/projects/${id}`, { cookie: "" })).json();
  expect(visited).toMatchObject({ locked: true, roleContent: "[]" });
  const list = await call("GET", "/api/projects", { cookie: "" });
  expect(list.body).not.toContain("Secret");
  const opened = (await call("GET", `/api/projects/${id}`, { cookie: rest.guest })).json();
  expect(opened).toMatchObject({ locked: false, roleContent: modules });
});

test("lists hold every project, however many there are, and home those with a card", {
  tags: "bothDatabases",
}, async () => {
  await rest.site.database.project.createMany({
    data: Array.from({ length: 250 }, (_, index) => ({
      name: `P${index}`,
      slug: `p-${index}`,
      homeOrder: 250 - index,
      showOnHome: index < 120,
    })),
  });
  const all = (await call("GET", "/api/projects", { cookie: "" })).json();
  expect(all.length).toBe(250);
  expect(all[0].slug).toBe("p-249");
  const home = (await call("GET", "/api/projects/home", { cookie: "" })).json();
  expect(home.length).toBe(120);
});

test("both orders are written as given, or not at all", { tags: "bothDatabases" }, async () => {
  const a = await create("a");
  const b = await create("b");
  const order = (body: unknown) => call("PATCH", "/api/projects/order", { body });
  const done = await order([
    { id: a.id, workOrder: 5 },
    { id: b.id, workOrder: 3 },
  ]);
  expect(done.json()).toEqual([
    { id: a.id, homeOrder: 0, workOrder: 5 },
    { id: b.id, homeOrder: 0, workOrder: 3 },
  ]);
  const before = await rest.site.database.project.findMany();
  for (const body of [
    [
      { id: a.id, homeOrder: 1 },
      { id: 999_999, homeOrder: 2 },
    ],
    [
      { id: a.id, homeOrder: 1 },
      { id: a.id, homeOrder: 2 },
    ],
    [{ id: a.id, homeOrder: 1.5 }],
    [
      { id: a.id, homeOrder: 1 },
      { id: b.id, workOrder: 2 },
    ],
    [{ id: String(a.id), homeOrder: 1 }],
    [{ id: a.id }],
    { id: a.id, homeOrder: 1 },
  ]) {
    expect((await order(body)).statusCode).toBe(400);
  }
  expect(await rest.site.database.project.findMany()).toEqual(before);
});

test("text that cannot be read is handed to the owner, and replaced only where that is asked for", async () => {
  const { id } = await create("orrery");
  const url = `/api/projects/${id}`;
  await rest.site.database.project.update({ where: { id }, data: { roleContent: "{broken" } });
  expect((await call("GET", url)).json()).toMatchObject({ roleContent: "{broken" });
  expect((await call("GET", url, { cookie: "" })).json()).toMatchObject({ roleContent: "[]" });
  for (const method of ["PUT", "PATCH"] as const) {
    const refused = await call(method, url, { body: { name: "Other", roleContent: modules } });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: "UNREADABLE_SECTION" });
  }
  // A client may send the whole record back as it was read: unreadable text that is unchanged
  // replaces nothing.
  const unchanged = await call("PATCH", url, { body: { name: "N", roleContent: "{broken" } });
  expect(unchanged.json()).toMatchObject({ name: "N", roleContent: "{broken" });
  const body = { roleContent: modules, overwriteUnreadable: true };
  const replaced = await call("PATCH", url, { body });
  expect([replaced.statusCode, replaced.json()]).toMatchObject([200, { roleContent: modules }]);
});
