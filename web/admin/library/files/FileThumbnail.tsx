import { VideoMark } from "../../video-mark/VideoMark";
import "./FileThumbnail.css";

type Props = {
  kind: "IMAGE" | "VIDEO" | "%future added value";
  /** The address of a small version of the picture, or of a frame of the video. Null if it has none yet. */
  thumbnail: string | null | undefined;
};

/** A small view of a stored file. Screen readers skip it: the text beside it describes the file. */
export function FileThumbnail({ kind, thumbnail }: Props) {
  return (
    <span className="file-thumbnail fill rounded" data-kind={kind} aria-hidden="true">
      {thumbnail && (
        <img src={thumbnail} alt="" loading="lazy" decoding="async" draggable={false} />
      )}
      {kind === "VIDEO" && <VideoMark />}
    </span>
  );
}
