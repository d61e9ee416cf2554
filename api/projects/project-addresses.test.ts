import { expect, test } from "vitest";
import { globalIdOf } from "../builder/global-id.ts";
import { startProjectClient } from "../testing/project-client.ts";
import { owner } from "../testing/run-mutation.ts";
import { emptyTrash } from "./trash/trash.ts";

const client = startProjectClient();
const { run, create, slugNow } = client;

test("former addresses lead to the current one, without loops", async () => {
  const { id } = await create("one");
  await run("updateProject", { id, slug: "two" });
  await run("updateProject", { id, slug: "three" });
  expect([await slugNow("one"), await slugNow("two")]).toEqual(["three", "three"]);
  await run("updateProject", { id, slug: "one" });
  expect([await slugNow("one"), await slugNow("two"), await slugNow("three")]).toEqual([
    "one",
    "one",
    "one",
  ]);
});

test("an address given up by one project goes to the one that takes it", async () => {
  const first = await create("one");
  await run("updateProject", { id: first.id, slug: "two" });
  const second = await create("one");
  expect(await slugNow("one")).toBe("one");
  await run("updateProject", { id: first.id, slug: "three" });
  expect([await slugNow("one"), await slugNow("two")]).toEqual(["one", "three"]);
  await run("updateProject", { id: second.id, slug: "uno" });
  expect(await slugNow("one")).toBe("uno");
});

test("a project in the trash is gone for visitors, frees its slug, and can come back", {
  tags: "bothDatabases",
}, async () => {
  const project = await create("orrery", { workImages: ["/objects/a.png"] });
  const result = "deletedProjectId trashedProject { slug }";
  const { deletedProjectId, trashedProject } = await run(
    "deleteProject",
    { id: project.id },
    result,
  );
  expect([deletedProjectId, trashedProject]).toEqual([project.id, { slug: "orrery" }]);

  const image = globalIdOf("WorkImage", project.workImages[0]?.databaseId ?? 0);
  const query = "query ($ids: [ID!]!) { nodes(ids: $ids) { id } }";
  const asVisitor = await client.site.graphql(query, { ids: [project.id, image] });
  expect(asVisitor).toEqual({ data: { nodes: [null, null] } });
  const trash = "{ trashedProjects { edges { node { slug } } } }";
  expect((await client.site.graphql(trash)).errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
  expect((await client.site.graphql(trash, {}, owner)).data).toEqual({
    trashedProjects: { edges: [{ node: { slug: "orrery" } }] },
  });

  await create("orrery");
  const { project: restored } = await run("restoreProject", { id: project.id });
  expect(restored).toMatchObject({ id: project.id, slug: "orrery-2", deletedAt: null });
});

test("the trash is emptied after 30 days", { tags: "bothDatabases" }, async () => {
  const { id, databaseId } = await create("orrery");
  await run("deleteProject", { id }, "deletedProjectId");
  const day = 24 * 60 * 60 * 1_000;
  expect(await emptyTrash(client.site.database, new Date(Date.now() + 29 * day))).toBe(0);
  expect(await emptyTrash(client.site.database, new Date(Date.now() + 31 * day))).toBe(1);
  expect(await client.site.database.project.findUnique({ where: { id: databaseId } })).toBeNull();
});

test("the owner empties the trash: its projects and the deleted files go, as their size says, the others stay", {
  tags: "bothDatabases",
}, async () => {
  const { site } = client;
  const [gone, stays] = [await create("gone"), await create("stays")];
  await run("deleteProject", { id: gone.id }, "deletedProjectId");
  const facts = { kind: "image", mediaType: "", byteSize: 340, width: 4, height: 3 } as const;
  const file = (name: string, deletedAt: Date | null) =>
    site.database.mediaAsset.create({
      data: {
        ...facts,
        path: `/objects/${name}`,
        checksum: name,
        deletedAt,
        createdAt: new Date(0),
      },
    });
  const [deleted, stored] = [await file("deleted.png", new Date()), await file("stored.png", null)];
  const draft = (databaseId: number, content: string) =>
    site.database.projectDraft.create({
      data: { projectId: databaseId, editor: "a", sequence: 1, content },
    });
  await draft(gone.databaseId, '"/objects/deleted.png"');
  const drafted = await file("drafted.png", new Date());
  await draft(stays.databaseId, '"/objects/drafted.png"');
  const size = async () => (await site.graphql("{ trashedMediaSize }", {}, owner)).data;
  expect(await size()).toEqual({ trashedMediaSize: 340 });

  const document = "mutation { emptyTrash { projectCount fileCount } }";
  expect((await site.graphql(document)).errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
  const { data } = await site.graphql(document, {}, owner);
  expect(data).toEqual({ emptyTrash: { projectCount: 1, fileCount: 1 } });
  const ids = { in: [gone.databaseId, stays.databaseId] };
  const projects = await site.database.project.findMany({ where: { id: ids } });
  expect(projects.map(({ id }) => id)).toEqual([stays.databaseId]);
  const assets = { in: [deleted.id, stored.id, drafted.id] };
  const files = await site.database.mediaAsset.findMany({ where: { id: assets } });
  expect(files.map(({ id }) => id)).toEqual([stored.id, drafted.id]);
  expect(await size()).toEqual({ trashedMediaSize: 0 });
});
