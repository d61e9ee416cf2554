import { openPicture } from "../inspect/open-picture.ts";
import type { ImageJob } from "./image-job.ts";

/** What SVG draws at its own size, in dots an inch. */
const usualDensity = 72;
const highestDensity = 2_400;

/** A picture as an icon: square, all of it in view. */
export async function renderIcon(job: Extract<ImageJob, { kind: "icon" }>): Promise<Buffer> {
  const { file, size, background, drawnSize } = job;
  const density = drawnSize && Math.min((usualDensity * size) / drawnSize, highestDensity);
  const icon = openPicture(file, density ? { density } : {}).resize(size, size, {
    fit: "contain",
    background: background ?? "#00000000",
  });
  return (background ? icon.flatten({ background }) : icon).png().toBuffer();
}
