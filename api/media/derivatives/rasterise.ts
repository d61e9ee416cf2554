import { defaultDensity, loadSharp } from "./load-sharp.ts";

/** A drawing that the server generates, as SVG. */
export type Drawing = {
  svg: string;
  /**
   * The width of an icon in pixels; its SVG has a width of 32 units. Null for a card for link previews, which
   * has the size of its SVG.
   */
  iconSize: number | null;
};

/** Draws an SVG. @returns a PNG */
export function rasterise({ svg, iconSize }: Drawing): Promise<Uint8Array> {
  const source = Buffer.from(svg);
  if (iconSize === null) {
    return loadSharp()(source).png({ palette: true, colours: 64 }).toBuffer();
  }
  return loadSharp()(source, { density: (defaultDensity * iconSize) / 32 })
    .resize(iconSize, iconSize)
    .png()
    .toBuffer();
}
