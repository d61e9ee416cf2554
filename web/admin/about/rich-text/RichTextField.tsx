import { EditorContent, useEditor } from "@tiptap/react";
import { useEffect, useId } from "react";
import { editorHtml } from "./editorHtml";
import { RichTextToolbar } from "./RichTextToolbar";
import { richTextExtensions } from "./richTextExtensions";
import "../../../ui/field/Field.css";
import "./RichText.css";

type Props = {
  label: string;
  /** HTML. Read once; later the field is its own authority. */
  value: string;
  errorMessage?: string | undefined;
  /** HTML of nothing but paragraphs, emphasis, headings, lists, quotations and links; empty for no words. */
  onChange: (html: string) => void;
};

/** Text with simple markup, edited as it will look. */
export function RichTextField({ label, value, errorMessage, onChange }: Props) {
  const id = useId();
  const editor = useEditor({
    extensions: richTextExtensions,
    content: value,
    immediatelyRender: true,
    onUpdate: ({ editor }) => onChange(editorHtml(editor)),
  });
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
      <div className="rich-text">
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
