import { type KeyboardEvent, useId, useRef, useState } from "react";
import { markupHtml } from "../../../../markup/markup-html";
import { readMarkup } from "../../../../markup/read-markup";
import { RichText } from "../../../rich-text/RichText";
import { RecoveryBanner } from "../../editing/drafts/RecoveryBanner";
import { useFieldBackup } from "../../editing/drafts/useFieldBackup";
import { applyEdit } from "./applyEdit";
import { continueList, marks, toggleBullets, toggleMark } from "./formatting";
import { RichTextToolbar } from "./RichTextToolbar";
import "../../../ui/field/Field.css";
import "./RichTextArea.css";

type Props = {
  label: string;
  /** Text in the stored markup. */
  value: string;
  /** Where this browser stores what is typed until the field is left. */
  backupKey: string;
  rows?: number;
  onChange: (text: string) => void;
};

const shortcuts = { b: "bold", i: "italic", u: "underline" } as const;

/** Text in simple markup, with what it will look like beside it. */
export function RichTextArea({ label, value, backupKey, rows = 6, onChange }: Props) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [committed, setCommitted] = useState(value);
  const draft = useFieldBackup({ key: backupKey, saved: committed, value, parse: parseText });

  const edit = (change: Parameters<typeof applyEdit>[1] | null) => {
    if (field.current && change) applyEdit(field.current, change);
  };
  const selection = () => ({
    text: field.current?.value ?? "",
    start: field.current?.selectionStart ?? 0,
    end: field.current?.selectionEnd ?? 0,
  });
  const handleMark = (mark: keyof typeof marks) => edit(toggleMark(selection(), marks[mark]));
  const handleKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, altKey, ctrlKey, metaKey, nativeEvent } = event;
    const mark = shortcuts[key.toLowerCase() as keyof typeof shortcuts] as // other keys have none
      | (typeof shortcuts)[keyof typeof shortcuts]
      | undefined;
    if ((ctrlKey || metaKey) && !altKey && !shiftKey && mark) {
      event.preventDefault();
      handleMark(mark);
    }
    if (key !== "Enter" || shiftKey || altKey || ctrlKey || metaKey || nativeEvent.isComposing) {
      return;
    }
    const next = continueList(selection());
    if (next) event.preventDefault();
    edit(next);
  };
  return (
    <div className="rich-text-area">
      {draft.recoverable !== null && draft.recoverable !== value && (
        <RecoveryBanner
          onRecover={() => {
            onChange(draft.recoverable ?? value);
            draft.acceptDraft();
          }}
          onDismiss={draft.dismissDraft}
        />
      )}
      <div className="rich-text-area-head">
        <label className="field-label" htmlFor={id}>
          {label}
        </label>
        <p className="rich-text-area-state" role="status">
          {draft.state === "unsaved" && "Auto-saving..."}
        </p>
      </div>
      <div className="rich-text-area-columns">
        <div className="rich-text-area-box">
          <RichTextToolbar
            label="Text formatting"
            onMark={handleMark}
            onBullets={() => edit(toggleBullets(selection()))}
          />
          <textarea
            ref={field}
            id={id}
            className="field-control"
            rows={rows}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            onKeyDown={handleKeyDown}
            onBlur={() => setCommitted(value)}
          />
        </div>
        <div className="rich-text-area-preview">
          <p className="rich-text-area-caption">Preview</p>
          {value.trim() ? (
            <RichText html={markupHtml(readMarkup(value))} />
          ) : (
            <p className="rich-text-area-empty">What you write shows here as visitors see it.</p>
          )}
        </div>
      </div>
    </div>
  );
}

function parseText(stored: unknown): string | null {
  return typeof stored === "string" ? stored : null;
}
