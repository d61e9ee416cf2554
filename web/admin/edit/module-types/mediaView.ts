import type { ModuleMedia_view$data } from "../../../__generated__/ModuleMedia_view.graphql";
import type { MediaViewInput } from "../../../__generated__/useSaveProjectMutation.graphql";
import type { PreviewMedia } from "../preview/usePreviewMedia";

/** A point in a picture, as fractions of the picture's width and height. A crop has the same unit. */
type Focal = Readonly<{ x: number; y: number }>;
type Crop = Readonly<{ x: number; y: number; width: number; height: number }>;

/** The GraphQL names of the device frames around a picture. */
export const frames = {
  none: "NONE",
  phone: "PHONE",
  tablet: "TABLET",
  browser: "BROWSER",
} as const;
const playbacks = { loop: "LOOP", controls: "CONTROLS" } as const;

/** How a module shows one of its pictures or videos. A missing value stands for its default. */
export type StoredView = Readonly<{
  crop?: Crop;
  focal?: Focal;
  frame?: keyof typeof frames;
  playback?: keyof typeof playbacks;
  startSrc?: string;
}>;

/** Reads a stored view. Leaves out invalid values. Undefined if no value is left. */
export function readView(stored: unknown): StoredView | undefined {
  const { crop, focal, frame, playback, startSrc } = Object(stored);
  const view: StoredView = {
    ...(areNumbers(crop, "x", "y", "width", "height") && { crop }),
    ...(areNumbers(focal, "x", "y") && { focal }),
    ...(Object.hasOwn(frames, frame) && { frame }),
    ...(Object.hasOwn(playbacks, playback) && { playback }),
    ...(typeof startSrc === "string" && { startSrc }),
  };
  return Object.keys(view).length > 0 ? view : undefined;
}

function areNumbers(stored: unknown, ...names: string[]): boolean {
  return names.every((name) => typeof Object(stored)[name] === "number");
}

/** A view as it is sent to the server. */
export function viewInput(view: StoredView | undefined): MediaViewInput | undefined {
  if (!view) return undefined;
  const { crop, focal, frame, playback, startSrc } = view;
  return {
    crop: crop && { x: crop.x, y: crop.y, width: crop.width, height: crop.height },
    focal: focal && { x: focal.x, y: focal.y },
    frame: frame && frames[frame],
    playback: playback && playbacks[playback],
    startSrc,
  };
}

/** A view as the server would return it. Null if all values have their defaults. */
export function previewView(
  view: StoredView | undefined,
  findMedia: (src: string) => PreviewMedia | null,
) {
  if (!view) return null;
  const { crop, focal, frame = "none", playback = "loop", startSrc } = view;
  return {
    crop: crop ?? null,
    focal: focal ?? null,
    frame: frames[frame],
    playback: playbacks[playback],
    start: startSrc ? findMedia(startSrc) : null,
  } satisfies Record<Exclude<keyof ModuleMedia_view$data, ` $${string}`>, unknown>;
}

const frameFacts = { phone: "In a phone", tablet: "In a tablet", browser: "In a browser" };

/** Descriptions of a view, for comparing two versions. */
export function viewFacts(view: StoredView | undefined): string[] {
  const { crop, focal, frame = "none", playback, startSrc } = view ?? {};
  return [
    ...(frame === "none" ? [] : [frameFacts[frame]]),
    ...(playback === "controls" ? ["Started by hand"] : []),
    ...(focal ? [`Focal point ${percent(focal.x)}, ${percent(focal.y)}`] : []),
    ...(crop
      ? [`Cropped to ${[crop.width, crop.height, crop.x, crop.y].map(percent).join(", ")}`]
      : []),
    ...(startSrc ? [`Start picture ${startSrc.split("/").at(-1)}`] : []),
  ];
}

function percent(fraction: number): string {
  return `${Math.round(fraction * 100)} %`;
}
