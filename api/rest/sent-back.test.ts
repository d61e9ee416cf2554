import { expect, test } from "vitest";
import { startRestClient } from "../testing/rest-client.ts";

const { call, create } = startRestClient();

/** The record without the moment of its last change. */
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
    heroImgae: "is not known here; the nearest name is heroImage",
  });
});

test("a banner without isActive does not show, and without content is refused", async () => {
  await call("POST", "/api/banner", { body: { isActive: true, content: "Here" } });
  const quiet = await call("POST", "/api/banner", { body: { content: "Back in March" } });
  expect(quiet.json()).toMatchObject({ isActive: false, content: "Back in March" });
  const refused = await call("POST", "/api/banner", { body: { isActive: true } });
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ["content"]]);
});
