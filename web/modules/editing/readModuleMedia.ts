import { graphql, readInlineData } from "react-relay";
import type { readModuleMedia_module$key } from "../../__generated__/readModuleMedia_module.graphql";

const fragment = graphql`
  fragment readModuleMedia_module on ContentModule @inline {
    ... on TextImageModule {
      media {
        ...mediaPreviews_media
      }
    }
    ... on HeroImageModule {
      media {
        ...mediaPreviews_media
      }
    }
    ... on FullWidthModule {
      media {
        ...mediaPreviews_media
      }
    }
    ... on QuoteModule {
      portrait {
        ...mediaPreviews_media
      }
    }
    ... on BeforeAfterModule {
      before {
        ...mediaPreviews_media
      }
      after {
        ...mediaPreviews_media
      }
    }
    ... on EmbedModule {
      poster {
        ...mediaPreviews_media
      }
    }
    ... on GalleryModule {
      items {
        media {
          ...mediaPreviews_media
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
    }
  }
`;

/** The pictures and videos of a module. */
export function readModuleMedia(module: readModuleMedia_module$key) {
  const {
    media,
    portrait,
    poster,
    before,
    after,
    left,
    right,
    items = [],
  } = readInlineData(fragment, module);
  return [media, portrait, poster, before, after, left, right, ...items.map((item) => item.media)];
}
