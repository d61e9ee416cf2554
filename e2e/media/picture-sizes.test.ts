/** @module-tag matrix */

import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openDatabase } from "../../api/database/client.ts";
import { combinationsOf, sampleOf } from "../harness/combinations.ts";
import { visit } from "../harness/doors.ts";
import { hydrated, startJourney } from "../harness/journey.ts";

// The widest picture in the places for others.
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

const widths = [390, 768, 1280, 1440];
const windows = combinationsOf({
  ratio: [1, 2, 3],
  width: widths,
  screen: ["/", "/work", "/work?view=1", "/project/passage", "/about", "/connect"],
});

/** A picture as it is drawn: how wide all of it is, and how wide the file is, in pixels of the screen. */
type Drawn = { address: string; drawn: number; served: number; largest: number };

/** All pictures of a page, once they are there. */
async function drawnPictures(page: Page): Promise<Drawn[]> {
  return page.evaluate(async () => {
    const images = [...document.querySelectorAll<HTMLImageElement>("img[srcset]")];
    for (const image of images) image.loading = "eager";
    await Promise.all(images.map((image) => image.decode()));
    return images.map((image) => {
      const widthOf = (address: string) => Number(/(\d+)\.\w+(?:\?|$)/.exec(address)?.[1]);
      // A crop for telephones has addresses and a form of its own.
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
        reducedMotion: "reduce",
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
