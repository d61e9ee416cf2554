import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { openDatabase } from "../../api/database/client.ts";
import { closeNotice, expectNotice, saveProjectAnyway } from "../harness/admin.ts";
import { combinationsOf, sampleOf } from "../harness/combinations.ts";
import { hydrated, startJourney } from "../harness/journey.ts";
import { visit } from "../harness/navigation.ts";
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
  await isShown(page.locator(".order-row").filter({ hasText: name }).locator("img"));
  await isShown(marked(page.locator(".order-tile")).locator("img"));
  await visit(page, "/admin/library");
  await isShown(marked(page.locator(".file-tile")).locator("img"));
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
