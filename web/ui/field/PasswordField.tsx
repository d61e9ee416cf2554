import { type ComponentProps, useState } from "react";
import { useWords } from "../../words/WordsContext";
import { EyeIcon } from "./EyeIcon";
import { Field, type FieldProps } from "./Field";
import "./PasswordField.css";

type Props = FieldProps & Omit<ComponentProps<"input">, "id" | "className" | "type">;

/** A password, in dots until it is asked to be shown. Takes what an input takes, controlled or not. */
export function PasswordField({ label, description, errorMessage, ...input }: Props) {
  const say = useWords();
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} description={description} errorMessage={errorMessage}>
      {(control) => (
        <div className="password-field">
          <input
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...control}
            type={isShown ? "text" : "password"}
            className="field-control"
          />
          <button
            type="button"
            className="password-field-toggle"
            aria-label={say(isShown ? "password.hide" : "password.show")}
            aria-controls={control.id}
            onClick={() => setShown(!isShown)}
          >
            <EyeIcon isCrossed={isShown} />
          </button>
        </div>
      )}
    </Field>
  );
}
