import { type ReactNode, useState } from "react";
import { Button } from "../../../ui/button/Button";
import { Dialog } from "../../../ui/dialog/Dialog";
import { DialogActions } from "../../../ui/dialog/DialogActions";
import type { Choice } from "../applyChoices";
import type { Clash } from "../merge";
import { ClashChoice } from "./ClashChoice";
import "./ConflictDialog.css";

type Props<Values, Side> = {
  title: string;
  /** Null while there is nothing to ask. */
  clashes: readonly Clash<Values, Side>[] | null;
  confirmLabel: string;
  showSide: (side: Side, other: Side, whose: "mine" | "theirs") => ReactNode;
  onChoose: (choices: Readonly<Record<string, Choice>>) => void;
  onCancel: () => void;
};

/** Asks which version of everything that was changed in two places is to stay. Nothing is preselected. */
export function ConflictDialog<Values, Side>({
  title,
  clashes,
  onCancel,
  ...question
}: Props<Values, Side>) {
  return (
    <Dialog
      title={title}
      size="large"
      isOpen={clashes !== null}
      isDismissable={false}
      onOpenChange={(isOpen) => {
        if (!isOpen) onCancel();
      }}
    >
      {clashes && <Questions clashes={clashes} onCancel={onCancel} {...question} />}
    </Dialog>
  );
}

type QuestionsProps<Values, Side> = Omit<Props<Values, Side>, "title" | "clashes"> & {
  clashes: readonly Clash<Values, Side>[];
};

function Questions<Values, Side>({
  clashes,
  confirmLabel,
  showSide,
  onChoose,
  onCancel,
}: QuestionsProps<Values, Side>) {
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const isComplete = clashes.every(({ id }) => choices[id]);
  return (
    <>
      <p className="dialog-description">
        Nothing has been overwritten. What was changed in one place only is joined; choose which
        version stays of the rest.
      </p>
      {clashes.map((clash) => (
        <ClashChoice
          key={clash.id}
          clash={clash}
          choice={choices[clash.id]}
          showSide={showSide}
          onChoose={(choice) => setChoices((made) => ({ ...made, [clash.id]: choice }))}
        />
      ))}
      <DialogActions>
        <Button variant="quiet" onClick={onCancel}>
          Back to editing
        </Button>
        <Button variant="primary" isDisabled={!isComplete} onClick={() => onChoose(choices)}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </>
  );
}
