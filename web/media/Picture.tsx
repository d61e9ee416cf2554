import { graphql, useFragment } from "react-relay";
import type { Picture_media$key } from "../__generated__/Picture_media.graphql";
import { Film } from "./Film";
import "./Picture.css";

type Props = {
  media: Picture_media$key;
  /** How wide it is shown, as for the sizes attribute. */
  sizes: string;
  /** Instead of the stored text; empty where the words beside it say the same. */
  alt?: string;
  /** On the first screen: loaded at once and before others. */
  isFirst?: boolean;
};

/** A stored picture, or a film that plays muted while it is in view. Fills the box its parent gives it. */
export function Picture({ media, sizes, alt, isFirst = false }: Props) {
  const data = useFragment(
    graphql`
      fragment Picture_media on Media {
        src
        kind
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
        ...Film_media
      }
    `,
    media,
  );
  const { src, kind, asset } = data;
  if (kind === "VIDEO") return <Film media={data} label={alt ?? asset?.altText ?? ""} />;

  const fallback = asset?.sources.at(-1);
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
        style={asset ? styleOf(asset) : undefined}
      />
    </picture>
  );
}

type Shown = { placeholderImage: string | null | undefined; focalX: number; focalY: number };

/** What is seen until the picture is there, and which part of it where it is cropped. */
function styleOf({ placeholderImage, focalX, focalY }: Shown) {
  return {
    backgroundImage: placeholderImage ? `url(${placeholderImage})` : undefined,
    objectPosition: `${focalX * 100}% ${focalY * 100}%`,
  };
}
