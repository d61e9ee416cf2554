import { type ChangeEvent, useId, useRef, useState } from "react";
import type { FontRole } from "../../../__generated__/fontActionsUploadMutation.graphql";
import { Button } from "../../../ui/button/Button";
import { Checkbox } from "../../../ui/checkbox/Checkbox";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog";
import { useRemoveFont, useUploadFont } from "./fontActions";
import "./FontField.css";

type Props = {
  fontRole: FontRole;
  label: string;
  /** The font of today. Null for the voice's. */
  font: { readonly family: string; readonly firstUrl: string | null | undefined } | null;
};

/** A font of the owner's: what is uploaded is on every page at once. */
export function FontField({ fontRole, label, font }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const faultId = useId();
  const [allowsSubset, setAllowsSubset] = useState(false);
  const { upload, isUploading, fault } = useUploadFont(fontRole);
  const removal = useRemoveFont();
  const [isAsked, setAsked] = useState(false);
  const handlePick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = "";
    if (file) upload(file, allowsSubset);
  };
  const name = label.toLowerCase();
  return (
    <fieldset className="font-field" aria-describedby={fault ? faultId : undefined}>
      <legend className="field-label">{label}</legend>
      <p className="font-field-file">
        {font
          ? `${font.family}, ${font.firstUrl ? "its first letters before the rest" : "served as a whole"}`
          : "None. Pages are set in the face of the type style."}
      </p>
      <Checkbox isSelected={allowsSubset} onChange={setAllowsSubset}>
        The license of the {name} allows web use and subsetting
      </Checkbox>
      {fault && (
        <p className="field-error" id={faultId}>
          {fault}
        </p>
      )}
      <div className="font-field-actions">
        <input
          ref={input}
          type="file"
          accept="font/woff2,.woff2"
          hidden
          aria-label={label}
          onChange={handlePick}
        />
        <Button size="small" isPending={isUploading} onClick={() => input.current?.click()}>
          {isUploading ? "Uploading..." : `${font ? "Replace" : "Upload"} ${name}`}
        </Button>
        {font && !isUploading && (
          <Button
            size="small"
            variant="destructive"
            isPending={removal.isPending}
            onClick={() => setAsked(true)}
          >
            Remove {name}
          </Button>
        )}
      </div>
      <ConfirmDialog
        title={`Remove the ${name}?`}
        description="Pages are set in the face of the type style. It cannot be brought back without its file."
        confirmLabel="Remove"
        isDestructive
        isOpen={isAsked}
        isPending={removal.isPending}
        onConfirm={() => removal.submit({ input: { role: fontRole } }, () => setAsked(false))}
        onCancel={() => setAsked(false)}
      />
    </fieldset>
  );
}
