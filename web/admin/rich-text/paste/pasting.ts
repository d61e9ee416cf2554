import { Slice } from "@tiptap/pm/model";
import { Plugin, Selection } from "@tiptap/pm/state";
import { type Editor, Extension } from "@tiptap/react";
import type { Root, RootContent } from "mdast";
import { textOfPart } from "../../../../documents/document-parts";
import { editorDocument } from "../../../../documents/editor-document";
import { linkTarget } from "../../../../documents/link-target";
import { markupTree } from "../../../../documents/markup-tree";
import { filesIn } from "../../../media/uploader/useFileDrop";
import { type ClipboardContent, type ReadPart, readClipboard } from "./readClipboard";

export type Pasting = {
  /** Handles pasted content other than text. Left out for texts that cannot have pictures. */
  pictures: {
    /**
     * Whether pasted pictures, code, tables and players split the text, which continues after them.
     */
    splits: boolean;
    /** Receives the parts that are not inserted into the text, in their order. */
    take: (rest: readonly ReadPart[]) => void;
  };
};

/**
 * Inserts content that was copied in any program, and dropped files. Keeps the structure of the
 * content, but not its styles.
 */
export const pasting = Extension.create<{ pictures: () => Pasting["pictures"] | undefined }>({
  name: "pasting",
  addOptions: () => ({ pictures: () => undefined }),
  addProseMirrorPlugins() {
    const { editor, options } = this;
    const insert = (content: ClipboardContent) => {
      const pictures = options.pictures();
      const parts = readClipboard(content);
      if (parts.length === 0) return false;
      // Nothing can be inserted, so the selected words stay.
      if (!pictures && parts.every(({ kind }) => kind === "picture")) return true;
      const rest = insertParts(editor, parts, pictures?.splits ?? false);
      if (rest.length > 0) pictures?.take(rest);
      return true;
    };
    return [
      new Plugin({
        props: {
          handlePaste: (_view, { clipboardData }) => {
            if (!clipboardData) return false;
            const content = {
              html: clipboardData.getData("text/html"),
              text: clipboardData.getData("text/plain"),
              files: [...clipboardData.files],
            };
            // ProseMirror itself inserts content that was copied from an editor of this kind. Other products
            // use ProseMirror, too, with elements that texts here do not have.
            const isOfProseMirror = content.html.includes("data-pm-slice");
            if (isOfProseMirror && !foreign.test(content.html)) return false;
            return linkSelection(editor, content.text) || insert(content);
          },
          handleDrop: (view, { dataTransfer, clientX, clientY }) => {
            if (!dataTransfer?.files.length || options.pictures() === undefined) return false;
            const place = view.posAtCoords({ left: clientX, top: clientY });
            const { doc, tr } = view.state;
            if (place) view.dispatch(tr.setSelection(Selection.near(doc.resolve(place.pos))));
            void filesIn(dataTransfer).then((files) => insert({ html: "", text: "", files }));
            return true;
          },
        },
      }),
    ];
  },
});

/** Elements that no text of this editor has. */
const foreign = /<(?:h[1256]|img|picture|table|pre|iframe)\b/i;

/** Makes the selected text a link if the pasted text is an address. @returns whether it did so */
function linkSelection(editor: Editor, text: string): boolean {
  const address = text.trim();
  if (editor.state.selection.empty || /\s/.test(address) || !/^(?:https?|mailto):/i.test(address)) {
    return false;
  }
  const href = linkTarget(address);
  return href !== null && editor.commands.setLink({ href });
}

/**
 * Inserts the text of pasted parts in place of the selection.
 * @param splits whether the text ends at the first part that is no text, so that the rest continues
 * elsewhere
 * @returns the parts that are not inserted. Without a split, these are the pictures. With a split,
 * these are all parts from the first that is no text, and then the text that was after the cursor
 */
function insertParts(editor: Editor, parts: readonly ReadPart[], splits: boolean): ReadPart[] {
  const { state, view, schema } = editor;
  const { selection, doc } = state;
  const first = parts.findIndex(({ kind }) => kind !== "text");
  const isSplit = splits && first >= 0;
  const behind = isSplit ? markupTree(doc.cut(selection.to).toJSON()).children : [];
  const { tr } = state;
  if (behind.length > 0) tr.delete(selection.to, doc.content.size);
  const blocks = textOf(isSplit ? parts.slice(0, first) : parts);
  if (blocks.length > 0) {
    const node = schema.nodeFromJSON(editorDocument({ type: "root", children: blocks }));
    tr.replaceSelection(Slice.maxOpen(node.content));
  } else tr.deleteSelection();
  view.dispatch(tr.scrollIntoView());
  if (!isSplit) return parts.filter(({ kind }) => kind === "picture");
  return withText(parts.slice(first), behind);
}

function textOf(parts: readonly ReadPart[]): RootContent[] {
  return parts.flatMap((part) => (part.kind === "picture" ? [] : textOfPart(part)));
}

function withText(parts: readonly ReadPart[], behind: RootContent[]): ReadPart[] {
  if (behind.length === 0) return [...parts];
  const last = parts.at(-1);
  const root: Root = {
    type: "root",
    children: [...(last?.kind === "text" ? last.root.children : []), ...behind],
  };
  return [...(last?.kind === "text" ? parts.slice(0, -1) : parts), { kind: "text", root }];
}
