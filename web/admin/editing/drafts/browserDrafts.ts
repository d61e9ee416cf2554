import type { Snapshot } from "../editing";
import { readStored, storedKeys, writeStored } from "./browserStorage";

/** The values of an unsaved form, and the saved record from which the edits started. */
export type Draft<Values> = { base: Snapshot<Values>; values: Values };

/**
 * A stored draft of one editor. Each time a window opens a form, that form is a new editor with a new id. The
 * window may be closed by now.
 */
export type FoundDraft<Values> = Draft<Values> & {
  /** The id of the editor. */
  editor: string;
  /** The number of this state of the editor. It rises with each change. */
  sequence: number;
  /** When the draft was stored, in milliseconds since 1970. */
  storedAt: number;
};

/** Reads a stored draft. Null if the value is not a draft. */
export type ParseDraft<Values> = (stored: unknown) => Draft<Values> | null;

/**
 * The key of an editor's draft in the browser's storage.
 * @param prefix the prefix of the keys of all drafts of a record
 * @param editor the id of the editor; empty for a draft of an earlier version, in which editors had no ids
 */
export function draftKey(prefix: string, editor: string): string {
  return editor ? `${prefix}_${editor}` : prefix;
}

/** Stores a draft with the present time. @returns whether the browser has stored it */
export function writeBrowserDraft(key: string, sequence: number, content: string): boolean {
  return writeStored(key, { sequence, storedAt: Date.now(), draft: JSON.parse(content) });
}

/** Reads the draft of an editor from the browser's storage. Null if no readable draft is stored. */
export function readBrowserDraft<Values>(
  prefix: string,
  editor: string,
  parse: ParseDraft<Values>,
): FoundDraft<Values> | null {
  const stored: unknown = readStored(draftKey(prefix, editor));
  const field = (name: string): unknown => Reflect.get(Object(stored), name);
  // Earlier versions stored only the draft, or had another name for the time at which it was stored.
  const draft = parse(field("draft") ?? stored);
  if (!draft) return null;
  const number = (value: unknown) => (typeof value === "number" ? value : 0);
  const storedAt = number(field("storedAt") ?? field("keptAt"));
  return { ...draft, editor, sequence: number(field("sequence")), storedAt };
}

/** The ids of the editors that have a draft of a record in this browser. */
export function browserDraftEditors(prefix: string): string[] {
  return storedKeys(prefix)
    .filter((key) => key === prefix || key.startsWith(`${prefix}_`))
    .map((key) => key.slice(prefix.length + 1));
}
