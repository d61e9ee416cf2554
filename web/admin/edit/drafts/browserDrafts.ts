import { type FormDraft, parseFormDraft } from "./parseFormDraft";

/** A form as an editor left it, and which of its states that is. */
export type KeptDraft = FormDraft & {
  /** The name of the editor that wrote it. */
  editor: string;
  sequence: number;
  /** When it was kept, in milliseconds since 1970. */
  keptAt: number;
};

/** What the name in the browser's storage of one editor's draft is. */
export function draftKey(databaseId: number, editor: string): string {
  return `${prefixOf(databaseId)}${editor}`;
}

/** @returns whether it is really there now: a storage may be full, or closed to the site */
export function writeBrowserDraft(key: string, sequence: number, text: string): boolean {
  try {
    const stored = JSON.stringify({ sequence, keptAt: Date.now(), draft: JSON.parse(text) });
    localStorage.setItem(key, stored);
    return localStorage.getItem(key) === stored;
  } catch {
    return false;
  }
}

/** The draft under a key. Null where there is none that can be read. */
export function readBrowserDraft(databaseId: number, editor: string): KeptDraft | null {
  try {
    const stored: unknown = JSON.parse(
      localStorage.getItem(draftKey(databaseId, editor)) ?? "null",
    );
    if (typeof stored !== "object" || stored === null) return null;
    const sequence: unknown = Reflect.get(stored, "sequence");
    const keptAt: unknown = Reflect.get(stored, "keptAt");
    const draft = parseFormDraft(Reflect.get(stored, "draft"));
    if (!draft || typeof sequence !== "number" || typeof keptAt !== "number") return null;
    return { ...draft, editor, sequence, keptAt };
  } catch {
    return null;
  }
}

/** The editors that left a draft of a project in this browser. */
export function browserDraftEditors(databaseId: number): string[] {
  try {
    const prefix = prefixOf(databaseId);
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
  } catch {
    return [];
  }
}

function prefixOf(databaseId: number): string {
  return `draft_${databaseId}_`;
}
