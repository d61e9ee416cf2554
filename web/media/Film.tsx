import { useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { Film_media$key } from "../__generated__/Film_media.graphql";

type Props = {
  media: Film_media$key;
  /** What it shows; empty where the words beside it say the same. */
  label: string;
  /** Whether it can be stopped and started by hand. */
  hasControls?: boolean;
};

/** A muted, looped film. It plays only while in view, and not at all for those who ask for less motion. */
export function Film({ media, label, hasControls = false }: Props) {
  const { src, asset } = useFragment(
    graphql`
      fragment Film_media on Media {
        src
        asset {
          width
          height
          poster {
            still
            asset {
              placeholderImage
            }
          }
        }
      }
    `,
    media,
  );
  const element = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const film = element.current;
    if (!film || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const observer = new IntersectionObserver(([entry]) => {
      // Playing may be refused, as in a battery saver; the poster then stays.
      if (entry?.isIntersecting) film.play().catch(() => {});
      else film.pause();
    });
    observer.observe(film);
    return () => observer.disconnect();
  }, []);
  const placeholder = asset?.poster?.asset?.placeholderImage;
  return (
    <video
      ref={element}
      className="film"
      src={src}
      poster={asset?.poster?.still ?? undefined}
      width={asset?.width}
      height={asset?.height}
      muted
      loop
      playsInline
      preload="none"
      style={placeholder ? { backgroundImage: `url(${placeholder})` } : undefined}
      controls={hasControls}
      {...describe(label, hasControls)}
    />
  );
}

/** Without controls it is to those who do not see it what a picture is. */
function describe(label: string, hasControls: boolean) {
  if (hasControls) return { "aria-label": label };
  return label ? ({ role: "img", "aria-label": label } as const) : { "aria-hidden": true };
}
