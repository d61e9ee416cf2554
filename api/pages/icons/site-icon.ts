import { openOwnFonts } from "../lettering/fonts.ts";
import { capHeight, drawLine } from "../lettering/lettering.ts";
import { seenOn } from "../seen-on.ts";

type IconColors = { background: string; textPrimary: string; navHover: string };

/** The name and the colours of an icon that is drawn because the owner has not chosen a picture. */
export type IconSubject = { name: string; colors: IconColors };

/** The height of the letter. All sizes are in a view box of 32 by 32 units. */
const letterHeight = 16;
const dot = { radius: 2.6, distance: 1.6 };
const widest = 25;

/**
 * Draws the site's icon as SVG in the owner's colours: the first letter of the name and a dot, or a
 * frame around a dot if the built-in font lacks that letter.
 * @param radius the radius of the corners
 */
export function drawIcon({ name, colors }: IconSubject, radius = 8): string {
  const { background, textPrimary, navHover } = colors;
  const front = seenOn(background, textPrimary);
  const light = seenOn(background, navHover);
  const ground = `<rect width="32" height="32" rx="${radius}" fill="${background}"/>`;
  const drawn = drawInitial(name, front, light) ?? drawFrame(front, light);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${ground}${drawn}</svg>`;
}

function drawInitial(name: string, color: string, light: string): string | null {
  const initial = /[\p{L}\p{N}]\p{M}*/u.exec(name.normalize("NFC"))?.[0].toLocaleUpperCase();
  const letter = initial
    ? drawLine(initial, { size: letterHeight / capHeight, fonts: openOwnFonts("grotesque") })
    : null;
  if (!letter) return null;
  const width = letter.width + dot.distance + 2 * dot.radius;
  const scale = Math.min(1, widest / width);
  const x = 16 - (width * scale) / 2;
  const y = 16 + (letterHeight * scale) / 2;
  const place = `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(3)})`;
  const center = (letter.width + dot.distance + dot.radius).toFixed(2);
  return `<g transform="${place}"><path d="${letter.path}" fill="${color}"/><circle cx="${center}" cy="-${dot.radius}" r="${dot.radius}" fill="${light}"/></g>`;
}

function drawFrame(color: string, light: string): string {
  return `<rect x="7" y="7" width="18" height="18" rx="4" fill="none" stroke="${color}" stroke-width="2.5"/><circle cx="16" cy="16" r="4" fill="${light}"/>`;
}

/** An ICO file that contains one PNG of 32 pixels. */
export function wrapInIco(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // number of pictures
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/**
 * An SVG file that contains a square PNG, for /favicon.svg if the owner's icon is not an SVG.
 * @param size width and height in pixels
 */
export function wrapInSvg(png: Buffer, size: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><image width="${size}" height="${size}" href="data:image/png;base64,${png.toString("base64")}"/></svg>`;
}
