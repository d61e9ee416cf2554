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

const usualRatio = 3 / 2;

/** Width by height of what a card shows; a usual one where nobody knows it. */
export function ratioOf(asset: Size | null | undefined): number {
  return asset?.width && asset.height
    ? Math.round((asset.width / asset.height) * 1000) / 1000
    : usualRatio;
}

/** The `sizes` of a card's picture, as ProjectCard.css and the sheet of the layout have it. */
export function cardSizes(asset: Size | null | undefined, box: CardBox): string {
  const { isWide, shares = { two: 1, many: 1 } } = box;
  switch (box.layout) {
    case "MOSAIC":
      return coverSizes(asset, cardHeight, ...(isWide ? wideBoxes : halfBoxes));
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
        `(width >= 1760px) ${Math.ceil(widestContent * shares.many)}px`,
        `(width >= 1200px) ${vw(shares.many)}`,
        `(width >= 600px) ${vw(shares.two)}`,
        "100vw",
      ].join(", ");
  }
}

function vw(share: number): string {
  return `${Math.ceil(share * 1000) / 10}vw`;
}

/** The content of the widest page less the least margins of all voices, in CSS pixels. */
const widestContent = 1696;

const cardHeight = 322;
/** Cards grow with the window, up to the widest page. */
const largeCardHeight = 394;

const wideBoxes = [
  { when: "(width >= 1760px)", width: `${widestContent}px`, height: largeCardHeight },
  { when: "(width > 1440px)", width: "100vw", height: largeCardHeight },
  { width: "100vw" },
];
const halfBoxes = [
  { when: "(width >= 1760px)", width: `${widestContent / 2}px`, height: largeCardHeight },
  { when: "(width > 1440px)", width: "50vw", height: largeCardHeight },
  { when: "(width >= 768px)", width: "50vw" },
  { width: "100vw" },
];
const indexBoxes = [
  { when: "(width >= 1760px)", width: `${Math.ceil(widestContent * 0.42)}px` },
  { when: "(width >= 768px)", width: "42vw" },
  { width: "100vw" },
];
const stripHeight = "clamp(352px, 100vh - 256px, 864px)";
