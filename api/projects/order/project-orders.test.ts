/** @module-tag bothDatabases */

import { expect, test } from "vitest";
import persistedQueries from "../../../web/__generated__/persisted-queries.json" with {
  type: "json",
};
import { globalIdOf } from "../../builder/global-id.ts";
import { startProjectClient } from "../../testing/project-client.ts";

const client = startProjectClient();
const { run, create } = client;

test("both orders are kept; what is not named follows", async () => {
  const a = await create("a", { showOnHome: true, workImages: ["/objects/1", "/objects/2"] });
  const b = await create("b", { showOnHome: true, workImages: ["/objects/3", "/objects/4"] });
  const c = await create("c", { showOnHome: true });
  const home = await run("setHomeOrder", { projectIds: [c.id, a.id] }, "projects { slug }");
  expect(home.projects).toEqual([{ slug: "c" }, { slug: "a" }, { slug: "b" }]);

  const ids = [b.workImages[1], a.workImages[1], b.workImages[0]].map((image) =>
    globalIdOf("WorkImage", image?.databaseId ?? 0),
  );
  await run("setWorkOrder", { workImageIds: ids }, "projects { slug }");
  const { data } = await client.site.graphql(
    "{ workImages { edges { node { media { src } project { version } } } } }",
  );
  expect(data).toEqual({
    workImages: {
      edges: ["4", "3", "2", "1"].map((name) => ({
        node: { media: { src: `/objects/${name}` }, project: { version: 2 } },
      })),
    },
  });
});

test("the place of a work image is its place among those of all projects", async () => {
  const first = await create("first", { workImages: ["/objects/1", "/objects/2"] });
  const second = await create("second", { workImages: ["/objects/3"] });
  const placeOf = async (databaseId = 0) => {
    const { data } = await client.site.graphql(`{ workImagePlace(databaseId: ${databaseId}) }`);
    return Object(data).workImagePlace;
  };
  const images = [...first.workImages, ...second.workImages];
  expect(await Promise.all(images.map((image) => placeOf(image.databaseId)))).toEqual([0, 1, 2]);
  await client.site.database.project.updateMany({
    where: { slug: "first" },
    data: { deletedAt: new Date() },
  });
  expect(await placeOf(first.workImages[0]?.databaseId)).toBeNull();
  expect(await placeOf(second.workImages[0]?.databaseId)).toBe(0);
});

test("where the home page is put in order, projects without a card there stay where they are", async () => {
  for (const slug of ["a", "b", "c", "d", "e"]) {
    await create(slug, { showOnHome: slug !== "b" && slug !== "d" });
  }
  const list = async (onHome: string) => {
    const { data } = await client.site.graphql<{
      projects: { edges: { node: { id: string; slug: string } }[] };
    }>(`{ projects(first: 10, orderBy: HOME${onHome}) { edges { node { id slug } } } }`);
    return data?.projects.edges.map(({ node }) => node) ?? [];
  };
  const seenIds = (await list(", onHome: true")).map(({ id }) => id);
  const [a = "", c = "", e = ""] = seenIds;
  await run("setHomeOrder", { projectIds: [e, a, c], seenIds }, "projects { slug }");
  expect((await list("")).map(({ slug }) => slug).join("")).toBe("ebadc");
});

test("an order with a repeated or unknown entry changes nothing", async () => {
  const a = await create("a");
  const b = await create("b");
  const before = await client.site.database.project.findMany();
  const unknown = globalIdOf("Project", 999_999);
  for (const [ids, code] of [
    [[b.id, a.id, b.id], "REPEATED"],
    [[b.id, unknown], "UNKNOWN"],
    [[b.id, "garbage"], "UNKNOWN"],
  ] as const) {
    const home = await run("setHomeOrder", { projectIds: ids }, "projects { slug }");
    expect(home.userErrors).toMatchObject([{ field: "projectIds", code }]);
    const places = ids.map((id, homeOrder) => ({ id, homeOrder }));
    const placed = await run("placeProjects", { places }, "projects { slug }");
    expect(placed.userErrors).toMatchObject([{ field: "places", code }]);
  }
  expect(await client.site.database.project.findMany()).toEqual(before);
});

test("an order made from another one than there is now changes nothing and learns that one", async () => {
  const a = await create("a", { showOnHome: true, workImages: ["/objects/1"] });
  const b = await create("b", { showOnHome: true, workImages: ["/objects/2"] });
  const c = await create("c", { showOnHome: true, workImages: ["/objects/3"] });
  const imageOf = ({ workImages: [image] }: typeof a) =>
    globalIdOf("WorkImage", image?.databaseId ?? 0);
  for (const [mutation, field, [one, two, three]] of [
    ["setHomeOrder", "projectIds", [a.id, b.id, c.id]],
    ["setWorkOrder", "workImageIds", [imageOf(a), imageOf(b), imageOf(c)]],
  ] as const) {
    const order = (ids: string[], seenIds: string[]) =>
      run(mutation, { [field]: ids, seenIds }, "projects { slug }");
    await order([two, one, three], [one, two, three]);
    const late = await order([three, one, two], [one, two, three]);
    expect(late).toMatchObject({
      projects: [{ slug: "b" }, { slug: "a" }, { slug: "c" }],
      userErrors: [{ code: "STALE_ORDER" }],
    });
    // A caller may have seen only some of them, if these were in their present order.
    const next = await order([three, two], [two, three]);
    expect(next.projects).toEqual([{ slug: "c" }, { slug: "b" }, { slug: "a" }]);
  }
});

test("the home page has every project that is chosen for it, other lists of visitors a page", async () => {
  await client.site.database.project.createMany({
    data: Array.from({ length: 130 }, (_, index) => ({
      name: `Many ${index}`,
      slug: `many-${index}`,
      showOnHome: true,
      homeOrder: index,
    })),
  });
  const document = Object.entries(persistedQueries).find(([, text]) =>
    text.startsWith("query HomePageQuery"),
  );
  const { body } = await client.site.app.inject({
    method: "POST",
    url: "/graphql",
    payload: { documentId: document?.[0] },
  });
  const chosen = await client.site.database.project.count({ where: { showOnHome: true } });
  expect(JSON.parse(body).data.projects.edges).toHaveLength(chosen);
  const { data } = await client.site.graphql<{ projects: { edges: object[] } }>(
    "{ projects(first: 130) { edges { node { id } } } }",
  );
  expect(data?.projects.edges).toHaveLength(100);
});
