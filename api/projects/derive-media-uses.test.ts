import fc from "fast-check";
import LibSql from "libsql";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { moduleAudiences } from "../../audience/module-audience.ts";
import { sectionKeys, sections } from "../../content/sections.ts";
import { visitor } from "../access/viewer.ts";
import { systemClock } from "../clock.ts";
import { pathOfUrl, readColumn } from "../database/connection.ts";
import { openDirectReads } from "../database/direct-reads.ts";
import { createMediaAccess } from "../media/media-access.ts";
import { updateSiteIdentity } from "../site/update-site-identity.ts";
import { mayHave, scanMediaAudiences } from "../testing/scan-media-audiences.ts";
import { openTestSite, type TestSite } from "../testing/test-site.ts";
import { renewMediaUses } from "./derive-media-uses.ts";
import { duplicateProject } from "./duplicate-project.ts";
import { replaceProjectImage } from "./images/project-image-actions.ts";
import { createProject, setProjectProtection, updateProject } from "./project-actions.ts";
import { restoreRevision } from "./revisions/revision-actions.ts";
import { emptyTrash } from "./trash/trash.ts";
import { deleteProject, restoreProject } from "./trash/trash-actions.ts";
import { setVisibility } from "./visibility/visibility-actions.ts";

let site: TestSite;
/** A connection of another program, which writes content but derives no uses. */
let other: InstanceType<typeof LibSql>;
beforeAll(async () => {
  site = await openTestSite();
  other = new LibSql(pathOfUrl(site.environment.databaseUrl));
  const video = { kind: "video", mediaType: "video/mp4" } as const;
  const facts = {
    byteSize: 1,
    width: 1,
    height: 1,
    kind: "image",
    mediaType: "image/png",
  } as const;
  await site.database.mediaAsset.createMany({
    data: paths.map((path) => ({ ...facts, path, checksum: path })),
  });
  await site.database.mediaAsset.update({ where: { path: film }, data: video });
});
afterAll(async () => {
  other.close();
  await site.close();
});
beforeEach(clear);

async function clear() {
  await site.database.project.deleteMany();
  await updateSiteIdentity(site.database, { logo: null, portrait: null, teaserPhoto: null });
}

const names = ["a", "b", "c", "film", "poster", "unused"];
const paths = names.map((name) => `/objects/${name}.png`);
const film = "/objects/film.png";
const viewers = [
  visitor,
  { isOwner: false, hasPortfolioAccess: true },
  { isOwner: true, hasPortfolioAccess: true },
];

async function expectRightVerdicts() {
  const audiences = await scanMediaAudiences(site.database);
  for (const viewer of viewers) {
    const expected = paths.map((path) => mayHave(viewer, audiences.get(path)));
    expect(await site.media.access.mayRead(viewer, paths)).toEqual(expected);
  }
}

const countOutdated = () => Number(readColumn(other, "SELECT count(*) FROM OutdatedMediaUse")[0]);

const address = fc
  .tuple(fc.constantFrom(...paths), fc.constantFrom("", "?v=1", "#t=2"))
  .map(([path, ending]) => path + ending);
const optional = fc.option(address, { nil: null });
const modules = fc
  .array(
    fc.record(
      {
        imageSrc: address,
        hidden: fc.boolean(),
        id: fc.constantFrom("one", "two"),
        audience: fc.constantFrom(...moduleAudiences),
        standIn: fc.record({ text: fc.constant("Later"), src: address }, { requiredKeys: [] }),
      },
      { requiredKeys: ["imageSrc"] },
    ),
    { maxLength: 3 },
  )
  .map((list) => JSON.stringify(list.map((module) => ({ type: "hero-image", ...module }))));
