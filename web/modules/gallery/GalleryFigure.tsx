import { graphql, useFragment } from "react-relay";
import type { GalleryBlock_module$data } from "../../__generated__/GalleryBlock_module.graphql";
import type { GalleryFigure_media$key } from "../../__generated__/GalleryFigure_media.graphql";
import type { GalleryFigure_view$key } from "../../__generated__/GalleryFigure_view.graphql";
import { useContentSizes } from "../../media/widestBox";
import { useWords } from "../../words/WordsContext";
import { ModuleCaption } from "../ModuleCaption";
import { ModuleMedia } from "../ModuleMedia";
import { shapeOf } from "../shapeOf";

type Props = {
  media: GalleryFigure_media$key;
  view: GalleryFigure_view$key | null | undefined;
  caption: string;
  layout: GalleryBlock_module$data["layout"];
  /** What the gallery belongs to; names a picture that has no text. */
  name: string;
  onOpen: () => void;
};

/** One picture of a gallery. A video has controls of its own and opens nothing. */
export function GalleryFigure({ media, view, caption, layout, name, onOpen }: Props) {
  const say = useWords();
  const { kind, asset, ...data } = useFragment(
    graphql`
      fragment GalleryFigure_media on Media {
        kind
        asset {
          width
          height
          altText
        }
        ...ModuleMedia_media
      }
    `,
    media,
  );
  const shown = useFragment(
    graphql`
      fragment GalleryFigure_view on MediaView {
        crop {
          width
          height
        }
        ...ModuleMedia_view
      }
    `,
    view,
  );
  // As in GalleryBlock.css.
  const sizes = {
    ROWS: useContentSizes(1 / 2, "(width >= 600px) 50vw, 100vw"),
    GRID: useContentSizes(1 / 3, "(width >= 900px) 33vw, (width >= 560px) 50vw, 100vw"),
    STRIP: "(width >= 1024px) 720px, 85vw",
    "%future added value": "100vw",
  };
  const picture = <ModuleMedia media={data} view={shown} sizes={sizes[layout]} />;
  return (
    <li className="gallery-block-item" style={{ "--shape": shapeOf(asset, shown?.crop) }}>
      <figure>
        {kind === "VIDEO" ? (
          <div className="module-media gallery-block-media">{picture}</div>
        ) : (
          <button
            type="button"
            className="module-media gallery-block-media"
            aria-label={say("work.open", { name: asset?.altText || caption || name })}
            onClick={onOpen}
          >
            {picture}
          </button>
        )}
        <ModuleCaption>{caption}</ModuleCaption>
      </figure>
    </li>
  );
}
