import { graphql, useFragment } from "react-relay";
import type { HeroImageBlock_module$key } from "../../__generated__/HeroImageBlock_module.graphql";
import { useContentSizes } from "../contentSizes";
import { ModuleCaption } from "../ModuleCaption";
import { ModuleMedia } from "../ModuleMedia";

/** A picture or video across the whole width, with a small grey caption below it. */
export function HeroImageBlock({ module }: { module: HeroImageBlock_module$key }) {
  const sizes = useContentSizes(1, "100vw");
  const { media, mediaView, caption } = useFragment(
    graphql`
      fragment HeroImageBlock_module on HeroImageModule {
        caption
        media {
          ...ModuleMedia_media
        }
        mediaView {
          ...ModuleMedia_view
        }
      }
    `,
    module,
  );
  if (!media && !caption) return null;
  return (
    <figure className="module-media">
      {media && <ModuleMedia media={media} view={mediaView} sizes={sizes} />}
      <ModuleCaption>{caption}</ModuleCaption>
    </figure>
  );
}