const odd = fc.constantFrom(
  "not JSON",
  "{}",
  "null",
  `[{"type":"hero-image","imageSrc":"/objects/a.png"},{"type":"of a newer version"}]`,
  `[{"type":"hero-image","imageSrc":1}]`,
  `[{"type":"hero-image","imageSrc":"/objects/a.png","imageSrc":"/objects/b.png"}]`,
  `[{"type":"hero-image","imageSrc":"/objects/a.png\\u0000"}]`,
  `[{"type":"hero-image","imageSrc":"/objects/a.png","hidden":"yes"}]`,
  `[{"type":"hero-image","imageSrc":"/objects/a.png","audience":"of a newer version"}]`,
  `[{"type":"hero-image","imageSrc":"/objects/a.png","audience":"access","standIn":{"src":1}}]`,
  `[{"type":"hero-image","imageSrc":"/objects/a.png","audience":"access","standIn":{"src":"/objects/a.png?v=2"}}]`,
);
const day = 24 * 60 * 60 * 1_000;
const section = fc.constantFrom(...sectionKeys);

/** A change of what visitors see. @param id the id of an existing project */
type Edit = (id: number) => Promise<unknown>;
const edits: fc.Arbitrary<{ edit: Edit; isOurs: boolean }> = fc.oneof(
  ours(
    fc.record({ heroImage: optional, homeHeroImage: optional, socialImage: optional }),
    (fields) => (id) => updateProject(site.database, { id, fields }),
  ),
  ours(
    fc.array(address, { maxLength: 3 }),
    (workImages) => (id) => updateProject(site.database, { id, fields: { workImages } }),
  ),
  ours(
    fc.dictionary(section, modules, { maxKeys: 2 }),
    (changes) => (id) =>
      updateProject(site.database, {
        id,
        fields: {},
        sections: changes,
        overwriteUnreadable: true,
      }),
  ),
  ours(
    fc.tuple(fc.nat(), optional, modules),
    ([number, heroImage, why]) =>
      () =>
        createProject(site.database, { name: "New", slug: `new-${number}`, heroImage }, { why }),
  ),
  ours(address, (src) => (id) => replaceProjectImage(site.database, id, "heroImage", { src })),
  ours(address, (src) => async (id) => {
    const image = await site.database.workImage.findFirstOrThrow({ where: { projectId: id } });
    return replaceProjectImage(site.database, id, { workImageId: image.id }, { src });
  }),
  ours(fc.boolean(), (isProtected) => (id) => setProjectProtection(site.database, id, isProtected)),
  ours(fc.constant(null), () => (id) => duplicateProject(site.database, id)),
  ours(fc.constantFrom("public", "unlisted", "draft"), (visibility) => (id) => {
    return setVisibility(site.database, id, { visibility });
  }),
  past(fc.constantFrom(-day, day), (offset) => async (id) => {
    const data = { visibility: "draft", publishAt: new Date(Date.now() + offset) } as const;
    await site.database.project.update({ where: { id }, data });
  }),
  ours(fc.constant(null), () => (id) => deleteProject(site.database, id)),
  ours(fc.constant(null), () => async () => {
    const trashed = await site.database.project.findFirstOrThrow({
      where: { deletedAt: { not: null } },
    });
    return restoreProject(site.database, trashed.id);
  }),
  ours(fc.constant(null), () => async (id) => {
    const revision = await site.database.projectRevision.findFirstOrThrow({
      where: { projectId: id },
    });
    const { version } = await site.database.project.findUniqueOrThrow({ where: { id } });
    return restoreRevision(site.database, { revisionId: revision.id, version });
  }),
  ours(
    fc.record({ logo: optional, portrait: optional, teaserPhoto: optional }),
    (change) => () => updateSiteIdentity(site.database, change),
  ),
  past(
    optional,
    (posterPath) => async () =>
      site.database.mediaAsset.update({
        where: { path: film },
        data: { posterPath: posterPath && "/objects/poster.png" },
      }),
  ),
  past(fc.constant(null), () => async () => {
    await emptyTrash(site.database, new Date(Date.now() + 40 * 24 * 3_600_000));
  }),
  ours(fc.record({ section, name: fc.constant(""), isLeftOut: fc.boolean() }), (entry) => (id) => {
    return updateProject(site.database, { id, fields: { sectionLayout: [entry] } });
  }),
  past(fc.tuple(section, fc.oneof(odd, modules)), ([key, text]) => async (id) => {
    other.prepare(`UPDATE Project SET ${sections[key].column} = ? WHERE id = ?`).run(text, id);
  }),
  past(address, (src) => async (id) => {
    other.prepare("INSERT INTO WorkImage (projectId, position, src) VALUES (?, 0, ?)").run(id, src);
  }),
  past(fc.constant(null), () => async (id) => {
    other.prepare("DELETE FROM WorkImage WHERE projectId = ?").run(id);
  }),
);

