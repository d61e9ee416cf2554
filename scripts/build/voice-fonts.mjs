/** The fallbacks: system fonts, by weight, with their names on different operating systems. */
const arial = {
  regular: ["Arial", "ArialMT", "Liberation Sans", "Arimo"],
  bold: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "Arimo Bold"],
};
const roboto = {
  regular: ["Roboto", "Roboto Regular", "Roboto-Regular"],
  bold: ["Roboto Bold", "Roboto-Bold"],
};
const narrow = {
  bold: ["Arial Narrow Bold", "ArialNarrow-Bold", "Liberation Sans Narrow Bold"],
};
const times = {
  regular: ["Times New Roman", "TimesNewRomanPSMT", "Liberation Serif", "Tinos"],
  bold: ["Times New Roman Bold", "TimesNewRomanPS-BoldMT", "Liberation Serif Bold", "Tinos Bold"],
};
const courier = {
  regular: ["Courier New", "CourierNewPSMT", "Liberation Mono", "Cousine"],
};

/**
 * The typefaces of each voice, which is a type style of the site. A cut is a font at one optical
 * size: its file is less than half as large as a font of all sizes, and all browsers draw it alike.
 * `weights` are the CSS weights for which the cut is used, `axes` the variation axes of its file.
 * Its `fallbacks` are system fonts that are shown until the cut is loaded. They are scaled, so that
 * text does not move when the cut replaces them: `width` is the width of texts in the cut, in
 * percent of their width in the system font (e2e/site/looks.matrix.test.ts measures it). `figures`
 * names a file in scripts/build/figures from which the digits come, where the package lacks
 * old-style digits. api/pages/page-assets.ts decides by the name of a cut whether its first files
 * are embedded in pages.
 */
