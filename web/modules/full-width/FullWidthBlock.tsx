import { graphql, useFragment } from "react-relay";
import type { FullWidthBlock_module$key } from "../../__generated__/FullWidthBlock_module.graphql";
import { RichText } from "../../rich-text/RichText";
import { ModuleCaption } from "../ModuleCaption";
import { ModuleMedia } from "../ModuleMedia";
import "./FullWidthBlock.css";

/** A picture or video from edge to edge, with text over it on a scrim, and a small grey caption below it. */
export function FullWidthBlock({ module }: { module: FullWidthBlock_module$key }) {
  const { media, mediaView, caption, textHtml } = useFragment(
    graphql`
      fragment FullWidthBlock_module on FullWidthModule {
        caption
        textHtml
        media {
          kind
          ...ModuleMedia_media
        }
        mediaView {
          ...ModuleMedia_view
        }
      }
    `,
    module,
  );
  if (!media && !caption && !textHtml) return null;
  return (
    <figure className="full-width-block" data-kind={media?.kind.toLowerCase()}>
      {(media || textHtml) && (
        <div className="full-width-stage">
          {media && (
            <div className="module-media full-width-media">
              <ModuleMedia media={media} view={mediaView} sizes="100vw" />
            </div>
          )}
          {textHtml && (
            <div className="full-width-text">
              <RichText html={textHtml} />
            </div>
          )}
        </div>
      )}
      <ModuleCaption>{caption}</ModuleCaption>
    </figure>
  );
}
