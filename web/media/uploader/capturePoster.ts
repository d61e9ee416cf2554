/** A still of a video, and the duration of the video. */
export type Poster = { picture: Blob; durationSeconds: number | undefined };

/** How long a video may take to load, in milliseconds. */
const timeout = 15_000;

/** Captures a still shortly after the start of a video. Null where this browser cannot play it. */
export async function capturePoster(file: Blob): Promise<Poster | null> {
  const video = document.createElement("video");
  const address = URL.createObjectURL(file);
  try {
    video.muted = true;
    video.playsInline = true;
    video.preload = "auto";
    video.src = address;
    await happens(video, "loadeddata");
    const duration = Number.isFinite(video.duration) ? video.duration : undefined;
    video.currentTime = Math.min(1, (duration ?? 0) / 4);
    await happens(video, "seeked");
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

/** The current frame of a video, as a picture. */
export function drawFrame(video: HTMLVideoElement): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext("2d")?.drawImage(video, 0, 0);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.9));
}

function happens(video: HTMLVideoElement, event: "loadeddata" | "seeked"): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("the video shows nothing")), timeout);
    const settle = (act: () => void) => () => {
      clearTimeout(timer);
      act();
    };
    video.addEventListener(event, settle(resolve), { once: true });
    video.addEventListener(
      "error",
      settle(() => reject(new Error("the video cannot be played"))),
      {
        once: true,
      },
    );
  });
}
