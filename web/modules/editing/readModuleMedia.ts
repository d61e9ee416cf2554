import { graphql, readInlineData } from "react-relay";
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

/** The pictures and videos of a module. */
export function readModuleMedia(module: readModuleMedia_module$key) {
  const {
    standIn,
    media,
    portrait,
    poster,
    before,
    after,
    left,
    right,
    items = [],
    ...rest
  } = readInlineData(fragment, module);
  const { mediaView, portraitView, posterView, beforeView, afterView, leftView, rightView } = rest;
  const views = [mediaView, portraitView, posterView, beforeView, afterView, leftView, rightView];
  return [
    ...[standIn?.media, media, portrait, poster, before, after, left, right],
    ...views.map((view) => view?.start),
    ...items.flatMap((item) => [item.media, item.mediaView?.start]),
  ];
}
