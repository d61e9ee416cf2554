import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "playwright-core";
import sharp from "sharp";
import type { HardFile } from "./still-files.ts";

/** The settings of a video that a browser encodes. */
type Film = {
  codec: "avc" | "vp8" | "vp9" | "av1";
  container: "mp4" | "mov" | "webm";
  width: number;
  height: number;
  rotation?: 90;
  withSound?: boolean;
};

const films: Record<string, Film> = {
  "film.mp4": { codec: "avc", container: "mp4", width: 640, height: 360 },
  "QuickTime.mov": { codec: "avc", container: "mov", width: 640, height: 362 },
  "upright.mp4": { codec: "avc", container: "mp4", width: 360, height: 640 },
  "turned.mp4": { codec: "avc", container: "mp4", width: 640, height: 366, rotation: 90 },
  "with sound.webm": { codec: "vp9", container: "webm", width: 640, height: 368, withSound: true },
  "old.webm": { codec: "vp8", container: "webm", width: 640, height: 372 },
  "new.webm": { codec: "av1", container: "webm", width: 640, height: 374 },
};

/**
 * The options with which ffmpeg encodes videos, by the names of their files: formats that video
 * editors and cameras export, and that browsers do not encode.
 */
const exports: Record<string, { options: string[]; warnedBy?: HardFile["warnedBy"] }> = {
  "ProRes 422.mov": {
    options: ["-c:v", "prores_ks", "-profile:v", "3", "-pix_fmt", "yuv422p10le"],
    warnedBy: ["clicks", "REST"],
  },
  "ProRes 4444.mov": {
    options: ["-c:v", "prores_ks", "-profile:v", "4", "-pix_fmt", "yuva444p10le"],
    warnedBy: ["clicks", "REST"],
  },
  "HEVC.mov": {
    options: ["-c:v", "libx265", "-tag:v", "hvc1", "-pix_fmt", "yuv420p"],
    warnedBy: ["clicks", "REST"],
  },
  "HEVC, 10 bits.mov": {
    options: ["-c:v", "libx265", "-tag:v", "hvc1", "-pix_fmt", "yuv420p10le"],
    warnedBy: ["clicks", "REST"],
  },
  "4:2:2.mp4": { options: ["-c:v", "libx264", "-pix_fmt", "yuv422p"], warnedBy: ["REST"] },
  "4:4:4.mp4": { options: ["-c:v", "libx264", "-pix_fmt", "yuv444p"], warnedBy: ["REST"] },
  "10 bits.mp4": { options: ["-c:v", "libx264", "-pix_fmt", "yuv420p10le"], warnedBy: ["REST"] },
  "MPEG-4 Part 2.mp4": { options: ["-c:v", "mpeg4"], warnedBy: ["clicks", "REST"] },
  "variable rate.mp4": {
    options: [
      ...["-c:v", "libx264", "-pix_fmt", "yuv420p", "-vsync", "vfr"],
      ...["-vf", "select=not(mod(n\\,7))+lt(mod(n\\,12)\\,4),scale=out_color_matrix=bt709"],
    ],
  },
  "in fragments.mp4": {
    options: ["-c:v", "libx264", "-pix_fmt", "yuv420p", "-movflags", "frag_keyframe+empty_moov"],
  },
};

function exportFilms(ffmpeg: string): HardFile[] {
  return Object.entries(exports).map(([name, { options, warnedBy }]) => ({
    name,
    make: () => encodeByFfmpeg(ffmpeg, name, options),
    looks: () => [frameOf(exported)],
    ...(warnedBy && { warnedBy }),
  }));
}

const exported = { width: 640, height: 360 };

