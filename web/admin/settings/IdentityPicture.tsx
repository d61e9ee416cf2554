import { type ChangeEvent, useId, useRef } from "react";
import { FileDrop } from "../../media/uploader/FileDrop";
import { useUploader } from "../../media/uploader/useUploader";
import { Button } from "../../ui/button/Button";
import { showToast } from "../../ui/toast/showToast";
import "./IdentityPicture.css";

type Props = {
  label: string;
  description: string;
  /** The address of the picture. Null for none. */
  src: string | null;
  errorMessage: string | undefined;
  onChange: (src: string | null) => void;
};

/** A picture of the site's identity: shown as it is, replaced by choosing or dropping, or taken away. */
export function IdentityPicture({ label, description, src, errorMessage, onChange }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { items, isUploading, add, remove } = useUploader({
    fileLimit: 1,
    accepts: "pictures",
    onUploaded: ({ path }) => {
      onChange(path);
      showToast({ title: "Image uploaded successfully" });
    },
  });
  const handleFiles = (files: readonly File[]) => {
    for (const item of items) remove(item.id);
    add(files.slice(0, 1));
  };
  const handlePick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    handleFiles([...(target.files ?? [])]);
    target.value = "";
  };
  const shown = (isUploading && items[0]?.previewURL) || src;
  return (
    <FileDrop label={label} onFiles={handleFiles}>
      <div className="identity-picture">
        <div className="identity-picture-frame" data-uploading={isUploading || undefined}>
          {shown ? <img src={shown} alt="" /> : <span>None</span>}
        </div>
        <div className="identity-picture-words">
          <p className="identity-picture-label" id={`${id}-label`}>
            {label}
          </p>
          <p className="field-description">{description}</p>
          {errorMessage && <p className="field-error">{errorMessage}</p>}
          <div className="identity-picture-actions">
            <input
              ref={input}
              type="file"
              accept="image/*"
              hidden
              aria-label={label}
              onChange={handlePick}
            />
            <Button
              size="small"
              isPending={isUploading}
              aria-describedby={`${id}-label`}
              onClick={() => input.current?.click()}
            >
              {isUploading ? "Uploading..." : src ? "Replace" : "Upload"}
            </Button>
            {src && !isUploading && (
              <Button
                size="small"
                variant="quiet"
                aria-describedby={`${id}-label`}
                onClick={() => onChange(null)}
              >
                Remove
              </Button>
            )}
          </div>
        </div>
      </div>
    </FileDrop>
  );
}