/** Edits by the product, which stores content and uses in one transaction. */
function ours<Value>(values: fc.Arbitrary<Value>, edit: (value: Value) => Edit) {
  return values.map((value) => ({ edit: edit(value), isOurs: true }));
}

/** Edits by other programs, after which uses are derived when they are next read. */
function past<Value>(values: fc.Arbitrary<Value>, edit: (value: Value) => Edit) {
  return values.map((value) => ({ edit: edit(value), isOurs: false }));
}

test("whatever is changed, the verdict on every file is that of a scan of all content", {
  tags: "long",
}, async () => {
  const steps = fc.array(fc.tuple(edits, fc.nat()), { minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      await clear();
      await createProject(site.database, { name: "First", slug: "first" });
      await expectRightVerdicts();
      for (const [{ edit, isOurs }, which] of sequence) {
        const projects = await site.database.project.findMany({ where: { deletedAt: null } });
        const id = projects[which % projects.length]?.id ?? 0;
        // A refused edit changes nothing.
        await edit(id).catch(() => {});
        if (isOurs) expect(countOutdated()).toBe(0);
        await expectRightVerdicts();
        expect(countOutdated()).toBe(0);
      }
    }),
    { numRuns: 25 },
  );
});

test("a file that many places show is decided from all of them", async () => {
  const images = Array.from({ length: 20 }, () => ({ src: "/objects/a.png", position: 0 }));
  const trashed = { deletedAt: new Date(), workImages: { create: images } };
  await site.database.project.create({ data: { name: "Gone", slug: "gone", ...trashed } });
  await expectRightVerdicts();
  await createProject(site.database, { name: "N", slug: "n", heroImage: "/objects/a.png" });
  await expectRightVerdicts();
  expect(await site.media.access.mayRead(visitor, ["/objects/a.png"])).toEqual([true]);
});

test("the start picture of a video is read by who may read its module", async () => {
  const view = { startSrc: "/objects/a.png" };
  const why = JSON.stringify([
    { type: "hero-image", imageSrc: film, imageSrcView: view },
    { type: "gallery", items: [{ src: film, srcView: { startSrc: "/objects/b.png" } }] },
  ]);
  const { id } = await createProject(site.database, { name: "N", slug: "n" }, { why });
  const starts = ["/objects/a.png", "/objects/b.png"];
  expect(await site.media.access.mayRead(visitor, starts)).toEqual([true, true]);
  await setProjectProtection(site.database, id, true);
  expect(await site.media.access.mayRead(visitor, starts)).toEqual([false, false]);
});

test("other forms of modules derive all uses again", async () => {
  // Each call has a new reader without cached results, as after a start.
  const { reads } = await site.makeContext(visitor);
  const look = () =>
    createMediaAccess(reads, site.database, systemClock).mayRead(visitor, ["/objects/a.png"]);
  await createProject(site.database, { name: "N", slug: "n", heroImage: "/objects/a.png" });
  other.exec("DELETE FROM MediaUse");
  await renewMediaUses(site.environment.databaseUrl);
  other.exec("DELETE FROM MediaUse");
  await renewMediaUses(site.environment.databaseUrl);
  expect(await look()).toEqual([false]);
  other.exec("UPDATE MediaUseForm SET form = 'of an older version'");
  await renewMediaUses(site.environment.databaseUrl);
  expect(await look()).toEqual([true]);
});

test("uses that nobody derives open nothing", async () => {
  const { database, environment } = site;
  const careless = { $transaction: async () => {} } as unknown as typeof database;
  const reads = openDirectReads(environment.databaseUrl);
  const access = createMediaAccess(reads, careless, systemClock);
  await createProject(database, { name: "N", slug: "n", heroImage: "/objects/a.png" });
  expect(await access.mayRead(visitor, ["/objects/a.png"])).toEqual([true]);
  other.exec("UPDATE Project SET heroImage = NULL");
  await expect(access.mayRead(visitor, ["/objects/a.png"])).rejects.toThrow("outdated");
  await reads.close();
});
