import { colord, extend } from "colord";
import a11yPlugin from "colord/plugins/a11y";
import { loadSharp } from "../media/derivatives/load-sharp.ts";

extend([a11yPlugin]);

export type IconColors = { background: string; textPrimary: string; navHover: string };

/** The least contrast at which a drawn shape is seen (WCAG 2.2, non-text contrast). */
const leastContrast = 3;

/** The site's icon as SVG: a lit frame in the owner's colours. */
export function drawIcon({ background, textPrimary, navHover }: IconColors, radius = 8): string {
  const frame = seenOn(background, textPrimary);
  const light = seenOn(background, navHover);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${radius}" fill="${background}"/><rect x="7" y="7" width="18" height="18" rx="4" fill="none" stroke="${frame}" stroke-width="2.5"/><circle cx="16" cy="16" r="4" fill="${light}"/></svg>`;
}

function seenOn(background: string, color: string): string {
  if (colord(color).contrast(background) >= leastContrast) return color;
  return colord(background).isDark() ? "#ffffff" : "#000000";
}

/** The icon as PNG, `size` pixels wide. Without rounded corners where a system cuts its own. */
export async function renderIcon(
  colors: IconColors,
  size: number,
  hasCorners = true,
): Promise<Buffer> {
  const svg = Buffer.from(drawIcon(colors, hasCorners ? 8 : 0));
  return loadSharp()(svg, { density: (72 * size) / 32 })
    .resize(size, size)
    .png()
    .toBuffer();
}

/** An ICO file that holds one PNG of 32 pixels. */
export function wrapInIco(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // with one picture
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
