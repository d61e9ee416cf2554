import {
  BufferTarget,
  CanvasSource,
  canEncodeVideo,
  Mp4OutputFormat,
  Output,
  Quality,
} from "mediabunny";
import type { ConversionOrder, WorkerNews } from "./conversion";

/**
 * Browsers show a frame with a duration below `shortestDuration` for `raisedDuration`. Both are in
 * microseconds.
 */
const shortestDuration = 11_000;
const raisedDuration = 100_000;

/** The maximum number of encodings, until the video is small enough. */
const maxTrials = 5;

/**
 * The fraction of the size limit that a further trial aims at, because encoders exceed the bitrate that is set
 * in them.
 */
const margin = 0.8;

/** The minimum number of bits for a pixel of a frame. With fewer bits, a video with fewer pixels looks better. */
const bitsOfPixel = 0.04;

/** The minimum length of the sides in a further trial, as a fraction of their length in the trial before. */
const smallestStep = 0.6;

/** The bitrate of AV1, as a fraction of the bitrate with which H.264 looks the same. */
const partForAv1 = 0.75;

type Hooks = {
  onProgress: (progress: number) => void;
  /** Resolves at once, or, while the work is paused, when the work continues. */
  whileItRuns: () => Promise<void>;
};

/**
 * Converts an animated picture to a video without sound, with fewer bits and pixels if the video would be too
 * large. Adds a version with AV1 if that is smaller.
 */
export async function convertFrames(order: ConversionOrder, hooks: Hooks): Promise<WorkerNews> {
  if (!("ImageDecoder" in self)) {
    return {
      refusal: "This browser cannot read the frames of a picture. Use Chrome, Edge or Firefox.",
    };
  }
  const { file, byteLimit, shortSide } = order;
  const data = await file.arrayBuffer();
  const decoder = new ImageDecoder({ data, type: file.type, preferAnimation: true });
  try {
    await decoder.tracks.ready;
    await decoder.completed;
    let [side, bitrate] = [shortSide, order.bitrate];
    // How many encodings follow is not known, so each fills half of the progress that is left.
    let left = 2;
    const encodeNext = (codec: "avc" | "av1", itsBitrate: number) => {
      left /= 2;
      return encode(decoder, codec, side, itsBitrate, {
        ...hooks,
        onProgress: (progress) => hooks.onProgress(1 - left * (1 - progress / 2)),
      });
    };
    for (let trial = 0; trial < maxTrials; trial++) {
      const { video, seconds, pixels } = await encodeNext("avc", bitrate);
      if (video.size <= byteLimit) {
        const encodeAv1 = () => encodeNext("av1", bitrate * partForAv1);
        // If AV1 fails, the video with H.264 is enough.
        const other = (await canEncodeVideo("av1")) && (await encodeAv1().catch(() => null));
        return { videos: other && other.video.size < video.size ? [video, other.video] : [video] };
      }
      const affordable = ((byteLimit * 8) / seconds) * margin;
      // The second trial has fewer bits, and no more pixels than look good with these bits. If the encoder
      // exceeds the bitrate, further trials have fewer pixels.
      const share =
        trial === 0 ? affordable / (pixels * bitsOfPixel) : (byteLimit / video.size) * margin;
      side = Math.round(side * Math.min(1, Math.max(smallestStep, Math.sqrt(share))));
      bitrate = Math.round(Math.min(affordable, bitrate));
    }
  } finally {
    decoder.close();
  }
  return {
    refusal:
      "This picture has too many frames for a small video: phones get a still of it where it is too large for them. Cut it shorter, or export it as MP4.",
  };
}

async function encode(
  decoder: ImageDecoder,
  codec: "avc" | "av1",
  shortSide: number,
  bitrate: number,
  { onProgress, whileItRuns }: Hooks,
) {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: "in-memory" }), target });
  const count = decoder.tracks.selectedTrack?.frameCount ?? 1;
  const canvas = new OffscreenCanvas(2, 2);
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) throw new Error("This browser has no memory left.");
  const source = new CanvasSource(canvas, {
    ...{ codec, quality: new Quality({ bitrate }), keyFrameInterval: 10 },
  });
  output.addVideoTrack(source);
  let seconds = 0;
  try {
    for (let frameIndex = 0; frameIndex < count; frameIndex++) {
      await whileItRuns();
      const { image } = await decoder.decode({ frameIndex });
      const { displayWidth, displayHeight } = image;
      if (frameIndex === 0) {
        const scale = Math.min(1, shortSide / Math.min(displayWidth, displayHeight));
        canvas.width = even(displayWidth * scale);
        canvas.height = even(displayHeight * scale);
        context.imageSmoothingQuality = "high";
        await output.start();
      }
      // The background of a frame with transparent parts.
      context.fillStyle = "#ffffff";
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
      const own = image.duration ?? 0;
      image.close();
      const duration = (own < shortestDuration ? raisedDuration : own) / 1_000_000;
      await source.add(seconds, duration);
      seconds += duration;
      onProgress((frameIndex + 1) / count);
    }
    await output.finalize();
  } catch (error) {
    await output.cancel();
    throw error;
  }
  const video = new Blob([target.buffer ?? ""], { type: "video/mp4" });
  return { video, seconds, pixels: (canvas.width * canvas.height * count) / seconds };
}

/** Rounds a size to an even number, as H.264 requires. */
export function even(size: number): number {
  return Math.max(2, Math.round(size / 2) * 2);
}
