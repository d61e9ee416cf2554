import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { openDatabase } from "../../api/database/client.ts";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { closeNotice, expectNotice, openAsOwner, saveProjectAnyway } from "../harness/admin.ts";
import { combinationsOf, sampleOf } from "../harness/combinations.ts";
import { hydrated, openBeside, startJourney } from "../harness/journey.ts";
import { visit } from "../harness/navigation.ts";
import { editNewProject } from "../harness/new-project.ts";
import { ownerPassword } from "../harness/server.ts";
import {
  choose,
  imageField,
  openEditor,
  picture,
  pictures,
  watchSending,
  workImages,
} from "./upload-steps.ts";

// On this site, the teaser and the portrait show a very wide picture, which they have to crop.
const journey = startJourney({
  prepare: async () => {
    const database = await openDatabase(`file:${join(journey.folder, "vitrine.db")}`);
    const pictures = { where: { kind: "image" as const, mediaType: { not: "image/svg+xml" } } };
    const assets = await database.mediaAsset.findMany(pictures);
    const byShape = assets.sort(
      (one, other) => one.width / one.height - other.width / other.height,
    );
    const data = { teaserPhoto: byShape.at(-1)?.path ?? "", portrait: byShape.at(-1)?.path ?? "" };
    await database.siteIdentity.updateMany({ data });
    await database.$disconnect();
  },
});

test("dropped files are taken, and a pasted picture; beside their place they do not make the browser leave", async () => {
  const page = await openEditor(journey);
  const before = await pictures(workImages(page)).count();
  const { buffer } = await picture("dropped.png");
  const transfer = await page.evaluateHandle((base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const data = new DataTransfer();
    data.items.add(new File([bytes], "dropped.png", { type: "image/png" }));
    return data;
  }, buffer.toString("base64"));
  await workImages(page).dispatchEvent("dragover", { dataTransfer: transfer });
  await page.locator("[data-file-target]").waitFor();
  await workImages(page).dispatchEvent("drop", { dataTransfer: transfer });
  await expect.poll(() => pictures(workImages(page)).count()).toBe(before + 1);
  const isLeft = await page.evaluate((dataTransfer) => {
    const drop = new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true });
    return document.body.dispatchEvent(drop);
  }, transfer);
  expect(isLeft).toBe(false);

  await closeNotice(page);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const copied = await picture("copied.png");
  await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const blob = new Blob([bytes], { type: "image/png" });
    await navigator.clipboard.write([new ClipboardItem({ "image/png": blob })]);
  }, copied.buffer.toString("base64"));
  const hero = imageField(page, "Home Hero Image");
  const shown = await pictures(hero).getAttribute("src");
  await hero.getByRole("button", { name: "Replace Home Hero Image" }).focus();
  await page.keyboard.press("Control+v");
  await expectNotice(page, "Image uploaded successfully");
  await expect.poll(() => pictures(hero).getAttribute("src")).not.toBe(shown);
});

test("a session that ends during an upload is started again in place, and it goes on", async () => {
  const page = await openEditor(journey);
  const before = await pictures(workImages(page)).count();
  await watchSending(page, async (route, number) => {
    if (number === 1) await page.request.delete(`${journey.server.origin}/api/session`);
    await route.continue();
  });
  await choose(workImages(page), await picture("interrupted.png"));
  const dialog = page.getByRole("dialog", { name: "Your session has ended" });
  await dialog.getByLabel("Password", { exact: true }).fill(ownerPassword);
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "detached" });
  await expect.poll(() => pictures(workImages(page)).count()).toBe(before + 1);
});

