import { readFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { animatedAvif, animatedPng, gifOf } from "../../../api/testing/animation.ts";
import { colourSamples } from "../../../api/testing/colour-samples.ts";

/** A file that is hard to show, with a name such as operating systems and cameras give. */
export type HardFile = {
  name: string;
  make: () => Promise<Buffer>;
  /**
   * Pictures of the looks that the file may have, such as those of its frames. Without them,
   * Chromium's own look of the file is expected.
   */
  looks?: () => Promise<Buffer>[];
  /**
   * The ways of sending the file after which the site warns that some browsers cannot play it. After
   * a click, the owner's browser converts files that it can decode, which then cause no warning.
   */
  warnedBy?: readonly ("clicks" | "REST")[];
};

/** A chart of 4 × 3 colours in this size. `alpha` is the opacity of some of its fields. */
function chart(width: number, height: number, alpha = 255): Sharp {
  const colours = [
    ...["c0392b", "27ae60", "2980b9", "f1c40f"],
    ...["8e44ad", "16a085", "d35400", "7f8c8d"],
    ...["2c3e50", "95a5a6", "e8d5c4", "ffffff"],
  ];
  const pixels = colours.map((hex, n) =>
    Buffer.concat([Buffer.from(hex, "hex"), Buffer.from([n % 5 === 0 ? alpha : 255])]),
  );
  const drawn = sharp(Buffer.concat(pixels), {
    raw: { width: 4, height: 3, channels: 4 },
    limitInputPixels: false,
  }).resize(width, height, { kernel: "nearest", fit: "fill" });
  return alpha === 255 ? drawn.removeAlpha() : drawn;
}

/** A thin part of the chart. In its smaller sizes, it must stay at least one pixel thick. */
async function line(width: number, height: number, part: { width: number; height: number }) {
  const whole = await chart(width, height, 120).png().toBuffer();
  return sharp(whole)
    .extract({ left: 0, top: 0, ...part })
    .png()
    .toBuffer();
}

const turned = (orientation: number) =>
  chart(600, 400).withMetadata({ orientation }).jpeg({ quality: 92 }).toBuffer();

/**
 * The colours of an animation: fields that do not move, and moving stripes in one small corner, so
 * that all frames look alike at 12 × 12 pixels.
 */
const stripes = (x: number, y: number, frame: number) =>
  x < 24 && y < 24 ? (frame * 16) & 127 : ((x >> 7) * 32 + (y >> 7) * 16) & 127;
const gif = (width: number, height: number, count: number) =>
  gifOf({ width, height, count }, stripes);

const svg = (attributes: string, content = "") =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><rect width="50%" height="100%" fill="#c0392b"/><rect x="50%" width="50%" height="100%" fill="#2980b9"/>${content}</svg>`,
  );

/** The chart in black and white, with one bit for each pixel. */
const bilevel = () => chart(301, 199).greyscale().threshold(120).png({ palette: true, colours: 2 });

async function withFilmBehind(): Promise<Buffer> {
  const film = await readFile("web/ui/spinner/spinner.mp4");
  return Buffer.concat([await chart(500, 700).jpeg().toBuffer(), film]);
}

/** An ICO file that contains one PNG. */
async function icon(): Promise<Buffer> {
  const picture = await chart(64, 64).png().toBuffer();
  const head = Buffer.from([0, 0, 1, 0, 1, 0, 64, 64, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  head.writeUInt32LE(picture.length, 14);
  return Buffer.concat([head, picture]);
}

const flat = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

/** A picture of the look of e2e/media/phone.heic: red above green, in Display P3. */
const phone = () =>
  sharp(Buffer.from([230, 26, 26, 26, 204, 26]), { raw: { width: 1, height: 2, channels: 3 } })
    .resize(40, 60, { kernel: "nearest", fit: "fill" })
    .toColourspace("srgb")
    .png()
    .toBuffer();

export const stillFiles: HardFile[] = [
  { name: "tall screenshot.png", make: () => chart(1_440, 20_000).png().toBuffer() },
  { name: "wide panorama.png", make: () => chart(20_000, 1_440).png().toBuffer() },
  { name: "tall scan.jpg", make: () => chart(1_200, 30_000).jpeg().toBuffer() },
  { name: "100 megapixels.jpg", make: () => chart(11_500, 8_600).jpeg().toBuffer() },
  { name: "wider than WebP.jpg", make: () => chart(17_000, 600).jpeg().toBuffer() },
  { name: "as long as WebP.webp", make: () => chart(160, 16_383).webp().toBuffer() },
  { name: "one pixel.png", make: () => chart(1, 1).png().toBuffer() },
  { name: "a column.png", make: () => line(12, 4_000, { width: 3, height: 4_000 }) },
  { name: "a line.png", make: () => line(4_000, 9, { width: 4_000, height: 3 }) },
  { name: "progressive.jpg", make: () => chart(801, 533).jpeg({ progressive: true }).toBuffer() },
  {
    name: "4:4:4.jpg",
    make: () => chart(333, 777).jpeg({ chromaSubsampling: "4:4:4" }).toBuffer(),
  },
  { name: "grey.jpg", make: () => chart(640, 480).greyscale().jpeg().toBuffer() },
  { name: "mozjpeg.jpg", make: () => chart(900, 600).jpeg({ mozjpeg: true }).toBuffer() },
  { name: "with a film behind.jpg", make: withFilmBehind },
  ...[2, 3, 5, 6, 8].map((n) => ({ name: `turned ${n}.jpg`, make: () => turned(n) })),
  { name: "Übersicht 風景 👋.jpg", make: () => chart(1_001, 667).jpeg().toBuffer() },
  { name: "Screenshot at 9.41.02\u202fAM.png", make: () => chart(1_002, 668).png().toBuffer() },
  { name: "صورة.webp", make: () => chart(1_003, 669).webp().toBuffer() },
  ...Object.entries(colourSamples).map(([name, [make]]) => ({
    name,
    make: async () => Buffer.from(await make()),
  })),
  { name: "interlaced.png", make: () => chart(700, 500, 0).png({ progressive: true }).toBuffer() },
  { name: "palette.png", make: () => chart(700, 501, 0).png({ palette: true }).toBuffer() },
  { name: "black and white.png", make: () => bilevel().toBuffer() },
  { name: "clear.webp", make: () => chart(700, 502, 60).webp().toBuffer() },
  { name: "lossless.webp", make: () => chart(700, 503).webp({ lossless: true }).toBuffer() },
  { name: "clear.avif", make: () => chart(700, 504, 60).avif({ effort: 0 }).toBuffer() },
  {
    name: "coarse colour.avif",
    make: () => chart(705, 505).avif({ effort: 0, chromaSubsampling: "4:2:0" }).toBuffer(),
  },
  {
    name: "scan.tiff",
    make: () => chart(706, 506).tiff({ compression: "lzw" }).toBuffer(),
    looks: () => [chart(706, 506).png().toBuffer()],
  },
  { name: "favicon.ico", make: icon },
  { name: "IMG_2041.HEIC", make: () => readFile("e2e/media/phone.heic"), looks: () => [phone()] },
  { name: "drawing.svg", make: async () => svg('width="300" height="200"') },
  {
    name: "huge view box.svg",
    make: async () => svg('viewBox="0 0 20000 12000" preserveAspectRatio="none"'),
  },
  {
    name: "drawing with text.svg",
    make: async () => svg('width="40mm" height="30mm"', '<text x="5" y="50">Aä</text>'),
  },
  { name: "still.gif", make: async () => gif(320, 200, 1) },
  { name: "large.gif", make: async () => gif(720, 480, 14) },
  { name: "tall.gif", make: async () => gif(240, 1_200, 6) },
  {
    name: "moving.webp",
    make: async () =>
      sharp(gif(640, 400, 6), { animated: true })
        .webp()
        .toBuffer(),
  },
  {
    name: "moving.png",
    make: async () => animatedPng(120, 80),
    looks: () => [flat(120, 80, "#000000"), flat(120, 80, "#ffffff")],
  },
  {
    name: "moving.avif",
    make: () => animatedAvif(96),
    looks: () => [flat(96, 96, "#204060"), flat(96, 96, "#e0a040")],
  },
];
