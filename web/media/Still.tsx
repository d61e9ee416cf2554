import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { FirstPicture } from "../../pages/page-entry";
import type { Still_media$key } from "../__generated__/Still_media.graphql";
import { usePage } from "../rendering/PageContext";
import { narrowWindows, otherWindows, type PhoneCrop, phoneCropSizes } from "./phoneCrop";

/** A point in a picture, as fractions of its width and height. */
export type Focal = { readonly x: number; readonly y: number };

type Props = {
  media: Still_media$key;
  /** The picture's width on the page, in the form of the `sizes` attribute. */
  sizes: string;
  /** Replaces the stored description; empty if the text beside the picture says the same. */
  alt?: string | undefined;
  /** Replaces the stored focal point. */
  focal?: Focal | null | undefined;
  /** The crop for narrow windows. */
  phoneCrop?: PhoneCrop | null | undefined;
  /** Whether the picture is on the first screen: then it is loaded immediately and with priority. */
  isFirst?: First;
  /** The MovingSources that make an animated picture move. Without them, only its first frame is shown. */
  children?: ReactNode;
};

/** Whether a picture is on the first screen. The first screen of a narrow window may show fewer pictures. */
export type First = boolean | "in wide windows";

/** The media query of the windows in which cards are side by side. */
const wideWindows = "(width >= 768px)";

/**
 * A picture counts as tall if its height divided by its width is larger than this ratio, such as a screenshot
 * of a whole page. The viewer scrolls tall pictures.
 */
const tallRatio = 2.5;

/** A stored picture in its formats and widths. */
export function Still({ media, sizes, alt, focal, phoneCrop, isFirst = false, children }: Props) {
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
  const isTall = asset && asset.height > tallRatio * asset.width;
  const { response } = usePage();
  // The build evaluates the first condition, and leaves this block out of the browser's code.
  if (import.meta.env.SSR && isFirst && asset && !children) {
    const pictures = bestOf(asset.sources, sizes, phoneCrop);
    const windows = isFirst === "in wide windows" ? { windows: wideWindows } : undefined;
    response?.firstPictures.push(...pictures.map((picture) => ({ ...picture, ...windows })));
  }
  return (
    <picture className="picture" data-tall={isTall || undefined}>
      {children}
      {phoneCrop?.sources.map(({ mediaType, srcSet }) => (
        <source
          key={mediaType}
          media={narrowWindows}
          type={mediaType}
          srcSet={srcSet}
          sizes={phoneCropSizes}
        />
      ))}
      {asset?.sources.slice(0, -1).map(({ mediaType, srcSet }) => (
        <source key={mediaType} type={mediaType} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className="picture-image fill"
        // The widest derivative, because visitors may not be allowed to load the original.
        src={widestOf(fallback?.srcSet) ?? src}
        srcSet={fallback?.srcSet}
        sizes={fallback && sizes}
        width={asset?.width}
        height={asset?.height}
        alt={alt ?? asset?.altText ?? ""}
        loading={isFirst ? "eager" : "lazy"}
        fetchPriority={isFirst === true ? "high" : "auto"}
        decoding="async"
        style={{
          ...styleOf(asset, focal),
          // The aspect ratio of the original, for MediaViewer.css: the browser may load a file of another
          // width.
          ...(asset && fallback && { "--ratio": (asset.width / asset.height).toFixed(4) }),
          ...(isTall && { "--own-width": `${asset.width}px` }),
          ...(phoneCrop && { "--phone-focal-x": phoneCrop.focalX }),
        }}
      />
    </picture>
  );
}

/** The address of the widest file of a `srcset`. */
export const widestOf = (srcSet: string | undefined) => srcSet?.split(" ").at(-2);

/** The best format of the whole picture, and of its crop for narrow windows if there is one. */
function bestOf(
  [whole]: PhoneCrop["sources"],
  sizes: string,
  phoneCrop: PhoneCrop | null | undefined,
): FirstPicture[] {
  if (!whole) return [];
  const [crop] = phoneCrop?.sources ?? [];
  if (!crop) return [{ ...whole, sizes }];
  return [
    { ...crop, sizes: phoneCropSizes, windows: narrowWindows },
    { ...whole, sizes, windows: otherWindows },
  ];
}

type Shown = { placeholderImage: string | null | undefined; focalX: number; focalY: number };

/** The styles for the placeholder while the picture loads, and for the focal point. */
function styleOf(asset: Shown | null | undefined, focal: Focal | null | undefined) {
  const place = focal ?? (asset && { x: asset.focalX, y: asset.focalY });
  return {
    backgroundImage: asset?.placeholderImage ? `url(${asset.placeholderImage})` : undefined,
    ...(place && placeOf(place)),
  };
}

/** The focal point as custom properties for the styles of cropped pictures, see Picture.css. */
export function placeOf({ x, y }: Focal) {
  return { "--focal-x": x, "--focal-y": y };
}
