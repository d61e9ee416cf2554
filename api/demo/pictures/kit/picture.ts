import sharp from "sharp";

export type Picture = {
  width: number;
  height: number;
  alt: string;
  /** The whole picture as an SVG document of the stated size. */
  draw: () => string;
};

export async function renderPicture(picture: Picture): Promise<Buffer> {
  return sharp(Buffer.from(picture.draw()), { unlimited: true })
    .flatten()
    .png({ compressionLevel: 6 })
    .toBuffer();
}
