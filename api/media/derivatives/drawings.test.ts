import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inspectPicture } from "../inspect/inspect-picture.ts";
import { runPictureJob } from "./image-job.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-drawings-"));
});
afterAll(() => rm(folder, { recursive: true }));

test.each([
  ["pixels", 'width="120" height="90"'],
  ["millimetres", 'width="40mm" height="30mm"'],
  ["a view box alone", 'viewBox="0 0 20000 15000"'],
])("a drawing in %s is as wide in print as is asked for, and sharp", async (unit, size) => {
  // Each drawing has its own file name, because libvips caches what it has read under a name.
  const file = join(folder, `${unit}.svg`);
  const half = '<rect width="50%" height="100%" fill="#c0392b"/>';
  await writeFile(file, `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${half}</svg>`);
  const { width: drawnSize } = await inspectPicture(file);
  const wanted = { width: 2_000, isTransparent: true, drawnSize, pixels: 1 };
  const printed = await runPictureJob({ kind: "print", file, ...wanted });
  const { width, height } = await sharp(printed ?? undefined).metadata();
  expect(width).toBeGreaterThan(1_960);
  expect(Math.abs(height - (width * 3) / 4)).toBeLessThan(20);
});
