import type { Snapshot } from "../editing";
import { readStored, storedKeys, writeStored } from "./browserStorage";

/** A form that was not saved, with what its edits started from. */
export type Draft<Values> = { base: Snapshot<Values>; values: Values };

/** A draft as an editor left it. */
export type FoundDraft<Values> = Draft<Values> & {
  /** The name of the editor that wrote it. */
  editor: string;
  /** Which of the editor's states it is; each has a higher number than the one before. */
  sequence: number;
  /** When it was stored, in milliseconds since 1970. */
  storedAt: number;
};

/** Reads a draft out of what was stored. Null where it is none. */
export type ParseDraft<Values> = (stored: unknown) => Draft<Values> | null;

/**
 * The name in the browser's storage of one editor's draft.
 * @param prefix what the drafts of one record have in common
 * @param editor empty for a draft from before editors had names
 */
export function draftKey(prefix: string, editor: string): string {
  return editor ? `${prefix}_${editor}` : prefix;
}

/** @returns whether this browser has it now */
export function writeBrowserDraft(key: string, sequence: number, content: string): boolean {
  return writeStored(key, { sequence, storedAt: Date.now(), draft: JSON.parse(content) });
}

/** The draft of an editor. Null where there is none that can be read. */
export function readBrowserDraft<Values>(
  prefix: string,
  editor: string,
  parse: ParseDraft<Values>,
): FoundDraft<Values> | null {
  const stored: unknown = readStored(draftKey(prefix, editor));
  const field = (name: string): unknown => Reflect.get(Object(stored), name);
  // Earlier versions stored the draft by itself, or called its time otherwise.
  const draft = parse(field("draft") ?? stored);
  if (!draft) return null;
  const number = (value: unknown) => (typeof value === "number" ? value : 0);
  const storedAt = number(field("storedAt") ?? field("keptAt"));
  return { ...draft, editor, sequence: number(field("sequence")), storedAt };
}

/** The editors that left a draft of a record in this browser. */
export function browserDraftEditors(prefix: string): string[] {
  return storedKeys(prefix)
    .filter((key) => key === prefix || key.startsWith(`${prefix}_`))
    .map((key) => key.slice(prefix.length + 1));
}
