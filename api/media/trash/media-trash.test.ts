import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { globalIdOf } from "../../builder/global-id.ts";
import type { Database } from "../../database/client.ts";
import { owner, refusalOf, runMutation } from "../../testing/run-mutation.ts";
import { openTestSite, type TestSite } from "../../testing/test-site.ts";
import { sweepUploads } from "../uploads/sweep-uploads.ts";
import { emptyMediaTrash } from "./empty-media-trash.ts";

const day = 24 * 60 * 60 * 1_000;
const facts = { kind: "image", mediaType: "", byteSize: 1, width: 4, height: 3 } as const;

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.project.deleteMany();
  await site.database.mediaAsset.deleteMany();
});

async function store(name: string, more: object = {}): Promise<string> {
  const path = `/objects/${name}`;
  await site.media.storage.write(path.slice(1), Buffer.from(name));
  const { id } = await site.database.mediaAsset.create({
    data: { ...facts, path, checksum: name, ...more },
  });
  return globalIdOf("MediaAsset", id);
}
const show = (slug: string, data: object) =>
  site.database.project.create({ data: { name: slug, slug, ...data } });

const remove = (id: string) => runMutation(site, "deleteMediaAsset", { id }, "asset { id }");
const restore = (id: string) => runMutation(site, "restoreMediaAsset", { id }, "asset { id }");

async function listed(): Promise<string[]> {
  const { data } = await site.graphql<{ mediaAssets: { edges: { node: { path: string } }[] } }>(
    "{ mediaAssets(first: 20) { edges { node { path } } } }",
    {},
    owner,
  );
  return (data?.mediaAssets.edges ?? []).map(({ node }) => node.path.replace("/objects/", ""));
}
async function stored(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of site.media.storage.list("objects/")) keys.push(key.slice(8));
  return keys.sort();
}
const empty = (days: number, database = site.database) => {
  const now = new Date(Date.now() + days * day);
  const { media } = site;
  return emptyMediaTrash({ database, media }, { now, limit: new Date(now.getTime() - 30 * day) });
};

/**
 * A database that calls `act` each time after tabs of the About page were read. Outside of
 * transactions it waits for the result.
 * @param isTurn whether `client` is a transaction
 */
function acting<Client extends object>(
  client: Client,
  act: () => Promise<unknown>,
  isTurn = false,
) {
  return new Proxy(client, {
    get: (target, name) => {
      const value = Object(Reflect.get(target, name));
      if (name === "$transaction") {
        return (work: (transaction: object) => unknown, limits: object) =>
          value.call(target, (turn: object) => work(acting(turn, act, true)), limits);
      }
      if (name !== "aboutTab") return typeof value === "function" ? value.bind(target) : value;
      return {
        findMany: async () => {
          const rows = await value.findMany();
          const acted = act();
          // Within a transaction, `act` itself waits for the end of the transaction.
          if (!isTurn) await acted;
          return rows;
        },
      };
    },
  });
}

test("an unused file leaves the library, and can be put back", async () => {
  const id = await store("a.png");
  expect((await remove(id)).userErrors).toEqual([]);
  expect(await listed()).toEqual([]);
  expect((await restore(id)).userErrors).toEqual([]);
  expect(await listed()).toEqual(["a.png"]);
});

test.each([
  ["a project shows", { heroImage: "/objects/a.png" }],
  ["a project in the trash shows", { heroImage: "/objects/a.png", deletedAt: new Date() }],
])("a file that %s stays", async (_name, data) => {
  const id = await store("a.png");
  await show("orrery", data);
  expect((await remove(id)).userErrors).toEqual([
    expect.objectContaining({ field: "id", code: "IN_USE" }),
  ]);
  expect(await listed()).toEqual(["a.png"]);
});

test("the still of a video stays with it", async () => {
  const id = await store("still.png");
  await store("film.mp4", { kind: "video", posterPath: "/objects/still.png" });
  expect((await remove(id)).userErrors).toEqual([
    expect.objectContaining({ field: "id", code: "IN_USE" }),
  ]);
});

test("a video is restored with its still", async () => {
  const still = await store("still.png");
  const video = await store("film.mp4", { kind: "video", posterPath: "/objects/still.png" });
  for (const id of [video, still]) expect((await remove(id)).userErrors).toEqual([]);
  await restore(video);
  expect(await site.database.mediaAsset.count({ where: { deletedAt: null } })).toBe(2);
});

