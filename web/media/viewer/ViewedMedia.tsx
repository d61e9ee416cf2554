import { graphql, useFragment } from "react-relay";
import type { ViewedMedia_media$key } from "../../__generated__/ViewedMedia_media.graphql";
import { Picture } from "../Picture";

/** A picture as large as the screen allows, or a film with its controls. */
export function ViewedMedia({ media }: { media: ViewedMedia_media$key }) {
  const data = useFragment(
    graphql`
      fragment ViewedMedia_media on Media {
        src
        kind
        asset {
          width
          height
          altText
          poster {
            still
          }
        }
        ...Picture_media
      }
    `,
    media,
  );
  if (data.kind === "IMAGE") return <Picture media={data} sizes="100vw" isFirst />;
  const { src, asset } = data;
  return (
    // A film of the portfolio has no speech; what it shows is in its label.
    <video
      className="film"
      src={src}
      poster={asset?.poster?.still ?? undefined}
      width={asset?.width}
      height={asset?.height}
      aria-label={asset?.altText || undefined}
      controls
      autoPlay
      loop
      muted
      playsInline
    />
  );
}
