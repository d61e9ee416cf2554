import { graphql, useFragment } from "react-relay";
import type { ModuleMedia_media$key } from "../__generated__/ModuleMedia_media.graphql";
import type {
  ModuleMedia_view$data,
  ModuleMedia_view$key,
} from "../__generated__/ModuleMedia_view.graphql";
import { Captions } from "../media/Captions";
import { MovingSources } from "../media/MovingSources";
import { Picture } from "../media/Picture";
import { Video } from "../media/Video";
import { VideoSwitch } from "../media/VideoSwitch";
import { CroppedMedia } from "./CroppedMedia";
import { DeviceFrame } from "./DeviceFrame";
import { defaultSize, shapeOf } from "./shapeOf";
import "./ModuleMedia.css";

type Props = {
  media: ModuleMedia_media$key;
  /** How the module shows the picture or video. Null for the default. */
  view: ModuleMedia_view$key | null | undefined;
  /** The width at which the media is shown, as a value of the `sizes` attribute. */
  sizes: string;
  /** Replaces the stored alternative text. Empty if the text beside the media has the same content. */
  alt?: string;
  /** The device frame around the media, instead of the one in `view`. */
  device?: Device | undefined;
  /** Whether an animated picture moves, and whether this component renders the switch that stops it. */
  motion?: "stoppable here" | "stoppable outside" | "none";
};

/** A device frame, and the shape of its content: the width divided by the height. */
export type Device = { frame: ModuleMedia_view$data["frame"]; shape: number };

/**
 * A picture or video of a case study. By default a video plays muted while it is in view. Visitors
 * can stop motion.
 */
export function ModuleMedia({ media, view, sizes, alt, device, motion = "stoppable here" }: Props) {
  const data = useFragment(
    graphql`
      fragment ModuleMedia_media on Media {
        kind
        asset {
          width
          height
          altText
          motion {
            ...MovingSources_motion
          }
        }
        ...Picture_media
        ...Video_media
        ...Captions_media
      }
    `,
    media,
  );
  const shown = useFragment(
    graphql`
      fragment ModuleMedia_view on MediaView {
        frame
        playback
        focal {
          x
          y
        }
        crop {
          x
          y
          width
          height
        }
        start {
          ...Still_media
        }
      }
    `,
    view,
  );
  const { crop, focal, frame = "NONE", playback, start } = shown ?? {};
  const { asset } = data;
  const moving = motion === "none" ? null : asset?.motion;
  const whole =
    data.kind === "VIDEO" ? (
      <Video
        media={data}
        label={alt ?? asset?.altText ?? ""}
        sizes={sizes}
        hasControls
        isStartedByHand={playback === "CONTROLS"}
        start={start}
        focal={focal}
      >
        <Captions media={data} isShown={playback !== "CONTROLS"} />
      </Video>
    ) : (
      <Picture media={data} sizes={sizes} alt={alt} focal={focal}>
        {moving && <MovingSources motion={moving} sizes={sizes} />}
      </Picture>
    );
  const part = crop ? (
    <CroppedMedia crop={crop} focal={focal} size={asset ?? defaultSize}>
      {whole}
    </CroppedMedia>
  ) : (
    whole
  );
  const own = frame === "NONE" ? undefined : { frame, shape: shapeOf(asset, crop) };
  const drawn = device ?? own;
  return (
    <>
      {drawn ? <DeviceFrame {...drawn}>{part}</DeviceFrame> : part}
      {moving && motion === "stoppable here" && <VideoSwitch />}
    </>
  );
}
