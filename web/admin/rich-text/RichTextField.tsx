import { EditorState, type Transaction } from "@tiptap/pm/state";
import {
  type Content,
  createDocument,
  type Editor,
  EditorContent,
  Extension,
  type Extensions,
  useEditor,
} from "@tiptap/react";
import { type ComponentType, useEffect, useId, useRef, useState } from "react";
import { useFocusWithin } from "react-aria/useFocusWithin";
import { type Pasting, pasting } from "./paste/pasting";
import { RichTextToolbar } from "./RichTextToolbar";
import { type Beyond, undoBeyond } from "./undoBeyond";
import "../../ui/field/Field.css";
import "./RichTextField.css";

export type RichTextFieldProps<Value> = {
  label: string;
  isRequired?: boolean;
  /** The accessible name of the toolbar. */
  toolbarLabel?: string;
  /** The stored text. A value that does not come from `onChange` replaces the editor's content. */
  value: Value;
  format: TextFormat<Value>;
  errorMessage?: string | undefined;
  onChange: (value: Value, change: TextChange) => void;
  onLeave?: (() => void) | undefined;
  /** Handles undo and redo when the text's own history is empty. */
  beyond?: Beyond | undefined;
  /**
   * Receives pasted and dropped pictures. Undefined for a text that cannot have pictures: pasted ones
   * are then discarded.
   */
  pictures?: Pasting["pictures"] | undefined;
};

/** A field for rich text, which has the same formats in the editor as on the page. */
export function RichTextField<Value>({
  label,
  isRequired = false,
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
  const { source, className, tools: Tools } = format;
  useEffect(() => {
    editor.setOptions({
      editorProps: {
        attributes: {
          class: `field-control rich-text-content ${className}`,
          role: "textbox",
          "aria-multiline": "true",
          "aria-labelledby": `${id}-label`,
          ...(isRequired && { "aria-required": "true" }),
          ...(errorMessage && { "aria-invalid": "true", "aria-describedby": `${id}-error` }),
        },
      },
    });
  }, [editor, id, className, isRequired, errorMessage]);
  return (
    <div className="field">
      <span className="field-label" id={`${id}-label`}>
        {label}
      </span>
      <div className="rich-text-field rounded" {...focusWithinProps}>
        <RichTextToolbar
          editor={editor}
          label={toolbarLabel}
          isAskingLink={isAskingLink}
          onAskLink={setAskingLink}
          isSource={isSource}
          tools={Tools && <Tools editor={editor} />}
          onSource={source && setSource}
        />
        {isSource && source ? (
          <textarea
            className="field-control rich-text-source"
            aria-labelledby={`${id}-label`}
            aria-invalid={errorMessage ? true : undefined}
            aria-describedby={errorMessage ? `${id}-error` : undefined}
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

type TextChange = {
  /** Set if the change is an undo or redo in the text's own history. */
  command?: "undo" | "redo";
};

type Options<Value> = {
  format: TextFormat<Value>;
  value: Value;
  onChange: (value: Value, change: TextChange) => void;
  beyond?: Beyond | undefined;
  pictures?: Pasting["pictures"] | undefined;
  onAskLink: () => void;
};

/**
 * An editor of a stored text. A `value` that does not come from the editor replaces its content and
 * history. Undoing all changes restores the text exactly as it was stored.
 */
function useRichText<Value>({ format, value, ...options }: Options<Value>): Editor {
  const latest = useRef(options);
  latest.current = options;
  /** Keys of values sent by `onChange` that `value` may not have yet: typing is faster than rendering. */
  const sent = useRef<string[]>([format.keyOf(value)]);
  const editor = useEditor({
    extensions: [
      ...format.extensions,
      linkShortcut.configure({ ask: () => latest.current.onAskLink() }),
      undoBeyond.configure({ beyond: () => latest.current.beyond }),
      pasting.configure({ pictures: () => latest.current.pictures }),
    ],
    content: format.read(value),
    immediatelyRender: true,
    onUpdate: ({ editor, transaction }) => {
      const { document, stored } = origin.current;
      const next = editor.state.doc.eq(document) ? stored : format.write(editor);
      const key = format.keyOf(next);
      if (key === sent.current.at(-1)) return;
      sent.current.push(key);
      latest.current.onChange(next, changeOf(transaction));
    },
  });
  /** The stored text, and the editor's document for it. */
  const origin = useRef({ document: editor.state.doc, stored: value });
  useEffect(() => {
    const key = format.keyOf(value);
    const place = sent.current.indexOf(key);
    sent.current = place < 0 ? [key] : sent.current.slice(place);
    if (place >= 0) return;
    const document = createDocument(format.read(value), editor.schema);
    if (!document.eq(editor.state.doc)) replaceDocument(editor, document);
    origin.current = { document: editor.state.doc, stored: value };
  }, [editor, format, value]);
  return editor;
}

/** Whether a transaction is an undo or redo of the text's own history. */
function changeOf(transaction: Transaction): TextChange {
  const made: { redo: boolean } | undefined = transaction.getMeta("history$");
  return made ? { command: made.redo ? "redo" : "undo" } : {};
}

/** Replaces the document. The history is cleared, because its steps do not apply to the new document. */
function replaceDocument(editor: Editor, doc: EditorState["doc"]): void {
  editor.view.updateState(EditorState.create({ doc, plugins: editor.state.plugins }));
  // A transaction without a change updates the toolbar.
  editor.view.dispatch(editor.state.tr.setMeta("addToHistory", false));
}

/** Opens the link form on Ctrl+K or Cmd+K. Outside texts, these keys open the search. */
const linkShortcut = Extension.create<{ ask: () => void }>({
  name: "linkShortcut",
  addOptions: () => ({ ask: () => {} }),
  addKeyboardShortcuts() {
    const ask = () => {
      this.options.ask();
      return true;
    };
    return { "Mod-k": ask, "Meta-k": ask };
  },
});

/** Converts a kind of stored text to the content of the editor and back. */
export type TextFormat<Value> = {
  extensions: Extensions;
  /** The CSS class that texts of this format have on the page. */
  className: string;
  read: (value: Value) => Content;
  write: (editor: Editor) => Value;
  /** A key that is equal for equal texts, in whatever form they are stored. */
  keyOf: (value: Value) => string;
  /** Tools of this format, which replace the buttons for headings, lists and quotations. */
  tools?: ComponentType<{ editor: Editor }>;
  /** Lets the owner edit a text as source, such as Markdown. Undefined for a format without a source. */
  source?: {
    show: (value: Value) => string;
    parse: (text: string) => Value;
  };
};
