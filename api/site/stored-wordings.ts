import { english, type WordKey } from "../../words/english.ts";
import { canonicalTag } from "../../words/languages.ts";

/** The owner's own texts by key, and whatever else is stored beside them. */
export type StoredWordings = Record<string, unknown>;

/** Reads stored wordings, whatever wrote them. What is no JSON object holds none. */
export function readWordings(stored: string): StoredWordings {
  try {
    const value: unknown = JSON.parse(stored);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/** Those that this version of the product shows. */
export function knownWordings(stored: string): { key: WordKey; text: string }[] {
  return Object.entries(readWordings(stored)).flatMap(([key, text]) =>
    isWordKey(key) && typeof text === "string" && text ? [{ key, text }] : [],
  );
}

/** The stored language; English where something else than a tag was stored. */
export function knownLanguage(stored: string): string {
  return canonicalTag(stored) ?? "en";
}

export function isWordKey(key: string): key is WordKey {
  return Object.hasOwn(english, key);
}

function isRecord(value: unknown): value is StoredWordings {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
