import pictures from "./media/pictures.json" with { type: "json" };

type PictureName = keyof typeof pictures;

export type DemoMediaName = PictureName | "passage-video";

/**
 * The folder with the demo's files, relative to the root of the repository. It has a folder for
 * each project of the demo, and a folder for people.
 */
export const demoMediaFolder = "api/demo/media";

const video = {
  kind: "video",
  fileName: "passage-video.mp4",
  mediaType: "video/mp4",
  altText: "A ship leaves the proposed track for the pilot’s own line when a tow appears ahead",
  width: 1600,
  height: 1000,
  durationSeconds: 6,
  byteSize: 211594,
  checksum: "4f38f272b56a735f641752c0025188e462bd9c31ea808d9c8b9b7e9bc080dbed",
  posterName: "passage-video-poster",
} as const;

/** The focal point of pictures that phones crop to their subject, as a share of the width. */
const focalX: Partial<Record<PictureName, number>> = {
  "hearten-hero": 0.75,
  "lindholm-hero": 0.75,
};

export type DemoMedia = (typeof demoMedia)[number];

const names = Object.keys(pictures) as PictureName[]; // the keys of a constant

/** All pictures and videos of the demo portfolio. `npm run demo:pictures` lists their subjects. */
export const demoMedia = [
  ...names.map((name) => ({
    kind: "image" as const,
    fileName: fileNameOf(name),
    mediaType: "image/webp",
    ...pictures[name],
    focalX: focalX[name] ?? 0.5,
  })),
  video,
];

export function fileNameOf(name: DemoMediaName): string {
  return name === "passage-video" ? video.fileName : `${name}.webp`;
}

/** The path of a file within `demoMediaFolder`. */
export function placeOf(fileName: string): string {
  const [project, rest] = fileName.split("-");
  return `${rest ? project : "people"}/${fileName}`;
}

/**
 * Whether a stored file is part of the demo of this or an earlier version. The first version had PNGs, and
 * its video was named passage-film.
 */
export function isDemoMedia(path: string): boolean {
  const [, name = ""] = /^\/objects\/([a-z-]+)\.(?:webp|png|mp4)$/.exec(path) ?? [];
  const today = name.replace(/^passage-film/, "passage-video");
  return demoMedia.some(({ fileName }) => fileName.replace(/\.\w+$/, "") === today);
}

/** The address by which content refers to a picture or video. */
export function demoPath(name: DemoMediaName): string {
  return `/objects/${fileNameOf(name)}`;
}
