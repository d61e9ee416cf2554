/**
 * Draws api/demo/media/passage/passage-video.mp4 again. Only needed after the drawing has changed.
 * Needs ffmpeg with libx264 on the PATH. Run: npx tsx scripts/demo/draw-video.ts
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { videoPicture } from "./passage/video.ts";

const framesPerSecond = 30;
const seconds = 6;
const target = fileURLToPath(
  new URL("../../api/demo/media/passage/passage-video.mp4", import.meta.url),
);

const encoder = spawn(
  "ffmpeg",
  [
    [
      "-y",
      "-loglevel",
      "error",
      "-f",
      "rawvideo",
      "-pix_fmt",
      "rgb24",
      "-s",
      "1600x1000",
      "-r",
      String(framesPerSecond),
      "-i",
      "-",
    ],
    [
      "-c:v",
      "libx264",
      "-preset",
      "veryslow",
      "-tune",
      "animation",
      "-crf",
      "23",
      "-pix_fmt",
      "yuv420p",
    ],
    [
      "-vf",
      "scale=out_color_matrix=bt709:out_range=tv",
      "-colorspace",
      "bt709",
      "-color_primaries",
      "bt709",
      "-color_trc",
      "bt709",
    ],
    ["-movflags", "+faststart", "-an", target],
  ].flat(),
  { stdio: ["pipe", "inherit", "inherit"] },
);

const frames = framesPerSecond * seconds;
for (let frame = 0; frame < frames; frame += 1) {
  const pixels = await sharp(Buffer.from(videoPicture(frame / frames)))
    .flatten()
    .removeAlpha()
    .raw()
    .toBuffer();
  if (!encoder.stdin.write(pixels)) {
    await once(encoder.stdin, "drain");
  }
}
encoder.stdin.end();
const [code] = await once(encoder, "close");
if (code !== 0) {
  throw new Error(`ffmpeg ended with ${String(code)}`);
}
