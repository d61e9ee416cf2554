import { graphql, useFragment } from "react-relay";
import type { ViewedMedia_media$key } from "../../__generated__/ViewedMedia_media.graphql";
import { Film } from "../Film";
import { Still } from "../Still";

/** A picture as large as the screen allows, or a film with its controls. */
export function ViewedMedia({ media }: { media: ViewedMedia_media$key }) {
  const data = useFragment(
    graphql`
      fragment ViewedMedia_media on Media {
        kind
        asset {
          altText
        }
        ...Still_media
        ...Film_media
      }
    `,
    media,
  );
  if (data.kind === "IMAGE") return <Still media={data} sizes="100vw" isFirst />;
  return <Film media={data} label={data.asset?.altText ?? ""} sizes="100vw" hasControls isFirst />;
}
