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
 * The greatest difference between two mean colours, per channel of 255, that different encodings of
 * a picture cause.
 */
const invisible = 24;

/**
 * Describes where two pages look different at some widths.
 * @param without a selector for elements that are hidden in both
 * @returns empty where the pages look the same
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
 * Draws the whole page, with all pictures loaded and animations ended, with one pixel for each
 * square.
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
    // At another width the browser may choose another file, even while it decodes the former one.
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
  // The site's scripts move the focus into the picture viewer. On a page without scripts it stays
  // outside.
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
