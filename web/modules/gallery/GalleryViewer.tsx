import { graphql, useFragment } from "react-relay";
import type { GalleryViewer_media$key } from "../../__generated__/GalleryViewer_media.graphql";
import type { GalleryViewer_view$key } from "../../__generated__/GalleryViewer_view.graphql";
import { VideoSwitch } from "../../media/VideoSwitch";
import { MediaViewer } from "../../media/viewer/MediaViewer";
import { ViewedMedia } from "../../media/viewer/ViewedMedia";
import { CroppedMedia } from "../CroppedMedia";
import { defaultSize } from "../shapeOf";

type Props = {
  media: GalleryViewer_media$key;
  view: GalleryViewer_view$key | null | undefined;
  caption: string;
  /** The name of the section that the gallery belongs to. */
  name: string;
  index: number;
  total: number;
  onStep: (offset: 1 | -1) => void;
  onClose: () => void;
};

/**
 * A picture or video of a gallery in full-window size, cropped as in the gallery. Opening the viewer does not
 * change the page's address.
 */
export function GalleryViewer({
  media,
  view,
  caption,
  name,
  index,
  total,
  onStep,
  onClose,
}: Props) {
  const { asset, ...viewed } = useFragment(
    graphql`
      fragment GalleryViewer_media on Media {
        asset {
          width
          height
          motion {
            mediaType
          }
        }
        ...ViewedMedia_media
      }
    `,
    media,
  );
  const { crop, focal } =
    useFragment(
      graphql`
        fragment GalleryViewer_view on MediaView {
          crop {
            x
            y
            width
            height
          }
          focal {
            x
            y
          }
        }
      `,
      view,
    ) ?? {};
  const whole = <ViewedMedia key={index} media={viewed} name={name} />;
  return (
    <MediaViewer
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
    >
      {crop ? (
        <CroppedMedia key={index} crop={crop} focal={focal} size={asset ?? defaultSize}>
          {whole}
        </CroppedMedia>
      ) : (
        whole
      )}
      {asset?.motion && <VideoSwitch />}
    </MediaViewer>
  );
}
