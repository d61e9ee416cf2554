import { EditorContent, useEditor } from "@tiptap/react";
import { useEffect, useId, useRef } from "react";
import { editorHtml } from "./editorHtml";
import { RichTextToolbar } from "./RichTextToolbar";
import { richTextExtensions } from "./richTextExtensions";
import "../../../ui/field/Field.css";
import "./RichTextField.css";

type Props = {
  label: string;
  /** HTML. What comes from elsewhere replaces what is in the field. */
  value: string;
  errorMessage?: string | undefined;
  /** HTML of nothing but paragraphs, emphasis, headings, lists, quotations and links; empty for no words. */
  onChange: (html: string) => void;
};

/** Text with simple markup, edited as it will look. */
export function RichTextField({ label, value, errorMessage, onChange }: Props) {
  const id = useId();
  /** What was typed and has not come back as the value yet: typing is faster than rendering. */
  const sent = useRef<string[]>([value]);
  const editor = useEditor({
    extensions: richTextExtensions,
    content: value,
    immediatelyRender: true,
    onUpdate: ({ editor }) => {
      const html = editorHtml(editor);
      sent.current.push(html);
      onChange(html);
    },
  });
  useEffect(() => {
    const place = sent.current.indexOf(value);
    if (place < 0) editor.commands.setContent(value, { emitUpdate: false });
    sent.current = place < 0 ? [value] : sent.current.slice(place);
  }, [editor, value]);
  useEffect(() => {
    editor.setOptions({
      editorProps: {
        attributes: {
          class: "field-control rich-text-content",
          role: "textbox",
          "aria-multiline": "true",
          "aria-labelledby": `${id}-label`,
          ...(errorMessage && { "aria-invalid": "true", "aria-describedby": `${id}-error` }),
        },
      },
    });
  }, [editor, id, errorMessage]);
  return (
    <div className="field">
      <span className="field-label" id={`${id}-label`}>
        {label}
      </span>
      <div className="rich-text-field">
        <RichTextToolbar editor={editor} label={`Format of ${label.toLowerCase()}`} />
        <EditorContent editor={editor} />
      </div>
      {errorMessage && (
        <p className="field-error" id={`${id}-error`}>
          {errorMessage}
        </p>
      )}
    </div>
  );
}
