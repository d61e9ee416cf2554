import { graphql, readInlineData } from "react-relay";
import type { mediaPreviews_media$key } from "../../__generated__/mediaPreviews_media.graphql";
import type { readModuleMedia_module$key } from "../../__generated__/readModuleMedia_module.graphql";

const fragment = graphql`
  fragment readModuleMedia_module on ContentModule @inline {
    standIn {
      media {
        ...mediaPreviews_media
      }
    }
    ... on TextImageModule {
      media {
        ...mediaPreviews_media
      }
      mediaView {
        start {
          ...mediaPreviews_media
        }
      }
    }
    ... on HeroImageModule {
      media {
        ...mediaPreviews_media
      }
      mediaView {
        start {
          ...mediaPreviews_media
        }
      }
    }
    ... on FullWidthModule {
      media {
        ...mediaPreviews_media
      }
      mediaView {
        start {
          ...mediaPreviews_media
        }
      }
    }
    ... on QuoteModule {
      portrait {
        ...mediaPreviews_media
      }
      portraitView {
        start {
          ...mediaPreviews_media
        }
      }
    }
    ... on BeforeAfterModule {
      before {
        ...mediaPreviews_media
      }
      after {
        ...mediaPreviews_media
      }
      beforeView {
        start {
          ...mediaPreviews_media
        }
      }
      afterView {
        start {
          ...mediaPreviews_media
        }
      }
    }
    ... on EmbedModule {
      poster {
        ...mediaPreviews_media
      }
      posterView {
        start {
          ...mediaPreviews_media
        }
      }
    }
    ... on GalleryModule {
      items {
        media {
          ...mediaPreviews_media
        }
        mediaView {
          start {
            ...mediaPreviews_media
          }
        }
      }
    }
    ... on ImageImageModule {
      left {
        ...mediaPreviews_media
      }
      right {
        ...mediaPreviews_media
      }
      leftView {
        start {
          ...mediaPreviews_media
        }
      }
      rightView {
        start {
          ...mediaPreviews_media
        }
      }
    }
  }
`;

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
export function readModuleMedia(module: readModuleMedia_module$key): Media[] {
  const { " $fragmentType": _, ...held } = readInlineData(fragment, module);
  return Object.values<Held>(held).flatMap(mediaIn);
}