test("a hero picture is uploaded, replaced under a fresh address by a telephone's photograph, and removed", {
  tags: "long",
}, async () => {
  const { page, stored } = await editNewProject(journey);
  const field = imageField(page, "Home Hero Image");
  await field.getByRole("button", { name: "Upload Home Hero Image" }).waitFor();
  await choose(field, await picture("first.png"));
  await expectNotice(page, "Image uploaded successfully");
  await field.getByRole("button", { name: "Replace Home Hero Image" }).waitFor();
  // The picture is accepted, although it is small. Its field shows a warning.
  await field.getByText("60 by 40 pixels are few for this place: it will look blurred.").waitFor();
  await saveProjectAnyway(page);
  expect((await stored()).homeHeroImage).toMatch(/^\/objects\/[\w.-]+$/);

  // A file made by heif-enc: red beside green in Display P3, and rotated by 90 degrees.
  const buffer = await readFile("e2e/media/phone.heic");
  await choose(field, { name: "IMG_2041.HEIC", mimeType: "image/heic", buffer });
  await expectNotice(page, "Image uploaded successfully");
  await closeNotice(page);
  await saveProjectAnyway(page);
  const { homeHeroImage } = await stored();
  expect(homeHeroImage).toMatch(/^\/objects\/[\w.-]+\?v=\d+$/);
  // The stored file is a JPEG, upright and with the right colours.
  const { origin } = journey.server;
  const bytes = await (await page.request.get(`${origin}${homeHeroImage}`)).body();
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 40, height: 60, hasProfile: true });
  const pixels = await sharp(bytes, { ignoreIcc: true }).raw().toBuffer();
  for (const [n, value] of [230, 26, 26].entries()) {
    expect(Math.abs((pixels[n] ?? 0) - value)).toBeLessThan(8);
  }

  await field.getByRole("button", { name: "Remove Home Hero Image" }).click();
  await saveProjectAnyway(page);
  expect((await stored()).homeHeroImage).toBeNull();
  await field.getByRole("button", { name: "Library" }).click();
  await page.getByText("IMG_2041.HEIC").first().waitFor();
});