test("the still of a deleted video stays as long as another video shows it", async () => {
  const video = { kind: "video", posterPath: "/objects/still.png" };
  await store("still.png");
  await store("film.mp4", video);
  await remove(await store("gone.mp4", video));
  expect(await empty(31)).toBe(1);
  const assets = await site.database.mediaAsset.findMany();
  expect(assets.map(({ path }) => path)).toEqual(["/objects/still.png", "/objects/film.mp4"]);
});

test("the still of a video that can still be restored stays with it", async () => {
  const video = { kind: "video", posterPath: "/objects/still.png" };
  await store("still.png");
  const late = await store("film.mp4", video);
  for (const id of [late, await store("gone.mp4", video)]) await remove(id);
  const deletedAt = new Date(Date.now() + 20 * 24 * 60 * 60 * 1_000);
  const where = { path: "/objects/film.mp4" };
  await site.database.mediaAsset.updateMany({ where, data: { deletedAt } });
  expect(await empty(31)).toBe(1);
  await restore(late);
  expect(await stored()).toContain("still.png");
});

test("what was deleted goes for good after 30 days, but for what an earlier version shows", {
  tags: "bothDatabases",
}, async () => {
  const ids = [
    await store("gone.mp4", { kind: "video", posterPath: "/objects/still.png" }),
    await store("former.png"),
    await store("again.png"),
  ];
  await store("still.png");
  await store("other.png");
  for (const id of ids) await remove(id);
  await show("orrery", {
    heroImage: "/objects/again.png",
    revisions: { create: { version: 1, content: '{"heroImage":"/objects/former.png"}' } },
  });
  expect(await empty(29)).toBe(0);
  const all = ["again.png", "former.png", "gone.mp4", "other.png", "still.png"];
  expect(await stored()).toEqual(expect.arrayContaining(all));
  expect(await empty(31)).toBe(2);
  const left = await stored();
  for (const name of ["gone.mp4", "still.png"]) expect(left).not.toContain(name);
  for (const name of ["again.png", "former.png", "other.png"]) expect(left).toContain(name);
  // "again.png" is in the library again, because content used it when the trash was emptied.
  await site.database.project.deleteMany();
  expect(await listed()).toEqual(["other.png", "again.png"]);
});

test("files that could not be removed are removed with the leftovers of uploads", async () => {
  const { database, media } = site;
  const rendition = { path: "/objects/small.mp4", width: 4, height: 3, byteSize: 1, checksum: "" };
  const renditions = JSON.stringify([rendition]);
  const keys = ["objects/small.mp4", "derivatives/objects/a.mp4/320.avif"];
  for (const key of keys) await media.storage.write(key, Buffer.from(key));
  for (const id of [await store("a.mp4", { kind: "video", renditions }), await store("b.png")]) {
    await remove(id);
  }
  vi.spyOn(media.storage, "remove").mockRejectedValueOnce(new Error("the bucket is unreachable"));
  expect(await empty(31)).toBe(2);
  await sweepUploads({ database, ...media });
  const left = await stored();
  for (const name of ["a.mp4", "b.png", "small.mp4"]) expect(left).not.toContain(name);
  expect(await media.storage.stat(keys[1] ?? "")).toBeNull();
  expect(await database.upload.count()).toBe(0);
});

test("what is put back while the trash is emptied is there, or was refused", {
  tags: "bothDatabases",
}, async () => {
  const id = await store("a.png");
  await remove(id);
  let restored: ReturnType<typeof restore> | undefined;
  const database: Database = acting(site.database, () => (restored ??= restore(id)));
  await empty(31, database);
  const errors = (await restored)?.userErrors;
  const isThere = (await stored()).includes("a.png");
  expect(errors).toEqual(isThere ? [] : [expect.objectContaining({ code: "NOT_FOUND" })]);
});

test("visitors delete and restore nothing", async () => {
  const id = await store("a.png");
  for (const name of ["deleteMediaAsset", "restoreMediaAsset"]) {
    expect(await refusalOf(site, name, { id })).toBe("UNAUTHENTICATED");
  }
});
