import { MediaThumbnail } from "../images/MediaThumbnail";

type Props = { sources: readonly string[]; others: readonly string[] };

/** Pictures in their order, small; those that the other side has not are marked. */
export function PictureRow({ sources, others }: Props) {
  if (sources.length === 0) return <em className="side-view">None</em>;
  return (
    <span className="picture-row">
      {[...sources.entries()].map(([place, src]) => {
        const isOnlyHere = !others.includes(src);
        return (
          // The same picture may stand in several places.
          <span key={place} className="picture-row-item" data-only={isOnlyHere || undefined}>
            <MediaThumbnail src={src} size="large" />
            <span className="picture-row-words">
              {place + 1}
              {isOnlyHere && " · only here"}
            </span>
          </span>
        );
      })}
    </span>
  );
}
