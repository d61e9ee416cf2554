import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtemp, open, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { video } from "../../api/testing/video.ts";
import { openAsOwner, saveProjectAnyway } from "../harness/admin.ts";
import { startJourney } from "../harness/journey.ts";
import { startProxy } from "../harness/proxy.ts";

/** Whether `npm run media:torture` runs, which tests with the full sizes. */
const isFull = process.env.TORTURE === "full";
const megabyte = 1024 * 1024;
const videoSize = isFull ? 100 * megabyte : 6 * megabyte;
const photoSize = isFull ? { width: 4_000, height: 3_000 } : { width: 1_000, height: 750 };
const timeout = isFull ? 600_000 : 120_000;

// In the full test, the server encodes smaller pictures while files arrive, as it does in production.
const journey = startJourney({
  variables: { PREPARE_PICTURES: isFull ? "1" : "0" },
  isMeasured: true,
});
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-heavy-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Writes a video file with random content. @param size in bytes @returns its path */
async function writeVideo(name: string, size: number): Promise<string> {
  const path = join(folder, name);
  const small = video();
  const [type, index] = [small.subarray(0, 24), small.subarray(32)];
  const head = Buffer.alloc(8);
  head.writeUInt32BE(size - type.length - index.length, 0);
  head.write("mdat", 4, "latin1");
  const file = await open(path, "w");
  await file.write(Buffer.concat([type, head]));
  let left = size - type.length - index.length - head.length;
  for (; left > 0; left -= megabyte) await file.write(randomBytes(Math.min(left, megabyte)));
  await file.write(index);
  await file.close();
  return path;
}

async function writePhoto(name: string): Promise<string> {
  const path = join(folder, name);
  const noise = { type: "gaussian" as const, mean: 128, sigma: 12 };
  await sharp({ create: { ...photoSize, channels: 3, background: "#888", noise } })
    .jpeg({ quality: 90 })
    .toFile(path);
  return path;
}

/** Resident memory of the server without its child processes, in bytes. Null if it cannot be read. */
function serverMemory(): Promise<number | null> {
  return residentMemory("--pid", String(journey.server.process.pid));
}

/** Resident memory of the server and its child processes, such as the image process, in bytes. */
function wholeMemory(): Promise<number | null> {
  const pid = String(journey.server.process.pid);
  return residentMemory("--pid", pid, "--ppid", pid);
}

async function residentMemory(...choice: string[]): Promise<number | null> {
  const parameters = ["-o", "rss=", ...choice];
  const { stdout } = await promisify(execFile)("ps", parameters).catch(() => ({ stdout: "" }));
  const sizes = stdout.split("\n").map(Number);
  return sizes.reduce((sum, size) => sum + size, 0) * 1024 || null;
}

test("a long video and ten photos at once arrive in the right bytes, though the connection is cut", {
  timeout,
}, async () => {
  const photos: string[] = [];
  for (let n = 0; n < 10; n++) photos.push(await writePhoto(`photo-${n}.jpg`));
  const files = [...photos, await writeVideo("video.mp4", videoSize)];
  const proxy = await startProxy(journey.server.origin, isFull ? 16 * megabyte : 3 * megabyte);
  const page = await openAsOwner(journey, "/admin/edit/1", {
    baseURL: proxy.origin,
    expectedProblems: /ERR_|Failed to load resource/,
  });
  const field = page.getByRole("group", { name: "Work Images" });
  const hero = page.getByRole("group", { name: "Detail Page Hero Image" });
  const progress = page.getByRole("progressbar", { name: "Upload of video.mp4" });
  const sent = async () => Number(await progress.getAttribute("value").catch(() => 1));
  const idle = await serverMemory();

  // Uploads the video as the hero, and ten photos as work images.
  await hero.locator('input[type="file"]').setInputFiles(files.at(-1) ?? "");
  await expect.poll(sent, { timeout }).toBeGreaterThan(0);
  let [peak, wholePeak] = [0, 0];
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      peak = Math.max(peak, (await serverMemory()) ?? 0);
      wholePeak = Math.max(wholePeak, (await wholeMemory()) ?? 0);
    }
  })();
  await field.locator('input[type="file"]').setInputFiles(files.slice(0, -1));
  await expect.poll(sent, { timeout }).toBeGreaterThan(0.2);
  proxy.cut();
  await expect.poll(() => proxy.refused(), { timeout }).toBeGreaterThan(0);
  proxy.restore();
  await expect.poll(sent, { timeout }).toBeGreaterThan(0.4);
  await page.context().setOffline(true);
  await page.getByText("Waiting for the connection").first().waitFor();
  await page.context().setOffline(false);
  await expect.poll(sent, { timeout }).toBeGreaterThan(0.5);
  await expect.poll(() => page.getByRole("progressbar").count(), { timeout }).toBe(0);
  isOver = true;
  await watching;
  await saveProjectAnyway(page);

  const stored = await (await page.request.get(`${proxy.origin}/api/projects/1`)).json();
  const paths: string[] = [...stored.workImages.slice(-10), stored.heroImage];
  for (const [index, path] of paths.entries()) {
    const served = await (await page.request.get(proxy.origin + path)).body();
    const original = await readFile(files[index] ?? "");
    expect(served.equals(original), files[index]).toBe(true);
  }
  await proxy.close();
  if (!isFull || !idle) return;
  const growth = (peak - idle) / megabyte;
  const [own, all] = [idle, wholePeak].map((bytes) => Math.round(bytes / megabyte));
  process.stdout.write(
    `${proxy.cuts()} connections cut; memory ${own} MB idle, ${Math.round(growth)} MB more at most, ${all} MB with the process that prepares pictures\n`,
  );
  // The server holds only parts of the files in memory. `npm run bench:media` checks the memory of
  // the image process.
  expect(growth).toBeLessThan(64);
});
