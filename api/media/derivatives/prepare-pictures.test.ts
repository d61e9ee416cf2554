import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { MediaAsset } from "../../database/__generated__/prisma/client.ts";
import { renewMediaUses } from "../../projects/derive-media-uses.ts";
import { checksumOf } from "../../testing/checksum-of.ts";
import { openTestSite, type TestSite } from "../../testing/test-site.ts";
import { noise } from "../../testing/upload-steps.ts";
import { inspectPicture } from "../inspect/inspect-picture.ts";

let site: TestSite;
beforeEach(async () => {
  site = await openTestSite();
});
afterEach(() => site.close());

/** Stores a picture without an upload, as the demo does, because uploads delay background work. */
async function store(bytes: Buffer): Promise<MediaAsset> {
  const path = "/objects/picture.png";
  await site.media.storage.write(path.slice(1), bytes);
  return site.database.mediaAsset.create({
    data: {
      ...(await inspectPicture(bytes)),
      path,
      kind: "image",
      mediaType: "image/png",
      byteSize: bytes.length,
      checksum: checksumOf(bytes),
    },
  });
}

const folderOf = ({ path }: MediaAsset) =>
  join(site.environment.dataFolder, "media/derivatives", path);

const versionsOf = async (asset: MediaAsset) =>
  (await readdir(folderOf(asset)).catch((): string[] => [])).sort();

const reload = ({ id }: MediaAsset) =>
  site.database.mediaAsset.findUniqueOrThrow({ where: { id } });

test("the best format is made in all widths, and a still for lists", async () => {
  const asset = await store(await noise(500, 60));
  await site.media.prepare([asset]);
  expect(await versionsOf(asset)).toEqual(["320.avif", "480.avif", "480.webp", "500.avif"].sort());
  expect((await reload(asset)).prefersLossless).toBe(false);
});

test("of a focused hero the crop for telephones is made, too", { tags: "long" }, async () => {
  const asset = { ...(await store(await noise(1000, 500))), focalX: 0.3 };
  await site.database.mediaAsset.update({ where: { id: asset.id }, data: { focalX: 0.3 } });
  await site.database.project.create({
    data: { name: "Orrery", slug: "orrery", heroImage: asset.path },
  });
  await renewMediaUses(site.environment.databaseUrl);
  await site.media.prepare([asset]);
  const crops = (await versionsOf(asset)).filter((name) => name.startsWith("phone-"));
  expect(crops).toEqual(["phone-30-50-450.avif"]);
});

test("a flat drawing is made without loss", async () => {
  const flat = await sharp({
    create: { width: 500, height: 400, channels: 3, background: "#336699" },
  })
    .composite([
      { input: Buffer.from('<svg width="90" height="90"><path d="M3 3h70v9H3z"/></svg>') },
    ])
    .png()
    .toBuffer();
  const asset = await store(flat);
  await site.media.prepare([asset]);
  const { prefersLossless } = await reload(asset);
  const versions = await versionsOf(asset);
  expect({ prefersLossless, versions }).toEqual({
    prefersLossless: true,
    versions: ["lossless-320.webp", "lossless-480.webp", "lossless-500.webp"],
  });
});

test("what a stop left undone is done by the next run, and nothing twice", async () => {
  const asset = await store(await noise(330, 60));
  await site.media.prepare([asset]);
  const kept = join(folderOf(asset), "320.avif");
  const madeAt = (await stat(kept)).mtimeMs;
  await rm(join(folderOf(asset), "330.avif"));
  await site.media.prepare(await site.database.mediaAsset.findMany());
  expect(await versionsOf(asset)).toContain("330.avif");
  expect((await stat(kept)).mtimeMs).toBe(madeAt);
});

test("a visitor who cannot wait is served while files arrive and others wait", async () => {
  const asset = await store(await noise(500, 60));
  const cookie = await site.signIn();
  const arriving = new PassThrough();
  const upload = site.media.uploads.store({ stream: arriving, fileName: "" }, "objects");
  const prepared = site.media.prepare([asset]);
  const shown = await site.app.inject({ url: `${asset.path}/320.avif`, headers: { cookie } });
  expect(shown.statusCode).toBe(200);
  expect(await versionsOf(asset)).toEqual(["320.webp"]);
  arriving.destroy();
  await expect(upload).rejects.toThrow();
  await site.media.close();
  await prepared;
  expect(await versionsOf(asset)).toEqual(["320.webp"]);
});
