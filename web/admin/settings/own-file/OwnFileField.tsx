import { type ReactNode, useId, useState } from "react";
import { Button } from "../../../ui/button/Button";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog";
import type { Faults } from "../../editing/useSubmission";
import { Removable } from "../../layout/Removable";
import { useFileDialog } from "../../library/files/useFileDialog";
import "./OwnFileField.css";

type Props = {
  legend: string;
  /** The label of the file dialog. */
  label: string;
  /** The name of the file within a sentence. */
  name: string;
  /** The accepted types of files. */
  accept: string;
  /** The server's limit in bytes, and the error about a larger file. */
  byteLimit: number;
  tooLarge: string;
  /** A description of the current file, or of the substitute on pages while there is no file. */
  state: ReactNode;
  hasFile: boolean;
  /** The sentence about the effect of a removal. */
  loss: string;
  uploading: { isPending: boolean; faults: Faults; refuse: (faults: Faults) => void };
  onUpload: (file: File) => void;
  isRemoving: boolean;
  onRemove: (onRemoved: () => void) => void;
  /** Further fields for the owner to fill in before an upload. */
  children?: ReactNode;
};

/**
 * The field for a file of the owner, such as a font, that visitors' pages use. An uploaded file is
 * public at once.
 */
export function OwnFileField({ legend, label, name, state, hasFile, children, ...props }: Props) {
  const { accept, byteLimit, tooLarge, loss, uploading, onUpload, isRemoving, onRemove } = props;
  const faultId = useId();
  const [isAsked, setAsked] = useState(false);
  const dialog = useFileDialog({
    label,
    accept,
    onFiles: ([file]) => {
      if (file && file.size > byteLimit) uploading.refuse({ "": tooLarge });
      else if (file) onUpload(file);
    },
  });
  const [fault] = Object.values(uploading.faults);
  const verb = hasFile ? "Replace" : "Upload";
  return (
    <fieldset className="own-file stack-close" aria-describedby={fault ? faultId : undefined}>
      <legend className="field-label">{legend}</legend>
      <p className="quiet">{state}</p>
      {children}
      {fault && (
        <p className="field-error" id={faultId}>
          {fault}
        </p>
      )}
      <div className="own-file-actions wrap">
        {dialog.input}
        <Button size="small" isPending={uploading.isPending} onClick={dialog.open}>
          {uploading.isPending ? "Uploading..." : `${verb} ${name}`}
        </Button>
        {hasFile && !uploading.isPending && (
          <Removable as="div">
            <Button
              size="small"
              variant="destructive"
              isPending={isRemoving}
              onClick={() => setAsked(true)}
            >
              Remove {name}
            </Button>
          </Removable>
        )}
      </div>
      <ConfirmDialog
        title={`Remove the ${name}?`}
        description={`${loss} It cannot be brought back without its file.`}
        confirmLabel="Remove"
        isDestructive
        isOpen={isAsked}
        isPending={isRemoving}
        onConfirm={() => onRemove(() => setAsked(false))}
        onCancel={() => setAsked(false)}
      />
    </fieldset>
  );
}
