import { createContext, use } from "react";
import { graphql, readInlineData } from "react-relay";
import type { mediaPreviews_media$key } from "../../../__generated__/mediaPreviews_media.graphql";
import type { Measured } from "../../../media/places";

/** What is known about a picture or video that a small view of it needs. */
export type MediaPreview = {
  kind: "image" | "video";
  /** Address of a small still. Null for a video without one. */
  thumbnail: string | null;
  /** The original. Undefined where nobody knows its size. */
  original?: Measured | undefined;
  /** What is said of it to those who do not see it. Undefined where nothing is stored under the address. */
  description?: MediaDescription;
};

/** A stored file, as far as its description goes. */
export type MediaDescription = {
  id: string;
  version: number;
  fileName: string;
  altText: string;
  isDecorative: boolean;
};

export type MediaPreviews = ReadonlyMap<string, MediaPreview>;

const fragment = graphql`
  fragment mediaPreviews_media on Media @inline {
    src
    kind
    thumbnail
    asset {
      id
      version
      width
      height
      fileName
      altText
      isDecorative
    }
  }
`;

/** Previews by the address that content refers to the media by. */
export function readMediaPreviews(
  media: readonly (mediaPreviews_media$key | null | undefined)[],
): Map<string, MediaPreview> {
  const previews = new Map<string, MediaPreview>();
  for (const key of media) {
    if (!key) continue;
    const { src, kind, thumbnail, asset } = readInlineData(fragment, key);
    previews.set(src, {
      kind: kind === "VIDEO" ? "video" : "image",
      thumbnail: thumbnail ?? null,
      ...(asset && { original: { ...asset, src }, description: asset }),
    });
  }
  return previews;
}

export const MediaPreviewsContext = createContext<{
  previews: MediaPreviews;
  remember: (src: string, preview: MediaPreview) => void;
}>({ previews: new Map(), remember: () => {} });

/** The preview of an address; what is not known is taken by its ending for a video or a picture. */
export function useMediaPreview(src: string): MediaPreview {
  const { previews } = use(MediaPreviewsContext);
  const known = previews.get(src) ?? previews.get(src.replace(/\?.*/s, ""));
  if (known) return known;
  return isVideoAddress(src)
    ? { kind: "video", thumbnail: null }
    : { kind: "image", thumbnail: src };
}

/** Whether an address that nothing is known about has the ending of a video, or none below /objects/. */
export function isVideoAddress(src: string): boolean {
  return /(?:\.(?:mp4|webm|mov|avi)|^\/objects\/[^.?]+)(?:\?|$)/i.test(src);
}
