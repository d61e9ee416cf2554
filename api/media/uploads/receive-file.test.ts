import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { mediaFiles, receiveFile } from "./receive-file.ts";

let folder: string;
let picture: Buffer;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-receive-"));
  picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: "red" } })
    .png({ compressionLevel: 0 })
    .toBuffer();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A stream of the bytes in small pieces, which then ends, or fails with `failure`. */
function inPieces(bytes: Buffer, failure?: Error): Readable {
  return Readable.from(
    (async function* () {
      for (let at = 0; at < bytes.length; at += 1_000) yield bytes.subarray(at, at + 1_000);
      if (failure) throw failure;
    })(),
  );
}

test("a file that says nothing of its size ends at the limit, and nothing of it is left", async () => {
  await expect(
    receiveFile(inPieces(picture), folder, picture.length - 1, mediaFiles),
  ).rejects.toMatchObject({
    statusCode: 413,
    errors: [{ code: "TOO_LARGE" }],
  });
  expect(await readdir(folder)).toEqual([]);
  await receiveFile(inPieces(picture), folder, picture.length, mediaFiles);
  expect(await readdir(folder)).toHaveLength(1);
});

test("a file that breaks off is refused as such, and nothing of it is left", async () => {
  const broken = inPieces(picture, new Error("Unexpected end of form"));
  await expect(receiveFile(broken, folder, 1_000_000, mediaFiles)).rejects.toMatchObject({
    statusCode: 400,
    errors: [{ code: "INCOMPLETE" }],
  });
  expect(await readdir(folder)).toEqual([]);
});

test("a file of no accepted type is refused by its beginning, without reading the rest", async () => {
  let given = 0;
  const words = Readable.from(
    (async function* () {
      for (; given < 10_000; given++) yield Buffer.alloc(1_000, "words ");
    })(),
  );
  await expect(receiveFile(words, folder, 100_000_000, mediaFiles)).rejects.toMatchObject({
    statusCode: 415,
  });
  expect(given).toBeLessThan(100); // a stream reads some pieces ahead
  expect(await readdir(folder)).toEqual([]);
});
