import { type ReactNode, useId, useState } from "react";
import { Button } from "../../../ui/button/Button";
import { Dialog } from "../../../ui/dialog/Dialog";
import { DialogActions } from "../../../ui/dialog/DialogActions";
import type { Choice } from "../applyChoices";
import type { Clash } from "../merge";
import "./ConflictDialog.css";

type Props<Values, Side> = {
  title: string;
  /** The clashes to decide. Null while the dialog is closed. */
  clashes: readonly Clash<Values, Side>[] | null;
  confirmLabel: string;
  showSide: (side: Side, other: Side, whose: "mine" | "theirs") => ReactNode;
  onChoose: (choices: Readonly<Record<string, Choice>>) => void;
  onCancel: () => void;
};

/** Asks which of the two versions of each clash to keep. No version is preselected. */
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
      onClose={onCancel}
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
      <p className="dialog-description muted">
        Nothing has been overwritten. What was changed in one place only is merged; for the rest,
        choose which version to keep.
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
      <DialogActions onCancel={onCancel} cancelLabel="Back to editing">
        <Button variant="primary" isDisabled={!isComplete} onClick={() => onChoose(choices)}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </>
  );
}

type ClashChoiceProps<Values, Side> = {
  clash: Clash<Values, Side>;
  choice: Choice | undefined;
  /** Renders one side of a clash, with its differences from the other side. */
  showSide: (side: Side, other: Side, whose: "mine" | "theirs") => ReactNode;
  onChoose: (choice: Choice) => void;
};

const names = { mine: "Keep mine", theirs: "Take the saved one" } as const;

/** The two versions of a clash, side by side. */
function ClashChoice<Values, Side>({
  clash,
  choice,
  showSide,
  onChoose,
}: ClashChoiceProps<Values, Side>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="clash-label small strong">{clash.label}</legend>
      <div className="clash-sides stack">
        {(["mine", "theirs"] as const).map((side) => (
          <label key={side} className="clash-side stack-close small rounded">
            <span className="clash-side-name row">
              <input
                type="radio"
                name={name}
                checked={choice === side}
                onChange={() => onChoose(side)}
              />
              {names[side]}
            </span>
            <span className="visually-hidden">: </span>
            {showSide(clash[side], clash[side === "mine" ? "theirs" : "mine"], side)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
