import { graphql, useFragment } from "react-relay";
import type { ImagePairBlock_module$key } from "../../__generated__/ImagePairBlock_module.graphql";
import type { ModuleMedia_media$key } from "../../__generated__/ModuleMedia_media.graphql";
import type { ModuleMedia_view$key } from "../../__generated__/ModuleMedia_view.graphql";
import { RichText } from "../../rich-text/RichText";
import { useContentSizes } from "../contentSizes";
import { ModuleMedia } from "../ModuleMedia";
import "./ImagePairBlock.css";
import "../ModuleCaption.css";

export function ImagePairBlock({ module }: { module: ImagePairBlock_module$key }) {
  const { left, leftView, right, rightView, leftTextHtml, rightTextHtml } = useFragment(
    graphql`
      fragment ImagePairBlock_module on ImageImageModule {
        leftTextHtml
        rightTextHtml
        leftView {
          ...ModuleMedia_view
        }
        rightView {
          ...ModuleMedia_view
        }
        left {
          ...ModuleMedia_media
        }
        right {
          ...ModuleMedia_media
        }
      }
    `,
    module,
  );
  return (
    <div className="image-pair-block">
      <PairedImage media={left} view={leftView} html={leftTextHtml} />
      <PairedImage media={right} view={rightView} html={rightTextHtml} />
    </div>
  );
}

type PairedImageProps = {
  media: ModuleMedia_media$key | null | undefined;
  view: ModuleMedia_view$key | null | undefined;
  html: string;
};

/** One half of a pair: a picture with a text below it, or only one of the two. */
function PairedImage({ media, view, html }: PairedImageProps) {
  const sizes = useContentSizes(1 / 2, "(width >= 768px) 50vw, 100vw");
  if (!media && !html) return <div />;
  return (
    <figure className="module-media">
      {media && <ModuleMedia media={media} view={view} sizes={sizes} />}
      {html && (
        <figcaption className="module-caption quiet">
          <RichText html={html} />
        </figcaption>
      )}
    </figure>
  );
}
