import type { StoredModule } from "../../../modules/editing/contentModules";
import type { ContentModule } from "../../../modules/editing/moduleTypes";
import { type SectionKey, type SectionValues, sectionKeys } from "./projectValues";

/**
 * Gives every module an id of its own. One stored without gets a name by its place, the same each time,
 * so that two readings of a project agree about which module is which.
 */
export function identifyModules(
  stored: Record<SectionKey, readonly StoredModule[]>,
): SectionValues {
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
