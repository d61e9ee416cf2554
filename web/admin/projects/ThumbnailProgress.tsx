/** The spinner over a picture that is giving way to another one. */
export function ThumbnailProgress({ progress }: { progress: number }) {
  return (
    <span className="thumbnail-progress">
      <span className="thumbnail-spinner" />
      <span className="thumbnail-percent">{Math.round(progress * 100)}%</span>
    </span>
  );
}
