/**
 * Renders spinner.mp4 and spinner.webm again: a light runs around an empty picture frame.
 * Needs ffmpeg with libx264 and libvpx-vp9 on the PATH. Run: npx tsx web/ui/spinner/render.ts
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const size = 128;
const framesPerSecond = 30;
const frames = 48;

const frame = { inset: 30, radius: 6, stroke: 4 } as const;
const side = size - 2 * frame.inset;
const around = 4 * (side - 2 * frame.radius) + 2 * Math.PI * frame.radius;

function draw(time: number): string {
  const swing = (1 - Math.cos(2 * Math.PI * time)) / 2;
  const lit = around * (0.1 + 0.42 * swing);
  const head = around * (time + 0.12 * Math.sin(2 * Math.PI * time));
  const outline = `M${frame.inset + frame.radius} ${frame.inset}h${side - 2 * frame.radius}a${frame.radius} ${frame.radius} 0 0 1 ${frame.radius} ${frame.radius}v${side - 2 * frame.radius}a${frame.radius} ${frame.radius} 0 0 1 -${frame.radius} ${frame.radius}h-${side - 2 * frame.radius}a${frame.radius} ${frame.radius} 0 0 1 -${frame.radius} -${frame.radius}v-${side - 2 * frame.radius}a${frame.radius} ${frame.radius} 0 0 1 ${frame.radius} -${frame.radius}z`;
  const dashes = `stroke-dasharray="${lit} ${around - lit}" stroke-dashoffset="${lit / 2 - head}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}"/><path d="${outline}" fill="none" stroke="#fff" stroke-width="${frame.stroke}" ${dashes}/></svg>`;
}

async function encode(fileName: string, codec: string): Promise<void> {
  const input = `-y -loglevel error -f rawvideo -pix_fmt rgb24 -s ${size}x${size} -r ${framesPerSecond} -i -`;
  const output = fileURLToPath(new URL(fileName, import.meta.url));
  const options = `${input} ${codec} -pix_fmt yuv420p -an`.split(" ");
  const encoder = spawn("ffmpeg", [...options, output], { stdio: ["pipe", "inherit", "inherit"] });
  for (let index = 0; index < frames; index += 1) {
    const pixels = await sharp(Buffer.from(draw(index / frames)))
      .flatten()
      .removeAlpha()
      .toColourspace("srgb")
      .raw()
      .toBuffer();
    if (!encoder.stdin.write(pixels)) {
      await once(encoder.stdin, "drain");
    }
  }
  encoder.stdin.end();
  const [code] = await once(encoder, "close");
  if (code !== 0) {
    throw new Error(`ffmpeg ended with ${String(code)} for ${fileName}`);
  }
}

await encode("spinner.mp4", "-c:v libx264 -preset veryslow -crf 18 -movflags +faststart");
await encode("spinner.webm", "-c:v libvpx-vp9 -crf 24 -b:v 0 -row-mt 1");
