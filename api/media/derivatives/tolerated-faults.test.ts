import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { inspectPicture } from "../inspect/inspect-picture.ts";
import { runPictureJob } from "./image-job.ts";

test("a picture that decoders only warn about, as some phones write it, is accepted and encoded", async () => {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-tolerated-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "phone.jpg");
  const create = { width: 64, height: 48, channels: 3 as const, background: "#336699" };
  const bytes = await sharp({ create }).jpeg().toBuffer();
  // The end of the spectral selection, the last byte but one before the scan, is 63 in a sequential JPEG.
  const scan = bytes.indexOf(Buffer.from([0xff, 0xda]));
  bytes[scan + bytes.readUInt16BE(scan + 2)] = 0;
  await writeFile(file, bytes);
  await expect(sharp(bytes).raw().toBuffer()).rejects.toThrow("SOS");

  expect(await inspectPicture(file)).toMatchObject({ width: 64, height: 48 });
  const encoded = { file, width: 32, prefersLossless: false, crop: null } as const;
  const made = await runPictureJob({ kind: "derivative", format: "webp", ...encoded });
  expect((await sharp(made ?? undefined).metadata()).width).toBe(32);
});
