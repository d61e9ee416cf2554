import { eachSection, type SectionKey, sectionKeys } from "./sections.ts";

/**
 * Gives every module an id. A stored module that has no id, or the id of an earlier module, gets an id from
 * its section and position, so that two readings of a project have equal ids.
 */
export function identifyModules<Module extends { id?: string | undefined }>(
  stored: Record<SectionKey, readonly Module[]>,
): Record<SectionKey, (Module & { id: string })[]> {
  const all = sectionKeys.flatMap((key) => stored[key]);
  const reserved = new Set(all.map(({ id }) => id));
  const used = new Set<string>();
  const identify = (module: Module, key: SectionKey, index: number) => {
    let id = module.id;
    if (!id || used.has(id)) {
      let number = index;
      do id = `${key}-${number++}`;
      while (used.has(id) || reserved.has(id));
    }
    used.add(id);
    return { ...module, id };
  };
  return eachSection((key) => stored[key].map((module, index) => identify(module, key, index)));
}
