import { useId, useState } from "react";
import type { Measured, Place } from "../../../media/places";
import { SmallPictureNote } from "../../../media/SmallPictureNote";
import { UploadTile } from "../../../media/uploader/UploadTile";
import { useFileDrop } from "../../../media/uploader/useFileDrop";
import { useUploader } from "../../../media/uploader/useUploader";
import { Button } from "../../../ui/button/Button";
import { showToast } from "../../../ui/toast/showToast";
import { Removable } from "../../layout/Removable";
import { useFileDialog } from "../../library/files/useFileDialog";
import { LibraryButton } from "../../library/picker/LibraryButton";
import "./IdentityPicture.css";

type Props = {
  label: string;
  description: string;
  /** The address of the picture. Null for none. */
  src: string | null;
  /** The address of the picture that is shown if none is chosen. */
  fallbackSrc?: string | undefined;
  errorMessage: string | undefined;
  /** Where the site shows the picture, for a warning if it is too small. Undefined if any size is accepted. */
  place?: Place;
  onChange: (src: string | null) => void;
};

/** A picture of the site's identity, which can be replaced by choosing, dropping or pasting, or removed. */
export function IdentityPicture(props: Props) {
  const { label, description, src, fallbackSrc, errorMessage, place, onChange } = props;
  const [shown, setShown] = useState<Measured>();
  const id = useId();
  /** Takes the size along, because a note that came with the picture's file would move the buttons. */
  const choose = (picture: Measured) => {
    setShown(picture);
    onChange(picture.src);
  };
  const { items, isUploading, add, retry, remove } = useUploader({
    fileLimit: 1,
    accepts: "pictures",
    onUploaded: ({ path, width, height }) => {
      choose({ src: path, width, height });
      showToast({ title: "Image uploaded successfully" });
    },
  });
  const drop = useFileDrop(add);
  const dialog = useFileDialog({ label, accept: "image/*", onFiles: add });
  const [item] = items;
  return (
    <fieldset
      className="identity-picture row close-lines"
      aria-labelledby={`${id}-label`}
      aria-describedby={errorMessage && `${id}-fault`}
      {...drop}
    >
      <div className="identity-picture-frame muted centered fixed-size">
        {item ? (
          <UploadTile item={item} onRetry={retry} onRemove={remove} />
        ) : src ? (
          <img
            src={src}
            alt=""
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              setShown({ src, width, height })
            }
          />
        ) : fallbackSrc ? (
          <img src={fallbackSrc} alt="" />
        ) : (
          <span>None</span>
        )}
      </div>
      <div className="identity-picture-words stack-tight">
        <p className="identity-picture-label" id={`${id}-label`}>
          {label}
        </p>
        <p className="field-description">{description}</p>
        {errorMessage && (
          <p className="field-error" id={`${id}-fault`}>
            {errorMessage}
          </p>
        )}
        {place && (
          <SmallPictureNote picture={shown?.src === src ? shown : undefined} place={place} />
        )}
        <div className="identity-picture-actions wrap">
          {dialog.input}
          <Button
            size="small"
            isPending={isUploading}
            aria-describedby={`${id}-label`}
            onClick={dialog.open}
          >
            {isUploading ? "Uploading..." : src ? "Replace" : "Upload"}
          </Button>
          <LibraryButton
            label={label}
            accepts="pictures"
            onPick={([file]) => file && choose({ ...file, src: file.path })}
          />
          {src && !isUploading && (
            <Removable as="div">
              <Button
                size="small"
                variant="quiet"
                aria-describedby={`${id}-label`}
                onClick={() => onChange(null)}
              >
                Remove
              </Button>
            </Removable>
          )}
        </div>
      </div>
    </fieldset>
  );
}
