import type { StoredFields } from "../module-types/fieldKinds";
import { type ContentModule, moduleTypes } from "../module-types/moduleTypes";

/** The pictures and videos of a module, in the order of its card; empty for a missing one. */
export function picturesOf(module: ContentModule): string[] {
  const fields: StoredFields = moduleTypes[module.type].fields;
  return Object.entries(fields).flatMap(([name, field]) => {
    const value: unknown = Reflect.get(module, name);
    if (!("mediaOf" in field) || name.endsWith("View")) return [];
    if (Array.isArray(value)) return value.map(({ src }: { src: string }) => src);
    return typeof value === "string" ? [value] : [];
  });
}