export const voices = [
  {
    name: "grotesque",
    cuts: [
      {
        name: "text",
        family: "Bricolage Text",
        file: "bricolage-grotesque/files/bricolage-grotesque-*-opsz-normal.woff2",
        weights: "400 700",
        axes: { opsz: 18, wght: { min: 400, max: 600 } },
        ascent: 93,
        descent: 27,
        fallbacks: [
          { family: "Text Arial", weights: "400", fonts: arial.regular, width: 105.5 },
          { family: "Text Arial", weights: "450 500", fonts: arial.regular, width: 106.8 },
          { family: "Text Arial", weights: "550 700", fonts: arial.bold, width: 101.2 },
          { family: "Text Roboto", weights: "400", fonts: roboto.regular, width: 105.6 },
          { family: "Text Roboto", weights: "450 500", fonts: roboto.regular, width: 106.8 },
          { family: "Text Roboto", weights: "550 700", fonts: roboto.bold, width: 107.9 },
          { family: "Label Arial", weights: "400 700", fonts: arial.bold, width: 94.4 },
          { family: "Label Roboto", weights: "400 700", fonts: roboto.bold, width: 102.8 },
        ],
      },
      {
        name: "display",
        family: "Bricolage Display",
        file: "bricolage-grotesque/files/bricolage-grotesque-*-opsz-normal.woff2",
        weights: "500",
        axes: { opsz: 96, wght: 500 },
        ascent: 93,
        descent: 27,
        fallbacks: [
          { family: "Display Arial", weights: "500", fonts: arial.regular, width: 95.9 },
          { family: "Display Roboto", weights: "500", fonts: roboto.regular, width: 95.9 },
        ],
      },
    ],
  },
  {
    name: "editorial",
    cuts: [
      {
        name: "text",
        family: "Instrument Text",
        file: "instrument-sans/files/instrument-sans-*-wght-normal.woff2",
        weights: "400 700",
        axes: { wght: { min: 400, max: 600 } },
        ascent: 97,
        descent: 25,
        fallbacks: [
          { family: "Instrument Arial", weights: "400 500", fonts: arial.regular, width: 103.1 },
          { family: "Instrument Arial", weights: "550 700", fonts: arial.bold, width: 98.2 },
        ],
      },
      // With hints, because rasterisers hint a font without hints automatically, which removes its
      // hairlines (thinnest strokes).
      {
        name: "display",
        family: "Bodoni Display",
        file: "bodoni-moda/files/bodoni-moda-*-opsz-normal.woff2",
        weights: "400",
        // From an optical size of 22 on, rasterisers remove the hairlines of crossbars and hyphens.
        axes: { opsz: 20, wght: 450 },
        isHinted: true,
        ascent: 112.5,
        descent: 40,
        fallbacks: [{ family: "Bodoni Times", weights: "400", fonts: times.regular, width: 114.7 }],
      },
      // For font sizes below 40 px, at which crossbars and hyphens of the display cut would vanish.
      {
        name: "small",
        family: "Bodoni Display",
        file: "bodoni-moda/files/bodoni-moda-*-opsz-normal.woff2",
        weights: "500",
        axes: { opsz: 11, wght: 500 },
        isHinted: true,
        ascent: 112.5,
        descent: 40,
        fallbacks: [{ family: "Bodoni Times", weights: "500", fonts: times.regular, width: 116.2 }],
      },
    ],
  },
  {
    name: "technical",
    cuts: [
      {
        name: "text",
        family: "Geist Text",
        file: "geist/files/geist-*-wght-normal.woff2",
        weights: "400 700",
        axes: { wght: { min: 400, max: 600 } },
        ascent: 100.5,
        descent: 29.5,
        fallbacks: [
          { family: "Geist Arial", weights: "400 500", fonts: arial.regular, width: 105.5 },
          { family: "Geist Arial", weights: "550 700", fonts: arial.bold, width: 102 },
        ],
      },
      {
        name: "label",
        family: "Geist Label",
        file: "geist-mono/files/geist-mono-*-wght-normal.woff2",
        weights: "400 700",
        axes: { wght: 450 },
        ascent: 100.5,
        descent: 29.5,
        fallbacks: [
          { family: "Geist Courier", weights: "400 700", fonts: courier.regular, width: 100 },
        ],
      },
    ],
  },
  {
    name: "poster",
    cuts: [
      {
        name: "text",
        family: "Archivo Text",
        file: "archivo/files/archivo-*-wdth-normal.woff2",
        weights: "400 700",
        axes: { wdth: 100, wght: { min: 400, max: 600 } },
        ascent: 88,
        descent: 21,
        fallbacks: [
          { family: "Archivo Arial", weights: "400 500", fonts: arial.regular, width: 98.6 },
          { family: "Archivo Arial", weights: "550 700", fonts: arial.bold, width: 94.9 },
        ],
      },
      {
        name: "display",
        family: "Archivo Display",
        file: "archivo/files/archivo-*-wdth-normal.woff2",
        weights: "800",
        axes: { wdth: 62, wght: 800 },
        ascent: 88,
        descent: 21,
        fallbacks: [{ family: "Archivo Narrow", weights: "800", fonts: narrow.bold, width: 84.2 }],
      },
    ],
  },
  {
    name: "humanist",
    cuts: [
      {
        name: "text",
        family: "Literata Text",
        file: "literata/files/literata-*-opsz-normal.woff2",
        weights: "400 500",
        axes: { opsz: 18, wght: 400 },
        figures: "literata-400.woff2",
        ascent: 118,
        descent: 31,
        fallbacks: [
          { family: "Literata Times", weights: "400 500", fonts: times.regular, width: 118.1 },
        ],
      },
      {
        name: "strong",
        family: "Literata Text",
        file: "literata/files/literata-*-opsz-normal.woff2",
        weights: "550 700",
        axes: { opsz: 18, wght: 600 },
        figures: "literata-600.woff2",
        ascent: 118,
        descent: 31,
        fallbacks: [
          { family: "Literata Times", weights: "550 700", fonts: times.bold, width: 114.7 },
        ],
      },
      {
        name: "display",
        family: "Fraunces Display",
        file: "fraunces/files/fraunces-*-full-normal.woff2",
        weights: "400 700",
        axes: { SOFT: 100, WONK: 0, opsz: 72, wght: 500 },
        ascent: 98,
        descent: 26,
        fallbacks: [
          { family: "Fraunces Times", weights: "400 700", fonts: times.bold, width: 102.3 },
        ],
      },
    ],
  },
];
