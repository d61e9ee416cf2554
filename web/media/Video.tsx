import clear from "./clear.svg?inline";
import "./Video.css";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { Still_media$key } from "../__generated__/Still_media.graphql";
import type { Video_media$key } from "../__generated__/Video_media.graphql";
import { useWords } from "../words/WordsContext";
import { type First, type Focal, placeOf, Still } from "./Still";
import { useVideosStopped } from "./videosStopped";

/** The media query of the windows of phones, in portrait and in landscape. */
const phones = "(width < 768px), (height < 480px)";

type Props = {
  media: Video_media$key;
  /** The video's description; empty if the text beside the video says the same. */
  label: string;
  /** The video's width on the page, in the form of the `sizes` attribute. */
  sizes: string;
  /** Whether the video has controls. A video without controls is stopped and started by the page's VideoSwitch. */
  hasControls?: boolean;
  /** Whether the video starts only when it is pressed, with sound, and plays once. */
  isStartedByHand?: boolean;
  /** The picture that is shown before the video plays, instead of the video's own poster. */
  start?: Still_media$key | null | undefined;
  /** The focal point, for a box that crops the video. */
  focal?: Focal | null | undefined;
  /** Whether the video is on the first screen: then its poster is loaded immediately and with priority. */
  isFirst?: First | undefined;
  /**
   * The MovingSources of an animated picture. They are shown if the picture has not been converted to a
   * video.
   */
  moving?: ReactNode;
  /** The captions of a video with controls. */
  children?: ReactNode;
};

/** A video with its poster: muted, looped and playing only while visible, or started by hand. */
export function Video({
  media,
  label,
  sizes,
  hasControls = false,
  isStartedByHand = false,
  start,
  focal,
  isFirst = false,
  moving,
  children,
}: Props) {
  const data = useFragment(
    graphql`
      fragment Video_media on Media {
        src
        asset {
          width
          height
          poster {
            ...Still_media
          }
          videoSources {
            src
            codecs
            isForPhones
          }
        }
        ...Still_media
      }
    `,
    media,
  );
  const { src, asset } = data;
  const say = useWords();
  const [isNone, setNone] = useState(false);
  const element = useRef<HTMLVideoElement>(null);
  const sources = asset?.videoSources ?? [];
  const shown = sources.at(-1)?.src;
  usePlayInView(element, hasControls, !isStartedByHand);
  const loaded = useRef(shown);
  useEffect(() => {
    // Browsers do not read changed sources again by themselves.
    if (loaded.current !== shown) element.current?.load();
    loaded.current = shown;
  }, [shown]);
  const poster = moving ? data : (start ?? asset?.poster);
  const size = asset ? { "--video-width": asset.width, "--video-height": asset.height } : undefined;
  useEffect(() => {
    // The video may have failed before this code was loaded.
    if (!asset && element.current?.error) setNone(true);
  }, [asset]);
  const box = { sizes, focal, isFirst };
  // Media outside the library has an address, but no asset. If it cannot be played as a video, it is shown as
  // a picture.
  if (isNone || (moving && !shown)) {
    return (
      <Still {...box} media={data} alt={label}>
        {moving}
      </Still>
    );
  }
  return (
    <span
      className="video"
      style={size}
      {...(!hasControls && label && { role: "img", "aria-label": label })}
    >
      {poster && <Still {...box} media={poster} alt="" />}
      <video
        ref={element}
        className="video-element"
        src={sources.length > 0 ? undefined : src}
        // A transparent poster, because browsers draw a grey area under the controls of a video without a
        // poster. A stored video without a still has no poster attribute, so that its first frame is shown.
        poster={poster || !asset ? clear : undefined}
        style={focal ? placeOf(focal) : undefined}
        muted={!isStartedByHand}
        loop={!isStartedByHand}
        playsInline
        preload={asset && poster ? "none" : "metadata"}
        // The start script may have changed `preload` to play the video: see web/start/videos.ts.
        suppressHydrationWarning
        onError={() => setNone(!asset)}
        controls={hasControls}
        // Without controls, the element around the video has the role of a picture for assistive technology.
        {...(hasControls ? { "aria-label": label || say("video.label") } : { "aria-hidden": true })}
      >
        {sources.map((source) => (
          <source
            key={source.src}
            src={source.src}
            type={source.codecs ? `video/mp4; codecs="${source.codecs}"` : undefined}
            media={source.isForPhones ? phones : undefined}
          />
        ))}
        {children}
      </video>
    </span>
  );
}

/**
 * Plays a video while it is visible. A video with controls that was paused by hand stays paused.
 * @param hasControls whether the video can be stopped and started by hand
 * @param isWanted false for a video that is only started by hand
 */
export function usePlayInView(
  element: RefObject<HTMLVideoElement | null>,
  hasControls: boolean,
  isWanted = true,
): void {
  const areStopped = useVideosStopped();
  useEffect(() => {
    const video = element.current;
    // While videos are stopped, a video with controls can still be started by hand.
    if (!video || !isWanted || (areStopped && !hasControls)) return;
    let isInView = false;
    let isHeld = areStopped;
    const observer = new IntersectionObserver((entries) => {
      isInView = entries.at(-1)?.isIntersecting ?? false;
      if (isInView && !isHeld) {
        // With the value "none", WebKitGTK sometimes never starts to play.
        video.preload = "auto";
        // The browser may refuse to play, as in a battery saver; then the poster stays.
        video.play().catch(() => {});
      } else video.pause();
    });
    video.onpause = () => {
      isHeld = hasControls && isInView;
    };
    video.onplay = () => {
      isHeld = false;
    };
    observer.observe(video);
    return () => {
      observer.disconnect();
      video.onpause = video.onplay = null;
      video.pause();
    };
  }, [element, areStopped, hasControls, isWanted]);
}
