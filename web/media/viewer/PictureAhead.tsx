import { useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { PictureAhead_media$key } from "../../__generated__/PictureAhead_media.graphql";
import { widestOf } from "../Still";

/** Prefetches a neighbouring picture with low priority, once this component is mounted. Shows nothing. */
export function PictureAhead({ media }: { media: PictureAhead_media$key }) {
  const [isReady, setReady] = useState(false);
  const { kind, src, asset } = useFragment(
    graphql`
      fragment PictureAhead_media on Media {
        kind
        src
        asset {
          sources {
            mediaType
            srcSet
          }
        }
      }
    `,
    media,
  );
  useEffect(() => setReady(true), []);
  if (!isReady || kind === "VIDEO") return null;
  return (
    <picture hidden>
      {asset?.sources.map(({ mediaType, srcSet }) => (
        <source key={mediaType} type={mediaType} srcSet={srcSet} sizes="100vw" />
      ))}
      <img
        src={widestOf(asset?.sources.at(-1)?.srcSet) ?? src}
        alt=""
        fetchPriority="low"
        decoding="async"
      />
    </picture>
  );
}
