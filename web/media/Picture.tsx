import { graphql, useFragment } from "react-relay";
import type { Picture_media$key } from "../__generated__/Picture_media.graphql";
import type { PhoneCrop } from "./phoneCrop";
import { type Focal, Still } from "./Still";
import { Video } from "./Video";
import "./Picture.css";

type Props = {
  media: Picture_media$key;
  /** How wide it is shown, as for the sizes attribute. */
  sizes: string;
  /** Instead of the stored text; empty where the words beside it say the same. */
  alt?: string | undefined;
  /** Instead of the focal point of the picture itself. */
  focal?: Focal | null | undefined;
  /** Shown instead of it in narrow windows; never of a video. */
  phoneCrop?: PhoneCrop | null | undefined;
  /** On the first screen: loaded at once and before others. */
  isFirst?: boolean;
};

/**
 * A stored picture, or a video that plays muted while it is in view. Fills the box its parent gives it.
 * Where it may be a video that starts by itself, a VideoSwitch has to stand beside it.
 */
export function Picture({ media, sizes, alt, focal, phoneCrop, isFirst = false }: Props) {
  const data = useFragment(
    graphql`
      fragment Picture_media on Media {
        kind
        asset {
          altText
        }
        ...Still_media
        ...Video_media
      }
    `,
    media,
  );
  if (data.kind === "VIDEO") {
    const label = alt ?? data.asset?.altText ?? "";
    return <Video media={data} label={label} sizes={sizes} focal={focal} isFirst={isFirst} />;
  }
  return (
    <Still
      media={data}
      sizes={sizes}
      alt={alt}
      focal={focal}
      phoneCrop={phoneCrop}
      isFirst={isFirst}
    />
  );
}
