import { beforeEach, expect, test } from "vitest";
import { startRestClient } from "../../testing/rest-client.ts";

const client = startRestClient();
const { call, create } = client;

const facts = {
  client: "Royal Observatory",
  year: "2022–24",
  role: "Lead designer",
  team: [
    { name: "Ada Brae", role: "Engineering" },
    { name: "Tomas Lind", role: "" },
  ],
  links: [
    { label: "The sky, live", url: "https://orrery.example/live" },
    { label: "", url: "mailto:hello@orrery.example" },
  ],
  tags: ["Product design", "Größe"],
};
const none = { client: "", year: "", role: "", team: [], links: [], tags: [] };

let id: number;
beforeEach(async () => {
  ({ id } = await create("orrery"));
});

const send = (body: object) => call("PATCH", `/api/projects/${id}`, { body });
const read = async () => (await call("GET", `/api/projects/${id}`)).json();

test("a project says nothing of itself until its owner does, and older bodies go on working", async () => {
  expect(await read()).toMatchObject(none);
  expect((await send({ name: "Planetarium" })).json()).toMatchObject({
    name: "Planetarium",
    ...none,
  });
});

test("facts are written and read by REST, one by one or all, and a record can be sent back", async () => {
  expect((await send(facts)).json()).toMatchObject(facts);
  expect((await send({ year: "2024" })).json()).toMatchObject({ ...facts, year: "2024" });
  const record = await read();
  const { updatedAt: _, ...lasting } = record;
  expect((await send(record)).json()).toMatchObject(lasting);
  expect((await create("second", facts)).client).toBe(facts.client);
  const listed = (await call("GET", "/api/projects")).json();
  expect(listed.find((each: { id: number }) => each.id === id)).toMatchObject(lasting);
});

test("facts are written and read by GraphQL; those left out stay", async () => {
  await send(facts);
  const { data, errors } = await client.site.graphql<{ updateProject: { project: unknown } }>(
    `mutation ($id: ID!) {
      updateProject(input: { id: $id, facts: { year: "2025", team: [{ name: "Ida" }] } }) {
        project { facts { client year role team { name role } links { label url } tags } }
        userErrors { message }
      }
    }`,
    { id: Buffer.from(`Project:${id}`).toString("base64") },
    { isOwner: true, hasPortfolioAccess: true },
  );
  expect(errors).toBeUndefined();
  expect(data?.updateProject.project).toEqual({
    facts: { ...facts, year: "2025", team: [{ name: "Ida", role: "" }] },
  });
});

test("tags are trimmed, and those that differ by case or space alone are one", async () => {
  const tags = [" UX ", "ux", "Brand  identity", "brand identity", "", "STRASSE", "Straße"];
  expect((await send({ tags })).json().tags).toEqual(["UX", "Brand identity", "STRASSE", "Straße"]);
  const many = Array.from({ length: 20 }, (_, place) => `tag ${place}`);
  expect((await send({ tags: [...many, "TAG 3"] })).statusCode).toBe(200);
});

const many = (count: number) => Array.from({ length: count }, (_, place) => `x${place}`);
const link = (url: string) => ({
  links: [
    { label: "Fine", url: "https://a.example" },
    { label: "", url },
  ],
});

test.each([
  [{ client: "x".repeat(201) }, { client: "Client may be at most 200 characters long" }],
  [{ year: "x".repeat(51) }, { year: "Year may be at most 50 characters long" }],
  [{ role: "x".repeat(201) }, { role: "Role may be at most 200 characters long" }],
  [{ role: "a\u0000" }, { role: "Role contains characters that cannot be stored" }],
  [{ team: [{ name: " ", role: "x" }] }, { team: "Person 1: Name is required" }],
  [
    { team: many(51).map((name) => ({ name, role: "" })) },
    { team: "Team may have at most 50 entries" },
  ],
  [link(""), { links: "Link 2: Address is required" }],
  [
    link(`https://a.example/${"x".repeat(2_048)}`),
    { links: "Link 2: Address may be at most 2048 characters long" },
  ],
  [
    { links: [{ label: "x".repeat(101), url: "https://a.example" }] },
    { links: "Link 1: Label may be at most 100 characters long" },
  ],
  [
    { links: many(21).map((label) => ({ label, url: "https://a.example" })) },
    { links: "Links may have at most 20 entries" },
  ],
  [{ tags: ["x".repeat(51)] }, { tags: "A tag may be at most 50 characters long" }],
  [{ tags: many(21) }, { tags: "A project may have 20 tags" }],
])("what is too much, or missing, is refused by name: %#", async (body, fields) => {
  const refused = await send(body);
  expect([refused.statusCode, refused.json().fields]).toEqual([400, fields]);
  expect(await read()).toMatchObject(none);
});

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "//evil.example",
  "/about",
  "https:",
  "https://",
  "https:///a",
  "https://a b.example",
  "mailto:",
  "mailto:nobody",
  "ftp://a.example",
  "example.com",
])("%s is no address that a link may lead to", async (url) => {
  const refused = await send(link(url));
  expect([refused.statusCode, refused.json().fields]).toEqual([
    400,
    { links: "Link 2: Address must start with http://, https:// or mailto:" },
  ]);
});

test.each([
  [{ team: [{ name: "Ada" }] }],
  [{ team: "Ada" }],
  [{ links: [{ url: "https://a.example", label: "", target: "_top" }] }],
  [{ tags: "ux" }],
  [{ client: null }],
])("a body of another form is refused: %j", async (body) => {
  expect((await send(body)).statusCode).toBe(400);
});

test("what columns hold that cannot be read there reads as nothing", async () => {
  await client.site.database.project.update({
    where: { id },
    data: {
      team: "{broken",
      links: '[{"label":"x"},{"url":"https://a.example"}]',
      tags: '["a",1]',
    },
  });
  expect(await read()).toMatchObject({
    team: [],
    links: [{ label: "", url: "https://a.example" }],
    tags: ["a"],
  });
});

test("the facts of a protected project are told with its case study alone, by every surface", async () => {
  const { id: number } = await create("secret", { ...facts, isPasswordProtected: true });
  const query = `{ project(slug: "secret") {
    facts { client year role team { name role } links { label url } tags }
  } }`;
  const surfaces = [
    ["GET", "/api/projects"],
    ["GET", "/api/projects/slug/secret"],
    ["GET", `/api/projects/${number}`],
    ["POST", "/graphql", { query }],
  ] as const;
  const said = [facts.client, facts.year, facts.role, "Ada Brae", "Engineering", "The sky, live"];
  const markers = [...said, "orrery.example", ...facts.tags];
  for (const [method, path, body] of surfaces) {
    const bytes = async (cookie: string) => (await call(method, path, { cookie, body })).body;
    const text = await bytes("");
    expect(markers.filter((marker) => text.includes(marker))).toEqual([]);
    for (const cookie of [client.guest, client.owner]) {
      const told = await bytes(cookie);
      expect(markers.filter((marker) => !told.includes(marker))).toEqual([]);
    }
  }
  const [record] = [(await call("GET", `/api/projects/${number}`, { cookie: "" })).json()];
  expect(record).toMatchObject({ ...none, locked: true });
});
