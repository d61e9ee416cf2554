import { useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { Video_media$key } from "../__generated__/Video_media.graphql";
import { useWords } from "../words/WordsContext";
import clear from "./clear.svg";
import { Still } from "./Still";
import { usePlayInView } from "./usePlayInView";
import "./Video.css";

type Props = {
  media: Video_media$key;
  /** What it shows; empty where the words beside it say the same. */
  label: string;
  /** How wide it is shown, as for the sizes attribute. */
  sizes: string;
  /** Whether it has controls of its own. One without heeds the page's VideoSwitch. */
  hasControls?: boolean;
  /** On the first screen: its poster is loaded at once and before others. */
  isFirst?: boolean;
};

/** A muted, looped video over its poster. It plays only while in view. */
export function Video({ media, label, sizes, hasControls = false, isFirst = false }: Props) {
  const { src, asset } = useFragment(
    graphql`
      fragment Video_media on Media {
        src
        asset {
          width
          height
          poster {
            ...Still_media
          }
        }
      }
    `,
    media,
  );
  const say = useWords();
  const element = useRef<HTMLVideoElement>(null);
  usePlayInView(element, hasControls);
  const size = asset ? { "--video-width": asset.width, "--video-height": asset.height } : undefined;
  return (
    <span
      className="video"
      style={size}
      {...(!hasControls && label && { role: "img", "aria-label": label })}
    >
      {asset?.poster && <Still media={asset.poster} sizes={sizes} alt="" isFirst={isFirst} />}
      <video
        ref={element}
        className="video-element"
        src={src}
        // Without any poster browsers put a grey field under the controls, over the one behind it.
        poster={clear}
        muted
        loop
        playsInline
        preload="none"
        controls={hasControls}
        // Without controls it is to those who do not see it what a picture is.
        {...(hasControls ? { "aria-label": label || say("video.label") } : { "aria-hidden": true })}
      />
    </span>
  );
}
