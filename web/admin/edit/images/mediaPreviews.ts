import { createContext, use } from "react";
import { graphql, readInlineData } from "react-relay";
import type { mediaPreviews_media$key } from "../../../__generated__/mediaPreviews_media.graphql";
import type { mediaPreviews_module$key } from "../../../__generated__/mediaPreviews_module.graphql";
import type { Measured } from "../../../media/places";
import type { MediaDescription } from "../../library/descriptions/AnswerForm";

/** The data of a picture or video for a small view. */
export type MediaPreview = {
  kind: "image" | "video";
  /** The address of a small still picture. Null for a video without a still. */
  thumbnail: string | null;
  /** The address and the size of the original. Undefined if no stored file has the address. */
  original?: Measured | undefined;
  /** The name and the description of the file. Undefined if no stored file has the address. */
  description?: MediaDescription;
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
      offeredDescription
    }
  }
`;

/** The pictures and videos of a module. */
export function mediaOfModule(module: mediaPreviews_module$key) {
  return readInlineData(
    graphql`
      fragment mediaPreviews_module on ContentModule @inline {
        previewedMedia {
          ...mediaPreviews_media
        }
      }
    `,
    module,
  ).previewedMedia;
}

/** Reads previews from the server's data. The keys of the map are the addresses as the content has them. */
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

/** The path of an asset: its address in the content, without the query and fragment. */
export function assetPath(src: string): string {
  return src.replace(/[?#].*/s, "");
}

/** The known preview of an address or its path. If none is known, the address decides: video or picture. */
export function useMediaPreview(src: string): MediaPreview {
  const { previews } = use(MediaPreviewsContext);
  const known = previews.get(src) ?? previews.get(assetPath(src));
  if (known) return known;
  return isVideoAddress(src)
    ? { kind: "video", thumbnail: null }
    : { kind: "image", thumbnail: src };
}

/** Returns a function that notes the stored description of an address whose preview is known. */
export function useRememberDescription() {
  const { previews, remember } = use(MediaPreviewsContext);
  return (src: string, described: Partial<MediaDescription>) => {
    const preview = previews.get(src) ?? previews.get(assetPath(src));
    if (!preview?.description) return;
    remember(src, { ...preview, description: { ...preview.description, ...described } });
  };
}

/** Whether an address is probably that of a video: by its extension, or below /objects/ without extension. */
export function isVideoAddress(src: string): boolean {
  return /(?:\.(?:mp4|webm|mov|avi)|^\/objects\/[^.?]+)(?:\?|$)/i.test(src);
}
