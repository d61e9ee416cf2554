import type { ReactNode } from "react";
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
  /** Replaces the stored description; empty where the text beside it says the same. */
  alt?: string | undefined;
  /** Replaces the picture's own focal point. */
  focal?: Focal | null | undefined;
  /** The crop for narrow windows; never for a video. */
  phoneCrop?: PhoneCrop | null | undefined;
  /** On the first screen: loaded immediately and with priority. */
  isFirst?: boolean;
  /** As of Still. */
  children?: ReactNode;
};

/**
 * A stored picture, or a video that plays muted while visible. Fills its parent's box. Next to a video that
 * may play automatically there has to be a VideoSwitch.
 */
export function Picture({ media, ...shown }: Props) {
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
  if (data.kind !== "VIDEO") return <Still {...shown} media={data} />;
  const { alt = data.asset?.altText ?? "", sizes, focal, isFirst } = shown;
  return <Video media={data} label={alt} sizes={sizes} focal={focal} isFirst={isFirst} />;
}
