import type { Page } from "playwright-core";
import sharp from "sharp";
import { finishAnimations } from "./animations.ts";

const allWidths = [390, 768, 1440];

/** Side of the squares whose mean colours are compared: a picture may be encoded in another format. */
const square = 4;
/** The greatest difference of one of their channels that the encoding of a picture makes, of 255. */
const invisible = 24;

/**
 * Where two pages are drawn differently at some widths; nothing where they look the same.
 * @param without what is hidden in both, as a selector
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

/** All of a page in squares, with its pictures, at rest. */
async function drawAt(page: Page, width: number, without: string): Promise<Drawing> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(async (selector) => {
    // Removed elements would be missed by the code of the site when it takes the page over.
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      element.style.setProperty("display", "none", "important");
    }
    await document.fonts.ready;
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = "eager";
    // Another width may choose another file, also while the former one is decoded.
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
  // Scripts move the focus into the viewer.
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
