import { CloseIcon } from "../../../ui/icon/icons";
import "./ThumbnailButton.css";

type Props = {
  /** The uploaded share of the file, from 0 to 1. */
  progress: number;
  onCancel?: { name: string; cancel: () => void } | undefined;
};

/** The spinner over a picture that is being replaced. */
export function ThumbnailProgress({ progress, onCancel }: Props) {
  return (
    <span className="thumbnail-progress smaller strong">
      <span className="thumbnail-spinner" />
      <span className="thumbnail-percent">{Math.round(progress * 100)}%</span>
      {onCancel && (
        <button
          type="button"
          className="thumbnail-cancel centered"
          aria-label={`Cancel upload of ${onCancel.name}`}
          title="Cancel"
          onClick={onCancel.cancel}
        >
          <CloseIcon />
        </button>
      )}
    </span>
  );
}
