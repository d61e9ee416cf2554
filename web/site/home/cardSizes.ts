import { coverSizes, shapeSizes } from "../../media/coverSizes";
import { widestBox } from "../../media/widestBox";
import type { HomeLayout } from "./layouts/homeLayout";

type Size = { readonly width: number; readonly height: number };

/** The space of a card on the home page, by the page's layout. */
export type CardBox = {
  layout: HomeLayout;
  /** Whether the card takes a whole row in MOSAIC, and more space in STRIP. */
  isWide: boolean;
  /**
   * In WALL: the width of the card's column as a fraction of the list's width, in windows with two columns,
   * and in wide windows, which may have more columns.
   */
  shares?: { two: number; many: number } | undefined;
};

/** The width of a card's picture divided by its height; 3 / 2 if the size is unknown. */
export function ratioOf(asset: Size | null | undefined): number {
  return asset?.width && asset.height ? Number((asset.width / asset.height).toFixed(3)) : 3 / 2;
}

/** The `sizes` attribute of a card's picture, as in ProjectCard.css and the style sheet of the layout. */
export function cardSizes(
  asset: Size | null | undefined,
  box: CardBox,
  contentWidth: number,
): string {
  const widest = (share: number) => widestBox(contentWidth, share);
  const { isWide, shares } = box;
  switch (box.layout) {
    case "MOSAIC":
      return coverSizes(asset, cardHeight, ...mosaicBoxes(isWide, contentWidth));
    case "INDEX": {
      const shape = Math.min(Math.max(ratioOf(asset), 1), 1.6);
      return shapeSizes(asset, shape, widest(0.42), ...indexBoxes);
    }
    case "STRIP": {
      const shape = isWide ? 1.25 : 0.8;
      return coverSizes(asset, stripHeight, { width: `min(84vw, ${stripHeight} * ${shape})` });
    }
    case "WALL": {
      const { when, width } = widest(shares?.many ?? 1);
      return [
        `${when} ${width}`,
        `(width >= 1200px) ${vw(shares?.many)}`,
        `(width >= 600px) ${vw(shares?.two)}`,
        "100vw",
      ].join(", ");
    }
  }
}

function vw(share = 1): string {
  return `${Math.ceil(share * 100)}vw`;
}

const cardHeight = 322;
/**
 * The maximum height of cards on sites whose content fills large screens, in pixels: see --card-height in
 * tokens.css.
 */
const largeCardHeight = 501;

/** The boxes of a card in MOSAIC: as wide as the content, or half as wide for two cards in a row. */
function mosaicBoxes(isWide: boolean, contentWidth: number) {
  const widest = widestBox(contentWidth, isWide ? 1 : 1 / 2);
  const width = isWide ? "100vw" : "50vw";
  const height = largeCardHeight;
  const large = [
    { ...widest, height },
    { when: "(width > 1440px)", width, height },
  ];
  return [
    ...(contentWidth > 1440 ? large : [widest]),
    { when: "(width >= 768px)", width },
    { width: "100vw" },
  ];
}
const indexBoxes = [{ when: "(width >= 768px)", width: "42vw" }, { width: "100vw" }];
const stripHeight = "clamp(352px, 100vh - 256px, 864px)";
