import type { ReactNode } from "react";
import type { ModuleMedia_view$data } from "../__generated__/ModuleMedia_view.graphql";
import "./CroppedMedia.css";

type Props = {
  crop: NonNullable<ModuleMedia_view$data["crop"]>;
  focal: ModuleMedia_view$data["focal"];
  /** The size of the whole picture or video. */
  size: { readonly width: number; readonly height: number };
  children: ReactNode;
};

/**
 * Shows a part of a picture or video: the whole is positioned in a box that clips it. If the box
 * has another shape than the part, the part fills the box and is cropped around the focal point, as
 * a picture of its own would be.
 */
export function CroppedMedia({ crop, focal, size, children }: Props) {
  const { x, y, width, height } = crop;
  const part = {
    "--video-width": size.width * width,
    "--video-height": size.height * height,
    "--crop-shape": size.width / size.height,
    "--crop-x": x,
    "--crop-y": y,
    "--crop-width": width,
    "--crop-height": height,
    "--crop-focal-x": focal ? within((focal.x - x) / width) : 0.5,
    "--crop-focal-y": focal ? within((focal.y - y) / height) : 0.5,
  };
  return (
    // The class of videos, because a video's poster fills its box in the same way.
    <span className="video media-crop" style={part}>
      <span className="media-crop-whole">{children}</span>
    </span>
  );
}

function within(fraction: number): number {
  return Math.min(1, Math.max(0, fraction));
}
