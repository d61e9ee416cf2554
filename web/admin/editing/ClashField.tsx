import { type ReactNode, useId, useRef } from "react";
import { Button } from "../../ui/button/Button";
import type { FieldQuestion } from "./useRecordForm";
import "./ClashField.css";

type Props<Value> = {
  /** The id by which the preview finds this field in the form, see `partOf` in web/admin/preview. */
  part?: string;
  label: string;
  /** The choice between two values. Null or undefined while the field has only one value. */
  clash: FieldQuestion<Value> | null | undefined;
  /** Renders the second value, `clash.theirs`. By default {@link asText}. */
  show?: (theirs: Value) => ReactNode;
  /** The field, with the form's value. */
  children: ReactNode;
};

/**
 * The texts of the choice. `saved`: another window saved the second value. `typed`: the owner typed the
 * second value here before she recovered a draft.
 */
const questions = {
  saved: {
    title: "was changed in another window, too",
    other: "Nothing was overwritten. Saved there:",
    mine: "Keep mine",
    theirs: "Take theirs",
  },
  typed: {
    title: "was written here, too",
    other: "The field shows what you recovered. Before, it said:",
    mine: "Keep the recovered",
    theirs: "Take what was here",
  },
};

/**
 * Wraps a field. If the field has a second value, which another window saved or which was typed here before
 * a draft was recovered, that value and the choice between both are shown below the field.
 */
export function ClashField<Value>({ part, label, clash, show = asText, children }: Props<Value>) {
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const words = questions[clash && !clash.isSaved ? "typed" : "saved"];
  const choose = (choice: () => void) => () => {
    // Moves the focus to the field, because the choice removes the pressed button.
    field.current?.querySelector<HTMLElement>(focusable)?.focus();
    choice();
  };
  return (
    <div className="clash-field stack" data-focus-owner={part}>
      <div ref={field}>{children}</div>
      {clash && (
        <fieldset className="clash-question stack small rounded">
          <legend className="clash-question-title" id={`${id}-title`}>
            {label} {words.title}
          </legend>
          <div className="clash-question-words stack-close muted" id={`${id}-words`} role="alert">
            <p>{words.other}</p>
            <div className="clash-question-theirs">{show(clash.theirs)}</div>
          </div>
          <div className="clash-question-choices wrap">
            <Button
              size="small"
              aria-describedby={`${id}-title ${id}-words`}
              onClick={choose(clash.chooseMine)}
            >
              {words.mine}
            </Button>
            <Button
              size="small"
              aria-describedby={`${id}-title ${id}-words`}
              onClick={choose(clash.chooseTheirs)}
            >
              {words.theirs}
            </Button>
          </div>
        </fieldset>
      )}
    </div>
  );
}

const focusable = "input:not([hidden]), textarea, [contenteditable=true], button";

/** Renders a value as text; null and the empty text as “Nothing”. */
export function asText(value: unknown): ReactNode {
  return value === "" || value === null ? <em>Nothing</em> : String(value);
}
