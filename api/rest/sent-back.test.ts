import { expect, test } from "vitest";
import { startRestClient } from "../testing/rest-client.ts";

const client = startRestClient();
const { call, create } = client;

/** The record without the time of its last change. */
const lasting = ({ updatedAt: _updatedAt, ...record }: Record<string, unknown>) => record;

test.each(["PUT", "PATCH"] as const)(
  "a project can be sent back by %s as it was read",
  async (method) => {
    const { id } = await create(`back-${method.toLowerCase()}`, {
      roleContent: '[{"type":"text","content":"Lead"}]',
      workImages: ["/objects/b.png"],
    });
    const read = (await call("GET", `/api/projects/${id}`)).json();
    const written = await call(method, `/api/projects/${id}`, {
      body: { ...read, name: "Renamed" },
    });
    expect(written.statusCode).toBe(200);
    expect(lasting(written.json())).toEqual({ ...lasting(read), name: "Renamed" });
  },
);

test("POST without a visibility makes a public project; with one, what it says", async () => {
  expect(await create("silent")).toMatchObject({ visibility: "public", publishAt: null });
  expect(await create("quiet", { visibility: "unlisted" })).toMatchObject({
    visibility: "unlisted",
  });
  const publishAt = "2126-12-24T09:30:15+01:00";
  const planned = { visibility: "draft", publishAt, publishZone: "Europe/Oslo" };
  expect(await create("planned", planned)).toMatchObject({
    ...planned,
    publishAt: "2126-12-24T08:30:15.000Z",
  });
});

test.each(["draft", "unlisted", "public"])(
  "a record that is %s can be sent back whole",
  async (visibility) => {
    const { id } = await create(`back-${visibility}`, { visibility });
    const read = (await call("GET", `/api/projects/${id}`)).json();
    const written = await call("PUT", `/api/projects/${id}`, { body: read });
    expect(lasting(written.json())).toEqual(lasting(read));
  },
);

test("so can one that is scheduled, and one whose moment has passed, which is public from then on", async () => {
  const publishAt = "2126-12-24T08:30:15.250Z";
  const plan = { visibility: "draft", publishAt, publishZone: "Europe/Oslo" };
  const { id } = await create("planned", plan);
  const read = (await call("GET", `/api/projects/${id}`)).json();
  expect(read).toMatchObject(plan);
  const written = await call("PUT", `/api/projects/${id}`, { body: { ...read, name: "Renamed" } });
  expect(lasting(written.json())).toEqual({ ...lasting(read), name: "Renamed" });

  const passed = new Date("2026-01-01T09:00:07Z");
  await client.site.database.project.update({ where: { id }, data: { publishAt: passed } });
  const due = (await call("GET", `/api/projects/${id}`)).json();
  expect(due).toMatchObject({ visibility: "public", publishAt: passed.toISOString() });
  const sent = await call("PATCH", `/api/projects/${id}`, { body: due });
  expect([sent.statusCode, sent.json()]).toMatchObject([
    200,
    { visibility: "public", publishAt: null, publishZone: null },
  ]);
  expect(await client.site.database.project.findUnique({ where: { id } })).toMatchObject({
    visibility: "public",
    publishAt: null,
  });
});

test("another moment that has passed is refused, and says what to do", async () => {
  const { id } = await create("orrery", { visibility: "draft" });
  const body = { publishAt: "2026-01-01T09:00:07Z" };
  const refused = await call("PATCH", `/api/projects/${id}`, { body });
  expect([refused.statusCode, refused.json().fields]).toEqual([
    400,
    { publishAt: "This moment is already past; publish now instead." },
  ]);
  const odd = await call("PATCH", `/api/projects/${id}`, { body: { visibility: "PUBLIC" } });
  expect([odd.statusCode, Object.keys(odd.json().fields)]).toEqual([400, ["visibility"]]);
});

test("so can the banner, the colours, the About content, a tab and a quote", async () => {
  const tab = { name: "Clients", slug: "clients", contentHeading: "With", contentText: "All" };
  const quote = { quote: "Fine.", authorName: "A", authorTitle: "B", authorCompany: "C" };
  await call("POST", "/api/banner", { body: { isActive: true, content: "Away" } });
  const { id } = (await call("POST", "/api/about/tabs", { body: tab })).json();
  const made = await call("POST", "/api/about/quotes", { body: { ...quote, tabId: id } });
  const sendBack = async (record: object, method: "POST" | "PUT", path: string) => {
    const written = await call(method, path, { body: record });
    expect([path, written.statusCode]).toEqual([path, 200]);
    expect(lasting(written.json())).toEqual(lasting({ ...record }));
  };
  for (const path of ["/api/banner", "/api/site-colors", "/api/about/content"]) {
    await sendBack((await call("GET", path)).json(), "POST", path);
  }
  const [read] = (await call("GET", "/api/about/tabs")).json();
  await sendBack(read, "PUT", `/api/about/tabs/${id}`);
  await sendBack(made.json(), "PUT", `/api/about/quotes/${made.json().id}`);
});

test("a key that no record has is named, with the nearest one", async () => {
  const { id } = await create("keys");
  const refused = await call("PATCH", `/api/projects/${id}`, { body: { heroImgae: null } });
  expect(refused.statusCode).toBe(400);
  expect(refused.json().fields).toEqual({
    heroImgae: "heroImgae is not known here; the nearest name is heroImage.",
  });
});

test("a banner without isActive does not show, and without content is refused", async () => {
  await call("POST", "/api/banner", { body: { isActive: true, content: "Here" } });
  const quiet = await call("POST", "/api/banner", { body: { content: "Back in March" } });
  expect(quiet.json()).toMatchObject({ isActive: false, content: "Back in March" });
  const refused = await call("POST", "/api/banner", { body: { isActive: true } });
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ["content"]]);
});
