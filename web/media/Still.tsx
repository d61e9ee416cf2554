import { graphql, useFragment } from "react-relay";
import type { Still_media$key } from "../__generated__/Still_media.graphql";
import { useFirstPicture } from "./firstPicture";

/** A place in a picture, as fractions of its width and height. */
export type Focal = { readonly x: number; readonly y: number };

type Props = {
  media: Still_media$key;
  /** How wide it is shown, as for the sizes attribute. */
  sizes: string;
  /** Instead of the stored text; empty where the words beside it say the same. */
  alt?: string | undefined;
  /** Instead of the focal point of the picture itself. */
  focal?: Focal | null | undefined;
  /** On the first screen: loaded at once and before others. */
  isFirst?: boolean;
};

/** A stored picture in the formats and widths it comes in. */
export function Still({ media, sizes, alt, focal, isFirst = false }: Props) {
  const { src, asset } = useFragment(
    graphql`
      fragment Still_media on Media {
        src
        asset {
          width
          height
          altText
          placeholderImage
          focalX
          focalY
          sources {
            mediaType
            srcSet
          }
        }
      }
    `,
    media,
  );
  const fallback = asset?.sources.at(-1);
  const best = asset?.sources.at(0);
  useFirstPicture(isFirst && best ? { ...best, sizes } : undefined);
  return (
    <picture className="picture">
      {asset?.sources.slice(0, -1).map(({ mediaType, srcSet }) => (
        <source key={mediaType} type={mediaType} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className="picture-image"
        src={src}
        srcSet={fallback?.srcSet}
        sizes={fallback && sizes}
        width={asset?.width}
        height={asset?.height}
        alt={alt ?? asset?.altText ?? ""}
        loading={isFirst ? "eager" : "lazy"}
        fetchPriority={isFirst ? "high" : "auto"}
        decoding="async"
        style={styleOf(asset, focal)}
      />
    </picture>
  );
}

type Shown = { placeholderImage: string | null | undefined; focalX: number; focalY: number };

/** What is seen until the picture is there, and which part of it where it is cropped. */
function styleOf(asset: Shown | null | undefined, focal: Focal | null | undefined) {
  const { placeholderImage, focalX: x, focalY: y } = asset ?? {};
  const place = focal ?? (x !== undefined && y !== undefined ? { x, y } : undefined);
  return {
    backgroundImage: placeholderImage ? `url(${placeholderImage})` : undefined,
    ...(place && placeOf(place)),
  };
}

/** For the styles that say which part of it is seen where it is cropped, see Picture.css. */
export function placeOf({ x, y }: Focal) {
  return { "--focal-x": x, "--focal-y": y };
}
