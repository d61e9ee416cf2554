/** A still of a video, and the duration of the video. */
export type Poster = { picture: Blob; durationSeconds: number | undefined };

/** How long a video may take to load, and to seek to each frame, in milliseconds. */
const timeout = 15_000;

/** The maximum number of frames that are tried for the still. */
const maxTries = 8;

/**
 * Captures a still of a video. It tries several frames, from shortly after the start towards the end, and
 * takes the first frame with enough contrast, because many videos begin black, or with a plain colour. If no
 * frame has enough contrast, it takes the frame with the most. Null if this browser cannot play the video.
 * @param source the video, or its address on this site
 */
export async function capturePoster(source: Blob | string): Promise<Poster | null> {
  const video = document.createElement("video");
  const address = typeof source === "string" ? source : URL.createObjectURL(source);
  try {
    video.muted = true;
    video.playsInline = true;
    video.preload = "auto";
    video.src = address;
    await happens(video, "loadeddata");
    const duration = Number.isFinite(video.duration) ? video.duration : undefined;
    const start = Math.min(1, (duration ?? 0) / 4);
    let best = { contrast: -1, moment: start };
    for (let tried = 0; tried < maxTries && best.contrast < enoughContrast; tried++) {
      const moment = start + (((duration ?? start) - start) * tried) / maxTries;
      await seek(video, moment);
      const contrast = contrastOf(video);
      if (contrast > best.contrast) best = { contrast, moment };
    }
    await seek(video, best.moment);
    const picture = await drawFrame(video);
    return picture && { picture, durationSeconds: duration };
  } catch {
    return null;
  } finally {
    video.removeAttribute("src");
    video.load();
    URL.revokeObjectURL(address);
  }
}

async function seek(video: HTMLVideoElement, moment: number): Promise<void> {
  if (video.currentTime === moment) return;
  video.currentTime = moment;
  await happens(video, "seeked");
}

/** The width and height to which a frame is reduced before its contrast is measured, in pixels. */
const judgedSize = 32;

/**
 * The minimum contrast of a still, as contrastOf measures it. A frame with less contrast is a plain colour or
 * too dark.
 */
const enoughContrast = 12;

/** The contrast of the current frame: the standard deviation of its grey levels, which are from 0 to 255. */
function contrastOf(video: HTMLVideoElement): number {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = judgedSize;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return enoughContrast;
  context.drawImage(video, 0, 0, judgedSize, judgedSize);
  const { data } = context.getImageData(0, 0, judgedSize, judgedSize);
  const levels = Array.from({ length: judgedSize ** 2 }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3);
    return 0.3 * red + 0.6 * green + 0.1 * blue;
  });
  const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length;
  return Math.sqrt(levels.reduce((sum, level) => sum + (level - mean) ** 2, 0) / levels.length);
}

/**
 * Returns the current frame of a video as a JPEG. If the video is seeking, it waits until the seek ends. Null
 * if the browser cannot encode the frame.
 * @throws if the seek fails or the frame cannot be read
 */
export async function drawFrame(video: HTMLVideoElement): Promise<Blob | null> {
  if (video.seeking) await happens(video, "seeked");
  const canvas = document.createElement("canvas");
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext("2d")?.drawImage(video, 0, 0);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.9));
}

/**
 * Waits for an event of a video. @throws {Event} the video's error event, or the abort event of the timeout
 */
function happens(video: HTMLVideoElement, event: "loadeddata" | "seeked"): Promise<unknown> {
  return new Promise((resolve, reject) => {
    video.addEventListener(event, resolve, { once: true });
    video.addEventListener("error", reject, { once: true });
    AbortSignal.timeout(timeout).addEventListener("abort", reject);
  });
}
