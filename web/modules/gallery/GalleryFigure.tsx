import { graphql, useFragment } from "react-relay";
import type { GalleryBlock_module$data } from "../../__generated__/GalleryBlock_module.graphql";
import type { GalleryFigure_media$key } from "../../__generated__/GalleryFigure_media.graphql";
import { useWords } from "../../words/WordsContext";
import { ModuleMedia } from "../ModuleMedia";

type Props = {
  media: GalleryFigure_media$key;
  caption: string;
  layout: GalleryBlock_module$data["layout"];
  /** What the gallery belongs to; names a picture that has no text. */
  name: string;
  onOpen: () => void;
};

/** What a picture is taken for whose size is not known. */
const usualShape = 1.5;

/** One picture of a gallery. A video has controls of its own and opens nothing. */
export function GalleryFigure({ media, caption, layout, name, onOpen }: Props) {
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
  const shape = asset ? asset.width / asset.height : usualShape;
  const picture = <ModuleMedia media={data} sizes={sizes[layout]} />;
  return (
    <li className="gallery-block-item" style={{ "--shape": shape }}>
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
        {caption && (
          <figcaption className="module-caption" dir="auto">
            {caption}
          </figcaption>
        )}
      </figure>
    </li>
  );
}

/** As in GalleryBlock.css. */
const sizes = {
  ROWS: "(width >= 1440px) 640px, (width >= 600px) 50vw, 100vw",
  GRID: "(width >= 1440px) 420px, (width >= 900px) 33vw, (width >= 560px) 50vw, 100vw",
  STRIP: "(width >= 1024px) 720px, 85vw",
  "%future added value": "100vw",
};
