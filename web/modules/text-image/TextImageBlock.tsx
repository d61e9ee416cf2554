import { use } from "react";
import { graphql, useFragment } from "react-relay";
import type { TextImageBlock_module$key } from "../../__generated__/TextImageBlock_module.graphql";
import { RichText } from "../../rich-text/RichText";
import { useContentSizes } from "../contentSizes";
import { ModuleMedia } from "../ModuleMedia";
import { SlidePart, slideRoom } from "../SlidePart";
import "./TextImageBlock.css";

export function TextImageBlock({ module }: { module: TextImageBlock_module$key }) {
  const sizes = useContentSizes(1 / 2, "(width >= 768px) 50vw, 100vw");
  const { contentHtml, media, mediaView, imagePosition } = useFragment(
    graphql`
      fragment TextImageBlock_module on TextImageModule {
        contentHtml
        imagePosition
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
  const html = use(SlidePart)?.text(contentHtml, slideRoom.besidePicture) ?? contentHtml;
  return (
    <div className="text-image-block stack-widest" data-image={imagePosition.toLowerCase()}>
      {media && (
        <div className="module-media">
          <ModuleMedia media={media} view={mediaView} sizes={sizes} />
        </div>
      )}
      {html && <RichText html={html} />}
    </div>
  );
}
