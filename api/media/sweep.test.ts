import { afterAll, beforeAll, expect, test } from "vitest";
import { owner, runMutation } from "../testing/run-mutation.ts";
import { openTestSite, type TestSite } from "../testing/test-site.ts";
import { findLeftovers, removeLeftovers } from "./sweep.ts";

const inThreeDays = () => Date.now() + 3 * 24 * 60 * 60 * 1000;

let site: TestSite;
const stores = () => ({ database: site.database, ...site.media });
const find = (now?: number) => findLeftovers(stores(), now);

beforeAll(async () => {
  site = await openTestSite();
  for (const name of [
    "hero",
    "module",
    "video",
    "still",
    "trashed",
    "drafted",
    "former",
    "encoded",
    "unused",
  ]) {
    await site.media.storage.write(`objects/${name}.png`, Buffer.from(name));
    await site.media.storage.write(`derivatives/objects/${name}.png/320.avif`, Buffer.from(name));
    await site.database.mediaAsset.create({
      data: {
        path: `/objects/${name}.png`,
        kind: name === "video" ? "video" : "image",
        mediaType: "image/png",
        byteSize: 4,
        width: 1,
        height: 1,
        checksum: name,
        posterPath: name === "video" ? "/objects/still.png" : null,
      },
    });
  }
  await site.media.storage.write("objects/stray.png", Buffer.from("stray"));
  await site.media.storage.write("derivatives/objects/gone.png/320.avif", Buffer.from("gone"));
  const whyContent = '[{"type":"hero-image","hidden":true,"imageSrc":"/objects/module.png"}';
  const heroImage = "/objects/hero.png?v=1";
  await site.database.project.create({ data: { name: "A", slug: "a", heroImage, whyContent } });
  await site.database.project.create({
    data: { name: "A copy", slug: "a-copy", heroImage: "/objects/video.png" },
  });
  await site.database.project.create({
    data: { name: "B", slug: "b", heroImage: "/objects/trashed.png", deletedAt: new Date() },
  });
  // There are more projects and revisions than are read at once.
  const numbers = Array.from({ length: 200 }, (_, n) => n);
  await site.database.project.createMany({
    data: numbers.map((n) => ({ name: `P${n}`, slug: `p${n}` })),
  });
  const { id: projectId } = await site.database.project.findFirstOrThrow();
  await site.database.projectRevision.createMany({
    data: numbers.map((version) => ({ projectId, version, content: "{}" })),
  });
  const content = (name: string) => JSON.stringify({ heroImage: `/objects/${name}.png` });
  await site.database.project.create({
    data: {
      name: "C",
      slug: "c",
      whyContent: "See https://elsewhere.example/?of=%2Fobjects%2Fencoded.png.",
      drafts: { create: { editor: "window-one", sequence: 1, content: content("drafted") } },
      revisions: { create: { version: 1, content: content("former") } },
    },
  });
});
afterAll(() => site.close());

test("what is new is left alone: it may belong to an edit that is not saved yet", async () => {
  expect(await find()).toEqual({
    assets: [],
    keys: [],
    uploads: [],
    parts: [],
  });
});

test("later exactly what nothing refers to is found and removed", {
  tags: "bothDatabases",
}, async () => {
  await site.media.uploads.request("http://localhost");
  const abandoned = await site.media.partUploads.start();
  const found = await find(inThreeDays());
  expect(found.assets.map(({ path }) => path)).toEqual(["/objects/unused.png"]);
  expect(found.keys).toEqual(["objects/stray.png", "derivatives/objects/gone.png/320.avif"]);
  expect(found.uploads).toHaveLength(2);
  expect(found.parts).toEqual([{ id: abandoned.uploadId, partsId: abandoned.uploadId }]);

  await removeLeftovers(stores(), found);
  const left: string[] = [];
  for (const folder of ["objects/", "derivatives/"]) {
    for await (const { key } of site.media.storage.list(folder)) left.push(key);
  }
  expect(left).toHaveLength(16);
  expect(left.join()).not.toMatch(/unused|stray|gone/);
  expect(await site.database.upload.count()).toBe(0);
  expect((await find(inThreeDays())).parts).toEqual([]);
});

test("the résumé is never swept; a former one that was left behind is", async () => {
  for (const name of ["resume", "former"]) {
    await site.media.storage.write(`documents/${name}.pdf`, Buffer.from("%PDF-"));
  }
  await site.database.siteIdentity.updateMany({ data: { resume: "/documents/resume.pdf" } });
  expect((await find()).keys).toEqual([]);
  expect((await find(inThreeDays())).keys).toEqual(["documents/former.pdf"]);
});

test("marked pictures are swept where their link has ended or their picture is gone", async () => {
  const { database, media } = site;
  const link = (token: string, more: object = {}) =>
    database.shareLink.create({ data: { recipient: "Ana", tokenHash: token, ...more } });
  const [works, expired] = [await link("a"), await link("b", { expiresAt: new Date(0) })];
  const key = (id: number, name: string) => `marked/${id}/objects/${name}.png/x-320.webp`;
  const keys = [key(works.id, "hero"), key(works.id, "gone"), key(expired.id, "hero")];
  for (const each of keys) await media.storage.write(each, Buffer.from("marked"));
  expect((await find()).keys.toSorted()).toEqual(keys.slice(1).toSorted());
  for (const each of keys) await media.storage.remove(each);
});

test("a copy shares its files, and keeps them when the other project is gone for good", async () => {
  const heroImage = "/objects/hero.png?v=1";
  const { data } = await site.graphql<{ project: { id: string } }>(
    '{ project(slug: "a") { id } }',
    {},
    owner,
  );
  const id = data?.project.id;
  const { project } = await runMutation(site, "duplicateProject", { id }, "project { id }");
  const input = { id: Object(project).id, visibility: "PUBLIC" };
  await runMutation(site, "setVisibility", input, "project { slug }");
  expect(await site.database.project.count({ where: { heroImage } })).toBe(2);
  await site.database.project.delete({ where: { slug: "a" } });
  const found = await find(inThreeDays());
  expect(found).toMatchObject({ assets: [], keys: ["documents/former.pdf"] });
  const served = await site.app.inject({ url: "/objects/hero.png" });
  expect(served.statusCode).toBe(200);
});
