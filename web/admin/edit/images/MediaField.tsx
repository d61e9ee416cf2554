import { UploadTile } from "../../../media/uploader/UploadTile";
import { useFileDrop } from "../../../media/uploader/useFileDrop";
import { Button } from "../../../ui/button/Button";
import { MediaDetailsDialog } from "./details/MediaDetailsDialog";
import { useMediaDetails } from "./details/useMediaDetails";
import { FilePicker } from "./FilePicker";
import { MediaThumbnail } from "./MediaThumbnail";
import { useUpload } from "./useUpload";
import "./MediaField.css";

type Props = {
  label: string;
  /** Address of the picture or video. Empty for none. */
  src: string;
  accept: string;
  /** What the empty area says. */
  emptyLabel: string;
  /** What the button under a picture says. */
  replaceLabel: string;
  onChange: (src: string) => void;
};

/**
 * One picture or video: an area that takes a file, then what was chosen with ways to change it. Files may
 * be dropped and pasted too.
 */
export function MediaField({ label, src, accept, emptyLabel, replaceLabel, onChange }: Props) {
  const { items, isUploading, add, retry, remove } = useUpload({
    successTitle: "Image uploaded successfully",
    onUploaded: onChange,
  });
  const drop = useFileDrop(add);
  const { described, open, close } = useMediaDetails();
  const [item] = items;
  return (
    <fieldset className="media-field" {...drop}>
      <legend className="field-label">{label}</legend>
      {item ? (
        <UploadTile item={item} onRetry={retry} onRemove={remove} />
      ) : (
        src && <MediaThumbnail src={src} size="large" />
      )}
      <div className="media-field-actions">
        <FilePicker
          accept={accept}
          isUploading={isUploading}
          onFiles={add}
          label={src ? replaceLabel : emptyLabel}
          variant={src || item ? "button" : "area"}
        />
        {src && (
          <>
            <Button
              size="small"
              aria-label={`Describe ${label}`}
              aria-haspopup="dialog"
              onClick={() => open(src)}
            >
              Describe
            </Button>
            <Button
              size="small"
              variant="destructive"
              aria-label={`Remove ${label}`}
              onClick={() => onChange("")}
            >
              Remove
            </Button>
          </>
        )}
      </div>
      <MediaDetailsDialog src={described} onClose={close} />
    </fieldset>
  );
}
