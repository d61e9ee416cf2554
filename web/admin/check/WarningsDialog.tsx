import { useState } from "react";
import { Button } from "../../ui/button/Button";
import { Dialog } from "../../ui/dialog/Dialog";
import { DialogActions } from "../../ui/dialog/DialogActions";
import type { PublicWarning } from "./fetchWarnings";
import { useDescribeMedia } from "./useDescribeMedia";
import { WarningItem } from "./WarningItem";
import "./WarningsDialog.css";

type Props = {
  /** Null while there is nothing to say. */
  warnings: readonly PublicWarning[] | null;
  /** What goes ahead, in one word such as "Save". */
  action: string;
  /** What staying is called. */
  cancelLabel: string;
  onProceed: () => void;
  onCancel: () => void;
};

/** Says what a change would make public that may not be fit for it. Going ahead stays one press away. */
export function WarningsDialog({ warnings, onCancel, ...rest }: Props) {
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
      {warnings && <Warnings warnings={warnings} onCancel={onCancel} {...rest} />}
    </Dialog>
  );
}

type WarningsProps = Omit<Props, "warnings"> & { warnings: readonly PublicWarning[] };

function Warnings({ warnings, action, cancelLabel, onProceed, onCancel }: WarningsProps) {
  const { describe, isPending } = useDescribeMedia();
  const [descriptions, setDescriptions] = useState<Readonly<Record<string, string>>>({});
  const written = Object.entries(descriptions).filter(([, text]) => text.trim());
  const isSettled = written.length === warnings.length;
  const proceed = async () => {
    await Promise.all(written.map(([id, text]) => describe(id, text.trim())));
    onProceed();
  };
  return (
    <>
      <p className="dialog-description">
        Nothing is changed yet. These would be seen by everyone from now on:
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
          {cancelLabel}
        </Button>
        <Button variant="primary" isPending={isPending} onClick={proceed}>
          {isSettled ? action : `${action} anyway`}
        </Button>
      </DialogActions>
    </>
  );
}
