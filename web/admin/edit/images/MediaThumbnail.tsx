import { useState } from "react";
import { VideoMark } from "../../video-mark/VideoMark";
import { assetPath, useMediaPreview } from "./mediaPreviews";
import "./MediaThumbnail.css";

type Props = { src: string; size?: "small" | "large" };

/** A small view of a stored picture or video; its file name if the browser cannot show it. */
export function MediaThumbnail({ src, size = "small" }: Props) {
  const { kind, thumbnail, description } = useMediaPreview(src);
  const shown = thumbnail ?? src;
  const [broken, setBroken] = useState<string>();
  const handleError = () => setBroken(shown);
  return (
    <span className="media-thumbnail fixed-size" data-size={size} aria-hidden={broken !== shown}>
      {broken === shown ? (
        <span className="media-thumbnail-broken" title={src}>
          {description?.fileName ?? nameIn(src)} cannot be shown.
        </span>
      ) : thumbnail === null && kind === "video" ? (
        <video src={src} muted playsInline preload="metadata" tabIndex={-1} onError={handleError} />
      ) : (
        <img
          // A picture that failed before this code ran fires no further error event.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) image.decode?.().catch(handleError);
          }}
          src={shown}
          alt=""
          loading="lazy"
          decoding="async"
          onError={handleError}
        />
      )}
      {kind === "video" && size === "large" && <VideoMark />}
    </span>
  );
}

/** The last part of an address. It is URL-decoded, or unchanged if it cannot be decoded. */
function nameIn(src: string): string {
  const last = assetPath(src).split("/").at(-1) || src;
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
