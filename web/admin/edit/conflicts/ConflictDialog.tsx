import { useState } from "react";
import { Button } from "../../../ui/button/Button";
import { Dialog } from "../../../ui/dialog/Dialog";
import { DialogActions } from "../../../ui/dialog/DialogActions";
import type { ProjectValues } from "../model/projectValues";
import { type Choice, ClashChoice } from "./ClashChoice";
import type { Merge } from "./mergeProject";
import "./ConflictDialog.css";

type Props = {
  /** Null while there is nothing to ask. */
  merge: Merge | null;
  confirmLabel: string;
  onResolve: (values: ProjectValues) => void;
  onCancel: () => void;
};

/** Asks which version of everything that was written in two places is to stay. Nothing is chosen for the owner. */
export function ConflictDialog({ merge, onCancel, ...question }: Props) {
  return (
    <Dialog
      title="This project was changed elsewhere"
      size="large"
      isOpen={merge !== null}
      isDismissable={false}
      onOpenChange={(isOpen) => {
        if (!isOpen) onCancel();
      }}
    >
      {merge && <Questions merge={merge} {...question} onCancel={onCancel} />}
    </Dialog>
  );
}

type QuestionsProps = Props & { merge: Merge };

function Questions({ merge, confirmLabel, onResolve, onCancel }: QuestionsProps) {
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const isComplete = merge.clashes.every(({ id }) => choices[id]);
  const resolve = () =>
    onResolve(
      merge.clashes
        .filter(({ id }) => choices[id] === "theirs")
        .reduce((values, { takeTheirs }) => takeTheirs(values), merge.values),
    );
  return (
    <>
      <p className="dialog-description">
        Nothing has been overwritten. What was changed in one place only is joined; choose which
        version stays of the rest.
      </p>
      {merge.clashes.map((clash) => (
        <ClashChoice
          key={clash.id}
          clash={clash}
          choice={choices[clash.id]}
          onChoose={(choice) => setChoices((made) => ({ ...made, [clash.id]: choice }))}
        />
      ))}
      <DialogActions>
        <Button variant="quiet" onClick={onCancel}>
          Back to editing
        </Button>
        <Button variant="primary" isDisabled={!isComplete} onClick={resolve}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </>
  );
}
