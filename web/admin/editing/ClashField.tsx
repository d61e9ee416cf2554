import { type ReactNode, useId, useRef } from "react";
import { Button } from "../../ui/button/Button";
import type { FieldQuestion } from "./useRecordForm";
import "./ClashField.css";

type Props<Value> = {
  /** What the field is called. */
  label: string;
  /** Null while there is nothing to choose. */
  clash: FieldQuestion<Value> | null | undefined;
  /** What was saved elsewhere, as the owner can judge it; as text where nothing is said. */
  show?: (theirs: Value) => ReactNode;
  /** The field. */
  children: ReactNode;
};

/** A field, and beside it, where another window changed it too, what that window saved and the choice. */
export function ClashField<Value>({ label, clash, show = asText, children }: Props<Value>) {
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const choose = (choice: () => void) => () => {
    // The buttons go; the focus stays with what they were about.
    field.current?.querySelector<HTMLElement>(focusable)?.focus();
    choice();
  };
  return (
    <div className="clash-field">
      <div ref={field}>{children}</div>
      {clash && (
        <fieldset className="clash-question">
          <legend className="clash-question-title" id={`${id}-title`}>
            {label} was changed in another window, too
          </legend>
          <div className="clash-question-words" id={`${id}-words`} role="alert">
            <p>Nothing was overwritten. Saved there:</p>
            <div className="clash-question-theirs">{show(clash.theirs)}</div>
          </div>
          <div className="clash-question-choices">
            <Button
              size="small"
              aria-describedby={`${id}-title ${id}-words`}
              onClick={choose(clash.chooseMine)}
            >
              Keep mine
            </Button>
            <Button
              size="small"
              aria-describedby={`${id}-title ${id}-words`}
              onClick={choose(clash.chooseTheirs)}
            >
              Take theirs
            </Button>
          </div>
        </fieldset>
      )}
    </div>
  );
}

const focusable = "input:not([hidden]), textarea, [contenteditable=true], button";

function asText(value: unknown): ReactNode {
  return value === "" || value === null ? <em>Nothing</em> : String(value);
}
