import { EditorContent } from "@tiptap/react";
import { useEffect, useId, useState } from "react";
import { useFocusWithin } from "react-aria/useFocusWithin";
import type { Pasting } from "./paste/pasting";
import { RichTextToolbar } from "./RichTextToolbar";
import type { TextFormat } from "./textFormat";
import type { Beyond } from "./undoBeyond";
import { type TextChange, useRichText } from "./useRichText";
import "../../ui/field/Field.css";
import "./RichTextField.css";

export type RichTextFieldProps<Value> = {
  label: string;
  /** The accessible name of the toolbar. */
  toolbarLabel?: string;
  /** The stored text. A change from elsewhere replaces the editor's content. */
  value: Value;
  format: TextFormat<Value>;
  errorMessage?: string | undefined;
  onChange: (value: Value, change: TextChange) => void;
  onLeave?: (() => void) | undefined;
  /** Handles undo when the text's own history is empty. */
  beyond?: Beyond | undefined;
  /** Receives pasted pictures; without it they are dropped. */
  pictures?: Pasting["pictures"] | undefined;
};

/** A text that is edited as it looks on the page. */
export function RichTextField<Value>({
  label,
  toolbarLabel = "Text formatting",
  value,
  format,
  errorMessage,
  onLeave,
  ...options
}: RichTextFieldProps<Value>) {
  const id = useId();
  const [isSource, setSource] = useState(false);
  const [isAskingLink, setAskingLink] = useState(false);
  const editor = useRichText({
    ...options,
    format,
    value,
    onAskLink: () => setAskingLink(true),
  });
  const { focusWithinProps } = useFocusWithin({ onBlurWithin: () => onLeave?.() });
  const { source, className } = format;
  useEffect(() => {
    editor.setOptions({
      editorProps: {
        attributes: {
          class: `field-control rich-text-content ${className}`,
          role: "textbox",
          "aria-multiline": "true",
          "aria-labelledby": `${id}-label`,
          ...(errorMessage && { "aria-invalid": "true", "aria-describedby": `${id}-error` }),
        },
      },
    });
  }, [editor, id, className, errorMessage]);
  return (
    <div className="field">
      <span className="field-label" id={`${id}-label`}>
        {label}
      </span>
      <div className="rich-text-field" {...focusWithinProps}>
        <RichTextToolbar
          editor={editor}
          label={toolbarLabel}
          isAskingLink={isAskingLink}
          onAskLink={setAskingLink}
          isSource={isSource}
          onSource={source && setSource}
        />
        {isSource && source ? (
          <textarea
            className="field-control rich-text-source"
            aria-labelledby={`${id}-label`}
            value={source.show(value)}
            onChange={({ target }) => options.onChange(source.parse(target.value), {})}
          />
        ) : (
          <EditorContent editor={editor} />
        )}
      </div>
      {errorMessage && (
        <p className="field-error" id={`${id}-error`}>
          {errorMessage}
        </p>
      )}
    </div>
  );
}
