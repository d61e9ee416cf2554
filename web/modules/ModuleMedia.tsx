import { graphql, useFragment } from "react-relay";
import type { ModuleMedia_media$key } from "../__generated__/ModuleMedia_media.graphql";
import { Picture } from "../media/Picture";
import { Video } from "../media/Video";

type Props = {
  media: ModuleMedia_media$key;
  /** How wide it is shown, as for the sizes attribute. */
  sizes: string;
};

/** A picture of a case study, or a video that plays muted in view and can be stopped. */
export function ModuleMedia({ media, sizes }: Props) {
  const data = useFragment(
    graphql`
      fragment ModuleMedia_media on Media {
        kind
        asset {
          altText
        }
        ...Picture_media
        ...Video_media
      }
    `,
    media,
  );
  if (data.kind === "VIDEO") {
    return <Video media={data} label={data.asset?.altText ?? ""} sizes={sizes} hasControls />;
  }
  return <Picture media={data} sizes={sizes} />;
}
