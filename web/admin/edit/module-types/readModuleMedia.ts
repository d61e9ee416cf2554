import { readInlineData } from "react-relay";
import type { blocks_media$key } from "../../../__generated__/blocks_media.graphql";
import type { mediaPreviews_media$key } from "../../../__generated__/mediaPreviews_media.graphql";
import { mediaFragment } from "../../../modules/blocks";

type Media = mediaPreviews_media$key | null | undefined;
type View = { readonly start: Media } | null | undefined;
type Row = { readonly media: Media; readonly mediaView?: View };

/** What the fragment has under each of its names. */
type Held = Media | View | Row | readonly Row[];

function mediaIn(held: Held): Media[] {
  if (!held) return [];
  if (Array.isArray(held)) return held.flatMap(mediaIn);
  if ("start" in held) return [held.start];
  return "media" in held ? [held.media, held.mediaView?.start] : [held as Media]; // nothing else is left
}

/** The pictures and videos of a module. */
export function readModuleMedia(module: blocks_media$key): Media[] {
  const { " $fragmentType": _, ...held } = readInlineData(mediaFragment, module);
  return Object.values<Held>(held).flatMap(mediaIn);
}
