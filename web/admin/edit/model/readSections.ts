import { parseModules, type StoredModule } from "../../../modules/editing/contentModules";
import { identifyModules } from "./identifyModules";
import { keyOf, type SectionKey, type SectionValues, sectionKeys } from "./projectValues";

type SectionTexts = { readonly [Key in SectionKey as `${Key}Content`]: string };

/**
 * The six sections from the texts that are stored. What cannot be read is empty.
 * @param unreadable the sections that the server cannot read, by its names for them
 */
export function readSections(
  texts: SectionTexts | null | undefined,
  unreadable: readonly string[] = [],
): SectionValues {
  const unreadableKeys = unreadable.map(keyOf);
  const stored = Object.fromEntries(
    sectionKeys.map((key) => [
      key,
      unreadableKeys.includes(key) ? [] : readSection(texts?.[`${key}Content`] ?? "[]"),
    ]),
  ) as Record<SectionKey, StoredModule[]>; // an entry for every key
  return identifyModules(stored);
}

function readSection(text: string): StoredModule[] {
  try {
    return parseModules(JSON.parse(text)) ?? [];
  } catch {
    return [];
  }
}
