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
 * Shows a part of a picture or video: the whole media is positioned in a box that clips it. If the box has
 * another aspect ratio than the part, the part covers the box, and is cropped around the focal point.
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
    // The class `video` gives the box an aspect ratio, and lets the picture in it fill the box.
    <span className="video media-crop" style={part}>
      <span className="media-crop-whole">{children}</span>
    </span>
  );
}

function within(fraction: number): number {
  return Math.min(1, Math.max(0, fraction));
}
