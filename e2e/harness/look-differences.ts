import type { Page } from "playwright-core";
import sharp from "sharp";
import { finishAnimations } from "./animations.ts";

const allWidths = [390, 768, 1440];

/**
 * The side, in pixels, of the squares whose mean colours are compared. Single pixels may differ,
 * because the two pages may show a picture in different formats.
 */
const square = 4;
/**
 * The greatest allowed difference between two mean colours in each channel, from 0 to 255. Different
 * encodings of the same picture cause such differences.
 */
const invisible = 24;

/**
 * Describes where two pages look different, in windows of several widths in pixels.
 * @param without a selector for elements that are hidden in both pages
 * @returns an empty list if the pages look the same
 */
export async function findLookDifferences(
  one: Page,
  other: Page,
  without: string,
  widths: readonly number[] = allWidths,
): Promise<string[]> {
  const differences: string[] = [];
  for (const width of widths) {
    const [first, second] = await Promise.all(
      [one, other].map((page) => drawAt(page, width, without)),
    );
    if (first && second) differences.push(...compare(first, second).map((at) => `${width}: ${at}`));
  }
  return differences;
}

type Drawing = { data: Buffer; width: number; height: number };

/**
 * Takes a screenshot of the whole page once all pictures have loaded and animations have ended, and
 * reduces it to one pixel for each square.
 */
async function drawAt(page: Page, width: number, without: string): Promise<Drawing> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(async (selector) => {
    // Elements are hidden, not removed, because hydration needs them.
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      element.style.setProperty("display", "none", "important");
    }
    await document.fonts.ready;
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = "eager";
    // At a new width, the browser may choose another file for a picture, even while it decodes one.
    const draw = async (picture: HTMLImageElement) => {
      for (let file = ""; !picture.complete || file !== picture.currentSrc; ) {
        file = picture.currentSrc;
        await picture.decode().catch(() => {});
        await new Promise(requestAnimationFrame);
      }
    };
    await new Promise(requestAnimationFrame);
    await Promise.all(pictures.map(draw));
  }, without);
  await finishAnimations(page);
  // The picture viewer gets the focus only on pages with scripts, and would look different with it.
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  const picture = sharp(await page.screenshot({ fullPage: true, animations: "disabled" }));
  const { width: drawn, height } = await picture.metadata();
  const size = [drawn, height].map((side) => Math.ceil(side / square)) as [number, number];
  const { data, info } = await picture
    .removeAlpha()
    .resize(...size, { fit: "fill", kernel: "linear" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function compare(one: Drawing, other: Drawing): string[] {
  const [size, otherSize] = [one, other].map(({ width, height }) =>
    [width, height].map((side) => side * square).join(" × "),
  );
  if (size !== otherSize) return [`${size} and ${otherSize} pixels`];
  const squares = new Set<number>();
  for (const [index, sample] of one.data.entries()) {
    const difference = Math.abs(sample - (other.data[index] ?? 0));
    if (difference > invisible) squares.add(Math.floor(index / 3));
  }
  const [first = 0] = squares;
  const place = [first % one.width, Math.floor(first / one.width)].map((side) => side * square);
  return squares.size === 0 ? [] : [`${squares.size} squares, the first at ${place.join(", ")}`];
}
