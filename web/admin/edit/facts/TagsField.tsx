import { type KeyboardEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Field } from "../../../ui/field/Field";
import { CloseIcon } from "../../../ui/icon/icons";
import { isComposing } from "../../../ui/isComposing";
import { shortcutLetter } from "../../../ui/shortcutLetter";
import "./TagsField.css";

/** The commas of Latin, Chinese, Japanese and Arabic scripts. */
const separator = /[,，、،]/;

type Props = {
  label: string;
  tags: readonly string[];
  errorMessage: string | undefined;
  onChange: (tags: string[]) => void;
};

/**
 * A field for tags. Enter, a comma or leaving the field adds the typed tag. A button removes each tag, and
 * Backspace in the empty field removes the last tag.
 */
export function TagsField({ label, tags, errorMessage, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const add = (text: string) => {
    const added = text.split(separator).map((tag) => tag.trim().replace(/\s+/g, " "));
    const all = [...tags, ...added].filter(Boolean);
    const isFirst = (tag: string, place: number) =>
      all.findIndex((each) => each.toLowerCase() === tag.toLowerCase()) === place;
    const next = all.filter(isFirst);
    setTyped("");
    if (next.length !== tags.length) onChange(next);
  };
  const handleChange = (text: string) => {
    const rest = text.split(separator).at(-1) ?? "";
    if (rest === text) return setTyped(text);
    add(text.slice(0, -rest.length - 1));
    setTyped(rest.trimStart());
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    // Adds the typed tag before the shortcut saves the form.
    if ((event.ctrlKey || event.metaKey) && shortcutLetter(event) === "s")
      flushSync(() => add(typed));
    if (event.key === "Enter") {
      event.preventDefault();
      add(typed);
    }
    if (event.key === "Backspace" && typed === "" && tags.length > 0) onChange(tags.slice(0, -1));
  };
  return (
    <Field
      label={label}
      description="Enter or a comma adds a tag. Visitors can filter the work by tags."
      errorMessage={errorMessage}
    >
      {(control) => (
        <div className="field-control tags-field-box cluster">
          <ul className="tags-field-list" aria-label={`Chosen ${label.toLowerCase()}`}>
            {tags.map((tag) => (
              <li key={tag} className="tags-field-tag row small">
                <span dir="auto">{tag}</span>
                <button
                  type="button"
                  className="tags-field-remove muted centered brightens fixed-size"
                  aria-label={`Remove the tag ${tag}`}
                  onClick={() => {
                    onChange(tags.filter((each) => each !== tag));
                    input.current?.focus();
                  }}
                >
                  <CloseIcon />
                </button>
              </li>
            ))}
          </ul>
          <input
            ref={input}
            {...control}
            className="tags-field-input"
            name="tags"
            autoComplete="off"
            enterKeyHint="enter"
            value={typed}
            onChange={({ target, nativeEvent }) => {
              // While a word is being composed (IME), it is not split into tags.
              if (Reflect.get(nativeEvent, "isComposing")) setTyped(target.value);
              else handleChange(target.value);
            }}
            onCompositionEnd={({ currentTarget }) => handleChange(currentTarget.value)}
            onKeyDown={handleKeyDown}
            onBlur={() => add(typed)}
          />
        </div>
      )}
    </Field>
  );
}
