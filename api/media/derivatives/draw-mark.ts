/**
 * The name in a watermark, as outlines of its letters. The first letter begins at x = 0, and the baseline is
 * at y = 0. The name is not drawn as a text, because a text could contain markup.
 */
export type MarkLettering = {
  /** Data of an SVG path. */
  path: string;
  /** The width of the name, in the units of the path. */
  width: number;
  /** The font size, in the units of the path. */
  size: number;
};

/**
 * The angle of a watermark, in degrees; its font size, as a share of the picture's width; and its minimum
 * font size, in pixels.
 */
const markAngle = 24;
const markShare = 1 / 28;
const minMarkSize = 12;

/**
 * Draws a tile that contains the name. The caller repeats the tile over a picture. The name is visible on
 * light and on dark colours, and the tile is no larger than the picture.
 * @param pictureWidth in pixels, like `height`
 * @returns SVG
 */
export function drawMark(
  { path, width, size }: MarkLettering,
  pictureWidth: number,
  height: number,
): Buffer {
  const radians = (markAngle * Math.PI) / 180;
  const spread = [
    width * Math.cos(radians) + size * Math.sin(radians),
    width * Math.sin(radians) + size * Math.cos(radians),
  ] as const;
  const scale = Math.min(
    Math.max(pictureWidth * markShare, minMarkSize) / size,
    (pictureWidth * 0.9) / spread[0],
    (height * 0.9) / spread[1],
  );
  const gap = 5 * size;
  const tile = [
    Math.max(1, Math.min(pictureWidth, Math.floor((spread[0] + gap) * scale))),
    Math.max(1, Math.min(height, Math.floor((spread[1] + gap) * scale))),
  ] as const;
  const place = `translate(${tile[0] / 2} ${tile[1] / 2}) rotate(${-markAngle}) scale(${scale}) translate(${-width / 2} ${size / 3})`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${tile[0]}" height="${tile[1]}"><path transform="${place}" d="${path}" fill="#fff" fill-opacity=".25" stroke="#000" stroke-opacity=".25" stroke-width="${size / 24}"/></svg>`,
  );
}
