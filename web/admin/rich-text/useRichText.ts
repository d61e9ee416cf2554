import { EditorState, type Transaction } from "@tiptap/pm/state";
import { createDocument, type Editor, Extension, useEditor } from "@tiptap/react";
import { useEffect, useRef } from "react";
import { type Pasting, pasting } from "./paste/pasting";
import type { TextFormat } from "./textFormat";
import { type Beyond, undoBeyond } from "./undoBeyond";

export type TextChange = {
  /** Whether it is an undo or redo. */
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
 * An editor of a stored text. A change from elsewhere replaces its content and history. Undoing all changes
 * restores the text exactly as it was stored.
 */
export function useRichText<Value>({ format, value, ...options }: Options<Value>): Editor {
  const latest = useRef(options);
  latest.current = options;
  /** Keys of changes that have not come back as the value yet: typing is faster than rendering. */
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

/** The history is cleared, because its steps do not apply to the new document. */
function replaceDocument(editor: Editor, doc: EditorState["doc"]): void {
  editor.view.updateState(EditorState.create({ doc, plugins: editor.state.plugins }));
  // For the toolbar.
  editor.view.dispatch(editor.state.tr.setMeta("addToHistory", false));
}

/** Opens the link form on Ctrl+K or Cmd+K, which elsewhere opens the search. */
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
