import { join } from "node:path";
import type { Locator } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { openDatabase } from "../../api/database/client.ts";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { visit } from "../harness/doors.ts";
import { hydrated, startJourney } from "../harness/journey.ts";

const journey = startJourney();

const isPaused = (video: Locator) => video.evaluate((video: HTMLVideoElement) => video.paused);

beforeAll(async () => {
  const database = await openDatabase(`file:${join(journey.folder, "vitrine.db")}`);
  const { path } = await database.mediaAsset.findFirstOrThrow({ where: { kind: "video" } });
  await database.project.updateMany({
    where: { slug: "passage" },
    data: { heroImage: path, homeHeroImage: path },
  });
  await database.$disconnect();
});

test("a video can be stopped and started again wherever it is, with a poster in the size it is shown in", {
  tags: "matrix",
}, async () => {
  const posters: string[] = [];
  const page = await journey.open("/work", {
    prepare: async (window) => {
      window.on("request", (request) => {
        if (request.url().includes("video-poster")) posters.push(request.url());
      });
    },
    waitUntil: "networkidle",
  });
  expect(posters.length).toBeGreaterThan(0);
  expect(posters.filter((url) => url.endsWith("/passage-video-poster.webp"))).toEqual([]);
  for (const address of ["/work", "/project/passage", "/"]) {
    await visit(page, address);
    await hydrated(page);
    const video = page.locator("main video").first();
    await expect.poll(() => isPaused(video)).toBe(false);
    await page.getByRole("button", { name: "Pause videos" }).first().click();
    await expect.poll(() => isPaused(video)).toBe(true);
    expect(page.url()).toBe(journey.server.origin + address);
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await page.getByRole("button", { name: "Play videos" }).first().click();
    await expect.poll(() => isPaused(video)).toBe(false);
  }
});

test("where motion is unwanted nothing plays until it is asked to, neither in the viewer", async () => {
  const page = await journey.open("/project/passage", { reducedMotion: "reduce" });
  await hydrated(page);
  await page.getByRole("button", { name: "Play videos" }).waitFor();
  expect(await isPaused(page.locator("main video").first())).toBe(true);

  await visit(page, "/work?view=2");
  const viewed = page.getByRole("dialog").locator("video");
  await viewed.waitFor();
  expect(await viewed.getAttribute("autoplay")).toBeNull();
  expect(await isPaused(viewed)).toBe(true);
});

test("a video in the viewer plays, and stays paused once it was paused by hand", {
  tags: "matrix",
}, async () => {
  const page = await journey.open("/work?view=2");
  await hydrated(page);
  const viewed = page.getByRole("dialog").locator("video");
  await expect.poll(() => isPaused(viewed)).toBe(false);
  expect((await viewed.boundingBox())?.width).toBeGreaterThan(300);
  await viewed.evaluate((video: HTMLVideoElement) => video.pause());
  await page.setViewportSize({ width: 700, height: 600 });
  await page.waitForLoadState("networkidle");
  expect(await isPaused(viewed)).toBe(true);
});
