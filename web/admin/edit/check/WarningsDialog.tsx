import { useState } from "react";
import { Button } from "../../../ui/button/Button";
import { Dialog } from "../../../ui/dialog/Dialog";
import { DialogActions } from "../../../ui/dialog/DialogActions";
import type { SaveWarning } from "./fetchWarnings";
import { useDescribeMedia } from "./useDescribeMedia";
import { WarningItem } from "./WarningItem";
import "./WarningsDialog.css";

type Props = {
  /** Null while there is nothing to say. */
  warnings: readonly SaveWarning[] | null;
  onSave: () => void;
  onCancel: () => void;
};

/** Says what a save would make public that may not be fit for it. Saving stays one press away. */
export function WarningsDialog({ warnings, onSave, onCancel }: Props) {
  return (
    <Dialog
      title="Before this goes public"
      size="large"
      isOpen={warnings !== null}
      isDismissable={false}
      onOpenChange={(isOpen) => {
        if (!isOpen) onCancel();
      }}
    >
      {warnings && <Warnings warnings={warnings} onSave={onSave} onCancel={onCancel} />}
    </Dialog>
  );
}

type WarningsProps = Omit<Props, "warnings"> & { warnings: readonly SaveWarning[] };

function Warnings({ warnings, onSave, onCancel }: WarningsProps) {
  const { describe, isPending } = useDescribeMedia();
  const [descriptions, setDescriptions] = useState<Readonly<Record<string, string>>>({});
  const written = Object.entries(descriptions).filter(([, text]) => text.trim());
  const isSettled = written.length === warnings.length;
  const save = async () => {
    await Promise.all(written.map(([id, text]) => describe(id, text.trim())));
    onSave();
  };
  return (
    <>
      <p className="dialog-description">
        Nothing is saved yet. These would be seen by everyone from now on:
      </p>
      <ul className="warnings">
        {warnings.map((warning) => {
          const id = warning.media?.asset?.id;
          return (
            <WarningItem
              key={`${warning.code} ${warning.media?.src}`}
              warning={warning}
              {...(id !== undefined &&
                warning.code === "MISSING_DESCRIPTION" && {
                  description: descriptions[id] ?? "",
                  onDescribe: (text: string) =>
                    setDescriptions((before) => ({ ...before, [id]: text })),
                })}
            />
          );
        })}
      </ul>
      <DialogActions>
        <Button variant="quiet" onClick={onCancel}>
          Back to editing
        </Button>
        <Button variant="primary" isPending={isPending} onClick={save}>
          {isSettled ? "Save" : "Save anyway"}
        </Button>
      </DialogActions>
    </>
  );
}
