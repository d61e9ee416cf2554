import { VideoMark } from "../../video-mark/VideoMark";
import { useMediaPreview } from "./mediaPreviews";
import "./MediaThumbnail.css";

type Props = { src: string; size?: "small" | "large" };

/** A small view of a stored picture or video. The text beside it describes it. */
export function MediaThumbnail({ src, size = "small" }: Props) {
  const { kind, thumbnail } = useMediaPreview(src);
  return (
    <span className="media-thumbnail" data-size={size} aria-hidden="true">
      {thumbnail === null && kind === "video" ? (
        <video src={src} muted playsInline preload="metadata" tabIndex={-1} />
      ) : (
        <img src={thumbnail ?? src} alt="" loading="lazy" decoding="async" />
      )}
      {kind === "video" && size === "large" && <VideoMark />}
    </span>
  );
}
