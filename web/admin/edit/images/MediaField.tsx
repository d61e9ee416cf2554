import { Button } from "../../../ui/button/Button";
import { FilePicker } from "./FilePicker";
import { MediaThumbnail } from "./MediaThumbnail";
import { useUpload } from "./useUpload";
import "./MediaField.css";

type Props = {
  label: string;
  /** Address of the picture or film. Empty for none. */
  src: string;
  accept: string;
  /** What the empty area says. */
  emptyLabel: string;
  /** What the button under a picture says. */
  replaceLabel: string;
  onChange: (src: string) => void;
};

/** One picture or film: an area that takes a file, then what was chosen with ways to change it. */
export function MediaField({ label, src, accept, emptyLabel, replaceLabel, onChange }: Props) {
  const { upload, isUploading } = useUpload({
    successTitle: "Image uploaded successfully",
    onUploaded: onChange,
  });
  const picker = { accept, isUploading, onFiles: upload };
  return (
    <fieldset className="media-field" data-uploading={isUploading || undefined}>
      <legend className="field-label">{label}</legend>
      {src ? (
        <>
          <MediaThumbnail src={src} size="large" />
          <div className="media-field-actions">
            <FilePicker {...picker} label={replaceLabel} variant="button" />
            <Button
              size="small"
              variant="destructive"
              aria-label={`Remove ${label}`}
              onClick={() => onChange("")}
            >
              Remove
            </Button>
          </div>
        </>
      ) : (
        <FilePicker {...picker} label={emptyLabel} />
      )}
    </fieldset>
  );
}
