import type { ModuleMedia_media$key } from "../../__generated__/ModuleMedia_media.graphql";
import type { ModuleMedia_view$key } from "../../__generated__/ModuleMedia_view.graphql";
import { useContentSizes } from "../../media/widestBox";
import { RichText } from "../../rich-text/RichText";
import { ModuleMedia } from "../ModuleMedia";
import "../ModuleCaption.css";

type Props = {
  media: ModuleMedia_media$key | null | undefined;
  view: ModuleMedia_view$key | null | undefined;
  html: string;
};

/** One half of a pair: a picture with words under it, or either alone. */
export function PairedImage({ media, view, html }: Props) {
  const sizes = useContentSizes(1 / 2, "(width >= 768px) 50vw, 100vw");
  if (!media && !html) return <div />;
  return (
    <figure className="module-media">
      {media && <ModuleMedia media={media} view={view} sizes={sizes} />}
      {html && (
        <figcaption className="module-caption">
          <RichText html={html} />
        </figcaption>
      )}
    </figure>
  );
}