async function encodeByFfmpeg(ffmpeg: string, name: string, options: string[]): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-film-"));
  const [frame, film] = [join(folder, "frame.png"), join(folder, `film.${name.split(".").at(-1)}`)];
  try {
    await writeFile(frame, await frameOf(exported));
    const colours = ["-colorspace", "-color_primaries", "-color_trc"].flatMap((each) => [
      each,
      "bt709",
    ]);
    await promisify(execFile)(ffmpeg, [
      ...["-v", "error", "-loop", "1", "-framerate", "24", "-t", "1.5", "-i", frame],
      ...["-vf", "scale=out_color_matrix=bt709", ...options, ...colours, film],
    ]);
    return await readFile(film);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Encodes videos in a browser window by WebCodecs, and by ffmpeg. Each video shows a chart of
 * colours for a second and a half.
 * @param page any page of Chromium
 * @param ffmpeg the path of ffmpeg
 */
export async function makeFilms(page: Page, ffmpeg: string): Promise<HardFile[]> {
  await loadEncoder(page);
  const made: HardFile[] = [];
  for (const [name, film] of Object.entries(films)) {
    const bytes = Buffer.from(await page.evaluate(encode, { ...film, colours }), "base64");
    const looks = () => [frameOf(film)];
    made.push({ name, make: async () => bytes, looks });
  }
  return [...made, ...exportFilms(ffmpeg)];
}

async function loadEncoder(page: Page): Promise<void> {
  await page.evaluate(
    (code) => {
      const module = { exports: {} };
      new Function("module", "exports", code)(module, module.exports);
      Object.assign(globalThis, { mediabunny: module.exports });
    },
    await readFile("node_modules/mediabunny/dist/bundles/mediabunny.min.cjs", "utf8"),
  );
}

/** Encodes a video of one minute in 1080p with 30 frames a second, and saves it as a file. */
export async function saveMinute(page: Page, file: string): Promise<void> {
  await loadEncoder(page);
  const saved = page.waitForEvent("download", { timeout: 0 });
  await page.evaluate(encodeMinute);
  await (await saved).saveAs(file);
}

/** Runs in the page. */
async function encodeMinute() {
  const library = (globalThis as unknown as { mediabunny: typeof import("mediabunny") }).mediabunny;
  const target = new library.BufferTarget();
  const format = new library.Mp4OutputFormat({ fastStart: "in-memory" });
  const output = new library.Output({ format, target });
  const canvas = new OffscreenCanvas(1_920, 1_080);
  const context = canvas.getContext("2d");
  const quality = new library.Quality({ bitrate: 10_000_000 });
  const source = new library.CanvasSource(canvas, { codec: "avc", quality });
  output.addVideoTrack(source);
  await output.start();
  for (let frame = 0; frame < 1_800; frame++) {
    for (let field = 0; field < 144 && context; field++) {
      const [column, row] = [field % 16, Math.floor(field / 16)];
      context.fillStyle = `hsl(${(field * 31 + frame) % 360} 60% ${30 + ((field * 7) % 50)}%)`;
      context.fillRect(((column * 120 + frame * 3) % 2_040) - 120, row * 120, 120, 120);
    }
    await source.add(frame / 30, 1 / 30);
  }
  await output.finalize();
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([target.buffer ?? ""], { type: "video/mp4" }));
  link.download = "minute.mp4";
  link.click();
}

const colours = ["#c0392b", "#27ae60", "#2980b9", "#f1c40f", "#8e44ad", "#16a085"];

function frameOf({
  width,
  height,
  rotation,
}: Pick<Film, "width" | "height" | "rotation">): Promise<Buffer> {
  const pixels = Buffer.from(colours.join("").replaceAll("#", ""), "hex");
  return sharp(pixels, { raw: { width: 3, height: 2, channels: 3 } })
    .resize(width, height, { kernel: "nearest", fit: "fill" })
    .png()
    .toBuffer()
    .then((frame) =>
      sharp(frame)
        .rotate(rotation ?? 0)
        .png()
        .toBuffer(),
    );
}

/** Runs in the page. */
async function encode(film: Film & { colours: string[] }) {
  const { codec, container, width, height, rotation, withSound, colours } = film;
  const library = (globalThis as unknown as { mediabunny: typeof import("mediabunny") }).mediabunny;
  const formats = {
    mp4: () => new library.Mp4OutputFormat({ fastStart: "in-memory" }),
    mov: () => new library.MovOutputFormat({ fastStart: "in-memory" }),
    webm: () => new library.WebMOutputFormat(),
  };
  const target = new library.BufferTarget();
  const output = new library.Output({ format: formats[container](), target });
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  const quality = new library.Quality({ bitrate: 800_000 });
  const source = new library.CanvasSource(canvas, { codec, quality });
  output.addVideoTrack(source, rotation ? { rotation } : {});
  const sound = withSound
    ? new library.AudioBufferSource({
        codec: "opus",
        quality: new library.Quality({ bitrate: 64_000 }),
      })
    : null;
  if (sound) output.addAudioTrack(sound);
  await output.start();
  for (let frame = 0; frame < 36; frame++) {
    colours.forEach((colour, n) => {
      if (!context) return;
      context.fillStyle = colour;
      context.fillRect(
        ((n % 3) * width) / 3,
        (Math.floor(n / 3) * height) / 2,
        width / 3,
        height / 2,
      );
    });
    await source.add(frame / 24, 1 / 24);
  }
  if (sound) await sound.add(new AudioBuffer({ length: 72_000, sampleRate: 48_000 }));
  await output.finalize();
  const bytes = new Uint8Array(target.buffer ?? new ArrayBuffer(0));
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
