import { coverSizes, shapeSizes } from "../../media/coverSizes";
import type { HomeLayout } from "./layouts/homeLayout";

type Size = { readonly width: number; readonly height: number };

/** The place of a card on the home page. */
export type CardBox = {
  layout: HomeLayout;
  /** Takes a whole row of a mosaic, and more of a strip. */
  isWide: boolean;
  /** Of the width of a wall, in narrow and wide windows. */
  shares?: { two: number; many: number } | undefined;
};

/** Width by height of what a card shows; a usual one where nobody knows it. */
export function ratioOf(asset: Size | null | undefined): number {
  return asset?.width && asset.height ? Number((asset.width / asset.height).toFixed(3)) : 3 / 2;
}

/** The `sizes` of a card's picture, as ProjectCard.css and the sheet of the layout have it. */
export function cardSizes(asset: Size | null | undefined, box: CardBox): string {
  const { isWide, shares } = box;
  switch (box.layout) {
    case "MOSAIC":
      return coverSizes(asset, cardHeight, ...(isWide ? boxes(1, "100vw") : boxes(0.5, "50vw")));
    case "INDEX": {
      const shape = Math.min(Math.max(ratioOf(asset), 1), 1.6);
      return shapeSizes(asset, shape, ...indexBoxes);
    }
    case "STRIP": {
      const shape = isWide ? 1.25 : 0.8;
      return coverSizes(asset, stripHeight, { width: `min(84vw, ${stripHeight} * ${shape})` });
    }
    case "WALL":
      return [
        `(width >= 1760px) ${Math.ceil(widestContent * (shares?.many ?? 1))}px`,
        `(width >= 1200px) ${vw(shares?.many)}`,
        `(width >= 600px) ${vw(shares?.two)}`,
        "100vw",
      ].join(", ");
  }
}

function vw(share = 1): string {
  return `${Math.ceil(share * 100)}vw`;
}

/** The content of the widest page less the least margins of all voices, in CSS pixels. */
const widestContent = 1696;

const cardHeight = 322;
/** Cards grow with the window, up to the widest page. */
const largeCardHeight = 394;

/** As wide as the content, or half of that where the cards are two to a row. */
const boxes = (share: number, narrow: string) => [
  { when: "(width >= 1760px)", width: `${widestContent * share}px`, height: largeCardHeight },
  { when: "(width > 1440px)", width: narrow, height: largeCardHeight },
  { when: "(width >= 768px)", width: narrow },
  { width: "100vw" },
];
const indexBoxes = [
  { when: "(width >= 1760px)", width: `${Math.ceil(widestContent * 0.42)}px` },
  { when: "(width >= 768px)", width: "42vw" },
  { width: "100vw" },
];
const stripHeight = "clamp(352px, 100vh - 256px, 864px)";
