import { graphql, useFragment } from "react-relay";
import type { ModuleMedia_media$key } from "../__generated__/ModuleMedia_media.graphql";
import { Film } from "../media/Film";
import { Picture } from "../media/Picture";

type Props = {
  media: ModuleMedia_media$key;
  /** How wide it is shown, as for the sizes attribute. */
  sizes: string;
};

/** A picture of a case study, or a film that plays muted in view and can be stopped. */
export function ModuleMedia({ media, sizes }: Props) {
  const data = useFragment(
    graphql`
      fragment ModuleMedia_media on Media {
        kind
        asset {
          altText
        }
        ...Picture_media
        ...Film_media
      }
    `,
    media,
  );
  if (data.kind === "VIDEO") {
    return <Film media={data} label={data.asset?.altText ?? ""} sizes={sizes} hasControls />;
  }
  return <Picture media={data} sizes={sizes} />;
}
