import { english, type WordKey } from "../../words/english.ts";
import { canonicalTag } from "../../words/languages.ts";

/** The owner's own texts by key, and unknown further data. */
export type StoredWordings = Record<string, unknown>;

/** Parses stored texts of any version. Anything but a JSON object is empty. */
export function readWordings(stored: string): StoredWordings {
  try {
    const value: unknown = JSON.parse(stored);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/** The texts that this version has. */
export function knownWordings(stored: string): { key: WordKey; text: string }[] {
  return Object.entries(readWordings(stored)).flatMap(([key, text]) =>
    isWordKey(key) && typeof text === "string" && text ? [{ key, text }] : [],
  );
}

/** The stored language; English for an invalid tag. */
export function knownLanguage(stored: string): string {
  return canonicalTag(stored) ?? "en";
}

export function isWordKey(key: string): key is WordKey {
  return Object.hasOwn(english, key);
}

function isRecord(value: unknown): value is StoredWordings {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