test("a video gets its length and a still of its own", async () => {
  // Uses project 4, because other tests change the pictures of other projects.
  const page = await openEditor(journey, 4);
  const name = await page.getByLabel("Project Name").inputValue();
  const hero = imageField(page, "Home Hero Image");
  const video = await readFile("web/ui/spinner/spinner.webm");
  await choose(hero, { name: "video.webm", mimeType: "video/webm", buffer: video });
  await expectNotice(page, "Image uploaded successfully");
  // The form shows the video's still picture, and does not fetch the video.
  const isShown = (still: Locator) =>
    expect
      .poll(() => still.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  await isShown(hero.locator(".media-thumbnail img"));
  await hero.locator(".media-thumbnail .video-mark").waitFor();
  const response = await page.request.post(`${journey.server.origin}/graphql`, {
    headers: { origin: journey.server.origin },
    data: {
      query: `{ mediaAssets(first: 2) { edges { node {
        kind width height durationSeconds poster { src asset { kind width height } }
      } } } }`,
    },
  });
  const { edges } = (await response.json()).data.mediaAssets;
  const stored = edges.map(({ node }: { node: { kind: string } }) => node);
  const found = stored.find(({ kind }: { kind: string }) => kind === "VIDEO");
  expect(found).toMatchObject({
    durationSeconds: expect.any(Number),
    poster: { asset: { kind: "IMAGE", width: found.width, height: found.height } },
  });

  await saveProjectAnyway(page);
  await visit(page, "/admin");
  const card = page.getByRole("article", { name });
  const marked = (things: Locator) => things.filter({ has: page.locator(".video-mark") }).first();
  await isShown(marked(card.locator(".thumbnail")).locator("img"));
  // The lists for the order are loaded when they are nearly in view.
  await page.getByRole("heading", { name: "Project Order Management" }).scrollIntoViewIfNeeded();
  await isShown(page.locator(".order-row").filter({ hasText: name }).locator("img"));
  await isShown(marked(page.locator(".order-tile")).locator("img"));
  await visit(page, "/admin/library");
  await isShown(marked(page.locator(".file-tile")).locator("img"));
});

test("a large video gets a version for phones, with its sound, also where the first window was left", {
  tags: "long",
}, async () => {
  const file = { name: "wide.mp4", mimeType: "video/mp4" };
  // An MP4 box of type `free`, which contains no video, makes the file too large for phones.
  const space = Buffer.alloc(300_000);
  space.writeUInt32BE(space.length);
  space.write("free", 4);
  const buffer = Buffer.concat([await readFile("e2e/media/wide.mp4"), space]);
  const first = await openAsOwner(journey, "/admin/library");
  // The first request sends the video, the second its still picture, and the third its version for
  // phones. The window closes before the third request arrives.
  const sent = await watchSending(first, async (route, number) => {
    if (number < 3) await route.continue();
  });
  await choose(first.getByRole("group", { name: "Add files" }), { ...file, buffer });
  await first.getByRole("region", { name: "Videos in work" }).waitFor();
  await expect.poll(() => sent.count).toBe(3);
  const context = first.context();
  await first.close();

  const page = await openBeside(context, "/admin/library");
  await page.getByText("wide.mp4 has no version for phones.").waitFor();
  await page.getByRole("button", { name: "Prepare It for Phones" }).click();
  const work = page.getByRole("region", { name: "Videos in work" });
  await work.waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await work.waitFor({ state: "detached" });
  await page.getByRole("row", { name: "wide.mp4" }).click();
  const details = page.getByRole("dialog", { name: "Video details" });
  await details.getByText(/^Phones get 1280 × 720/).waitFor();

  const query = "{ mediaAssets(first: 1) { edges { node { videoSources { src } } } } }";
  const reply = await page.request.post(`${journey.server.origin}/graphql`, { data: { query } });
  const [node] = (await reply.json()).data.mediaAssets.edges;
  const played = await page.evaluate(async (src: string) => {
    const video = document.createElement("video");
    video.src = src;
    await new Promise((resolve, reject) => {
      video.oncanplaythrough = resolve;
      video.onerror = () => reject(new Error(video.error?.message));
    });
    const context = new OfflineAudioContext(2, 8_000, 8_000);
    const sound = await context.decodeAudioData(await (await fetch(src)).arrayBuffer());
    const { videoWidth, videoHeight, duration } = video;
    return {
      videoWidth,
      videoHeight,
      halves: [duration, sound.duration].map((seconds) => Math.round(seconds * 2)),
    };
  }, node.node.videoSources[0].src);
  expect(played).toEqual({ videoWidth: 1280, videoHeight: 720, halves: [1, 1] });
});

const widths = [390, 768, 1280, 1440];
const windows = combinationsOf({
  ratio: [1, 2, 3],
  width: widths,
  screen: ["/", "/work", "/work?view=1", "/project/passage", "/about", "/connect"],
});

/**
 * A picture on a page: the width at which the browser draws the whole picture, including cropped
 * parts, in device pixels (`drawn`); the width of the file that it loaded (`served`); and the width
 * of the largest file that it may choose (`largest`).
 */
type Drawn = { address: string; drawn: number; served: number; largest: number };

/** All pictures of a page that have several sizes, once they have loaded. */
async function drawnPictures(page: Page): Promise<Drawn[]> {
  return page.evaluate(async () => {
    const images = [...document.querySelectorAll<HTMLImageElement>("img[srcset]")];
    for (const image of images) image.loading = "eager";
    await Promise.all(images.map((image) => image.decode()));
    return images.map((image) => {
      const widthOf = (address: string) => Number(/(\d+)\.\w+(?:\?|$)/.exec(address)?.[1]);
      // The crop of a picture for phones has other addresses and other proportions than the picture.
      const { pathname } = new URL(image.currentSrc);
      const sets = [...(image.parentElement?.querySelectorAll("source") ?? []), image];
      const chosen = sets.find(({ srcset }) => srcset.includes(pathname));
      const widths = (chosen?.srcset ?? "")
        .split(",")
        .map((source) => widthOf(source.trim().split(" ")[0] ?? ""));
      const ratio = image.width && image.naturalWidth / image.naturalHeight;
      const { offsetWidth: boxWidth, offsetHeight: boxHeight } = image;
      const isCovering = getComputedStyle(image).objectFit === "cover";
      const shown = isCovering
        ? Math.max(boxWidth, boxHeight * ratio)
        : Math.min(boxWidth, boxHeight * ratio);
      const served = widthOf(image.currentSrc);
      return {
        address: image.currentSrc,
        drawn: shown * devicePixelRatio,
        served,
        largest: Math.max(...widths),
      };
    });
  });
}

test.each(sampleOf([2, 1, 3], 1))(
  "no picture is drawn larger than served at pixel ratio %i",
  async (ratio) => {
    const enlarged: unknown[] = [];
    const look = async (width: number) => {
      const wanted = windows.filter((row) => row.ratio === ratio && row.width === width);
      const [first = "/", ...others] = wanted.map(({ screen }) => screen);
      const page = await journey.open(first, {
        viewport: { width, height: 900 },
        deviceScaleFactor: ratio,
      });
      await hydrated(page);
      for (const screen of [first, ...others]) {
        await visit(page, screen);
        for (const picture of await drawnPictures(page)) {
          if (picture.drawn > picture.served + 1 && picture.served < picture.largest) {
            enlarged.push({ screen, width, ...picture });
          }
        }
      }
    };
    await Promise.all(widths.map(look));
    expect(enlarged).toEqual([]);
  },
  300_000,
);
