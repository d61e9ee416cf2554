import type { ViewedMedia_media$key } from "../../__generated__/ViewedMedia_media.graphql";
import { MediaViewer } from "../../media/viewer/MediaViewer";

type Props = {
  media: ViewedMedia_media$key;
  caption: string;
  /** What the gallery belongs to. */
  name: string;
  index: number;
  total: number;
  onStep: (offset: 1 | -1) => void;
  onClose: () => void;
};

/** A picture of a gallery on the whole screen. It has no address of its own. */
export function GalleryViewer({ media, caption, name, index, total, onStep, onClose }: Props) {
  return (
    <MediaViewer
      id={index}
      media={media}
      label={name}
      caption={<span dir="auto">{caption}</span>}
      position={index + 1}
      total={total}
      address=""
      parameter=""
      previous={undefined}
      next={undefined}
      onStep={onStep}
      onClose={onClose}
    />
  );
}
