import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openDatabase } from "../../api/database/client.ts";
import { hydrated, startJourney } from "../harness/journey.ts";

// The widest picture in the places for others.
const journey = startJourney({}, async () => {
  const database = await openDatabase(`file:${join(journey.folder, "vitrine.db")}`);
  const pictures = { where: { kind: "image" as const, mediaType: { not: "image/svg+xml" } } };
  const assets = await database.mediaAsset.findMany(pictures);
  const byShape = assets.sort((one, other) => one.width / one.height - other.width / other.height);
  const data = { teaserPhoto: byShape.at(-1)?.path ?? "", portrait: byShape.at(-1)?.path ?? "" };
  await database.siteIdentity.updateMany({ data });
  await database.$disconnect();
});

const screens = ["/", "/work", "/work?view=1", "/project/passage", "/about", "/connect"];

/** A picture as it is drawn: how wide all of it is, and how wide the file is, in pixels of the screen. */
type Drawn = { address: string; drawn: number; served: number; largest: number };

/** All pictures of a page, once they are there. */
async function drawnPictures(page: Page): Promise<Drawn[]> {
  return page.evaluate(async () => {
    const images = [...document.querySelectorAll<HTMLImageElement>("img[srcset]")];
    for (const image of images) image.loading = "eager";
    await Promise.all(images.map((image) => image.decode()));
    return images.map((image) => {
      const widthOf = (address: string) => Number(/\/(\d+)\.\w+$/.exec(address)?.[1]);
      const widths = image.srcset
        .split(",")
        .map((source) => widthOf(source.trim().split(" ")[0] ?? ""));
      const ratio =
        image.width && Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
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

test.each([1, 2, 3])(
  "no picture is drawn larger than served at pixel ratio %i",
  async (ratio) => {
    const enlarged: unknown[] = [];
    for (const width of [390, 768, 1280, 1440]) {
      const page = await journey.open("about:blank", {
        viewport: { width, height: 900 },
        deviceScaleFactor: ratio,
        reducedMotion: "reduce",
      });
      for (const path of screens) {
        await page.goto(path);
        await hydrated(page);
        for (const picture of await drawnPictures(page)) {
          if (picture.drawn > picture.served + 1 && picture.served < picture.largest) {
            enlarged.push({ path, width, ...picture });
          }
        }
      }
      await page.context().close();
    }
    expect(enlarged).toEqual([]);
  },
  300_000,
);
