import { type SectionKey, sectionKeys } from "../../../../content/sections";
import { parseModules, type StoredModule } from "../module-types/contentModules";
import type { ContentModule } from "../module-types/moduleTypes";
import { keyOf, type SectionValues } from "./projectValues";

type SectionTexts = { readonly [Key in SectionKey as `${Key}Content`]: string };

/**
 * The six sections from their stored form. Those that cannot be read are empty.
 * @param unreadable GraphQL names of sections that the server cannot read
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

/**
 * Gives every module an id. A stored module without one gets an id from its place, so that two readings of
 * a project have equal ids.
 */
function identifyModules(stored: Record<SectionKey, readonly StoredModule[]>): SectionValues {
  const all = sectionKeys.flatMap((key) => stored[key]);
  const reserved = new Set(all.map(({ id }) => id));
  const used = new Set<string>();
  const identify = (module: StoredModule, key: SectionKey, index: number): ContentModule => {
    let id = module.id;
    if (!id || used.has(id)) {
      let number = index;
      do id = `${key}-${number++}`;
      while (used.has(id) || reserved.has(id));
    }
    used.add(id);
    return { ...module, id };
  };
  const read = (key: SectionKey) =>
    stored[key].map((module, index) => identify(module, key, index));
  return {
    role: read("role"),
    why: read("why"),
    result: read("result"),
    process: read("process"),
    solution: read("solution"),
    shippedGoods: read("shippedGoods"),
  };
}
