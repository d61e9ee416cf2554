import { graphql, useFragment } from "react-relay";
import type { ViewedMedia_media$key } from "../../__generated__/ViewedMedia_media.graphql";
import { Captions } from "../Captions";
import { MovingSources } from "../MovingSources";
import { Picture } from "../Picture";
import { Video } from "../Video";

type Props = {
  media: ViewedMedia_media$key;
  /** The project's name, which describes pictures without a stored description. */
  name: string;
};

/**
 * A picture as large as the screen allows, or a video with controls. The caller puts a VideoSwitch beside an
 * animated picture.
 */
export function ViewedMedia({ media, name }: Props) {
  const data = useFragment(
    graphql`
      fragment ViewedMedia_media on Media {
        kind
        asset {
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
  const text = data.asset?.altText || name;
  const motion = data.asset?.motion;
  if (data.kind === "IMAGE") {
    return (
      <Picture media={data} alt={text} sizes="100vw" isFirst>
        {motion && <MovingSources motion={motion} sizes="100vw" />}
      </Picture>
    );
  }
  return (
    <Video media={data} label={text} sizes="100vw" hasControls isFirst>
      <Captions media={data} isShown />
    </Video>
  );
}
