import type { MediaAsset } from "../../database/__generated__/prisma/client.ts";
import { cropStart } from "../crop-start.ts";
import { openPicture } from "../inspect/open-picture.ts";
import { previewSize } from "./derivative-addresses.ts";

type Picture = Pick<MediaAsset, "width" | "height" | "focalX" | "focalY">;

/** Cuts the crop for link previews out of a picture, its subject as near to the middle as it fits. */
export async function cropPreview(file: string, picture: Picture): Promise<Buffer> {
  const { width, height } = previewSize;
  const scale = Math.max(width / picture.width, height / picture.height);
  const scaled = {
    width: Math.max(width, Math.round(picture.width * scale)),
    height: Math.max(height, Math.round(picture.height * scale)),
  };
  const bytes = await openPicture(file)
    .resize({ ...scaled, fit: "fill" })
    .extract({
      left: Math.round(cropStart(picture.focalX, scaled.width, width)),
      top: Math.round(cropStart(picture.focalY, scaled.height, height)),
      width,
      height,
    })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
  return bytes;
}
