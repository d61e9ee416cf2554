import { CroppedMedia } from "../../../../modules/CroppedMedia";
import { DeviceFrame } from "../../../../modules/DeviceFrame";
import { shapeOf } from "../../../../modules/shapeOf";
import { frames, type StoredView } from "../../module-types/mediaView";
import "../../../../media/Picture.css";
import "../../../../media/Video.css";
import "./ViewResult.css";

type Props = {
  /** The address of the picture's thumbnail, or of the video. */
  src: string;
  isVideo: boolean;
  view: StoredView;
  /** The width of the whole picture or video divided by its height. */
  whole: number;
  /** The fixed ratio at which the page shows the picture: width divided by height. Undefined if not fixed. */
  box: number | undefined;
};

/** A small view of a picture or video as the page shows it, with the style sheets of the page. */
export function ViewResult({ src, isVideo, view, whole, box }: Props) {
  const { crop, focal = { x: 0.5, y: 0.5 }, frame = "none", startSrc } = view;
  const size = { width: whole, height: 1 };
  const objectPosition = `${focal.x * 100}% ${focal.y * 100}%`;
  const media =
    isVideo && !startSrc ? (
      <span className="video" style={{ "--video-width": whole, "--video-height": 1 }}>
        <video
          className="video-element"
          src={src}
          style={{ objectPosition }}
          muted
          playsInline
          preload="metadata"
          tabIndex={-1}
        />
      </span>
    ) : (
      <span className="picture">
        <img
          className="picture-image fill"
          src={startSrc ?? src}
          style={{ objectPosition }}
          alt=""
        />
      </span>
    );
  const part = crop ? (
    <CroppedMedia crop={crop} focal={focal} size={size}>
      {media}
    </CroppedMedia>
  ) : (
    media
  );
  return (
    <figure className="view-result stack-close" aria-hidden>
      <figcaption className="field-label">On the page</figcaption>
      <div
        className="view-result-media"
        data-boxed={box ? true : undefined}
        style={{ "--view-box": box ?? shapeOf(size, crop) }}
      >
        {frame === "none" ? (
          part
        ) : (
          <DeviceFrame frame={frames[frame]} shape={shapeOf(size, crop)}>
            {part}
          </DeviceFrame>
        )}
      </div>
    </figure>
  );
}
