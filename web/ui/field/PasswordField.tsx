import { type ComponentProps, useState } from "react";
import { useWords } from "../../words/WordsContext";
import { Field, type FieldProps } from "./Field";
import "./PasswordField.css";

type Props = FieldProps & Omit<ComponentProps<"input">, "id" | "className" | "type">;

/**
 * A field for a password, which is hidden until a button shows it. Takes the props of an input, controlled or
 * not.
 */
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
            className="password-field-toggle muted centered brightens"
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

/** An eye in the colour of the text around it, crossed out if a press hides the password. */
function EyeIcon({ isCrossed }: { isCrossed: boolean }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M2 10c1.7-3.4 4.5-5.2 8-5.2s6.3 1.8 8 5.2c-1.7 3.4-4.5 5.2-8 5.2S3.7 13.4 2 10Z" />
      <circle cx="10" cy="10" r="2.5" />
      {isCrossed && <path d="m3.5 16.5 13-13" />}
    </svg>
  );
}
