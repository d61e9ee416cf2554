import { Slice } from "@tiptap/pm/model";
import type { Editor } from "@tiptap/react";
import type { Root, RootContent } from "mdast";
import { editorDocument } from "../document/editorDocument";
import { markupTree } from "../document/markupTree";
import type { ReadPart } from "./readClipboard";

/**
 * Puts text where the cursor is.
 * @param splits whether it ends at the first picture, so that what follows goes on elsewhere
 * @returns what is not in the text: pictures, and the text behind the first one with what stood behind the
 *     cursor
 */
export function insertParts(
  editor: Editor,
  parts: readonly ReadPart[],
  splits: boolean,
): ReadPart[] {
  const { state, view, schema } = editor;
  const { selection, doc } = state;
  const first = parts.findIndex(({ kind }) => kind === "picture");
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
  return parts.flatMap((part) => (part.kind === "text" ? part.root.children : []));
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
