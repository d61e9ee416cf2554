import type { ComponentProps } from "react";
import { graphql, useFragment } from "react-relay";
import type { Picture_media$key } from "../__generated__/Picture_media.graphql";
import { Still } from "./Still";
import { Video } from "./Video";
import "./Picture.css";

type Props = Omit<ComponentProps<typeof Still>, "media"> & { media: Picture_media$key };

/**
 * A stored picture, or a video that plays muted while it is visible. An animated picture moves if its
 * MovingSources are the children; if it has been converted to a video, the video is shown. The media fills
 * the box of its parent. The caller puts a VideoSwitch beside media that may play automatically.
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
  if (data.kind !== "VIDEO" && !shown.children) return <Still {...shown} media={data} />;
  const { alt = data.asset?.altText ?? "", sizes, focal, isFirst, children } = shown;
  return <Video media={data} label={alt} {...{ sizes, focal, isFirst }} moving={children} />;
}
