import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { openDatabase } from "../../api/database/client.ts";
import { phoneCropOf } from "../../api/media/derivatives/phone-crop.ts";
import { hydrated, startJourney } from "../harness/journey.ts";

const journey = startJourney();

const size = { width: 1600, height: 900 };

/** A white picture with a black square, whose middle is at these shares of its width and height. */
function paintSubject(x: number, y: number): Promise<Buffer> {
  const side = 60;
  const square = { width: side, height: side, channels: 3 as const, background: "#000000" };
  return sharp({ create: { ...size, channels: 3, background: "#ffffff" } })
    .composite([
      {
        input: { create: square },
        left: Math.round(x * size.width - side / 2),
        top: Math.round(y * size.height - side / 2),
      },
    ])
    .png()
    .toBuffer();
}

/** Where the black square is in what an element shows, as shares of its width and height. */
async function findSubject(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const { data, info } = await sharp(await page.locator(selector).first().screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const dark: { x: number; y: number }[] = [];
  for (let at = 0; at < data.length; at += info.channels) {
    const pixel = at / info.channels;
    const place = { x: pixel % info.width, y: Math.floor(pixel / info.width) };
    if ((data[at] ?? 255) < 40) dark.push(place);
  }
  const mean = (of: (place: { x: number; y: number }) => number) =>
    dark.reduce((sum, place) => sum + of(place), 0) / dark.length;
  return { x: mean(({ x }) => x) / info.width, y: mean(({ y }) => y) / info.height };
}

/** What the server would send of the picture at an address. */
async function cropAt(address: string, picture: Buffer): Promise<Buffer> {
  const [, focus] = /\/phone-.+focus=(\d+)/.exec(address) ?? [];
  const crop = focus === undefined ? null : phoneCropOf({ ...size, focalX: Number(focus) / 100 });
  if (!crop) return picture;
  const { left, width, height } = crop;
  return sharp(picture).extract({ left, top: 0, width, height }).png().toBuffer();
}

async function focusAllOn(focalX: number, focalY: number) {
  const database = await openDatabase(`file:${join(journey.folder, "vitrine.db")}`);
  await database.mediaAsset.updateMany({ data: { focalX, focalY, ...size } });
  await database.$disconnect();
}

async function openWith(picture: Buffer, path: string, width: number): Promise<Page> {
  const page = await journey.open(path, {
    viewport: { width, height: 844 },
    reducedMotion: "reduce",
    prepare: (window) =>
      window.route("**/objects/**", async (route) =>
        route.fulfill({
          body: await cropAt(route.request().url(), picture),
          contentType: "image/png",
        }),
      ),
  });
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  return page;
}

test("where a picture is cropped, its subject is in the middle of what is left", async () => {
  await focusAllOn(0.7, 0.5);
  const picture = await paintSubject(0.7, 0.5);
  const project = await openWith(picture, "/project/hearten", 390);
  expect((await findSubject(project, ".project-hero")).x).toBeCloseTo(0.5, 1);
  await project.locator(".next-project-picture").scrollIntoViewIfNeeded();
  await expect
    .poll(async () => (await findSubject(project, ".next-project-picture")).x)
    .toBeCloseTo(0.5, 1);
  await project.close();
  const home = await openWith(picture, "/", 390);
  const card = ".project-grid-item:nth-child(2) .card-picture";
  expect((await findSubject(home, card)).x).toBeCloseTo(0.5, 1);
});

test("a subject at the edge of a picture is as near to the middle as the picture reaches", async () => {
  await focusAllOn(0.96, 0.9);
  const picture = await paintSubject(0.96, 0.9);
  const phone = await openWith(picture, "/project/hearten", 390);
  // 600 px tall: 1067 px wide, of which the last 390 are seen.
  const place = await findSubject(phone, ".project-hero");
  expect(place.x).toBeCloseTo((0.96 * 1067 - 677) / 390, 1);
  await phone.close();
  const wide = await openWith(picture, "/project/hearten", 1440);
  // 1425 px wide without the scroll bar: 802 px tall, of which the last 600 are seen.
  expect((await findSubject(wide, ".project-hero")).y).toBeCloseTo((0.9 * 802 - 202) / 600, 1);
});
