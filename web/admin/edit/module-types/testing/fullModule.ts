import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createModule, parseModules } from "../contentModules";
import { type ContentModule, type ModuleType, moduleTypes } from "../moduleTypes";

const folder = "api/projects/stored-forms";

/** The names of files with sections that earlier versions stored. */
export const storedSections = readdirSync(folder).filter((name) => name.startsWith("section"));

/** A stored section, as it is in its file. */
export function readSection(name: string): object[] {
  return JSON.parse(readFileSync(join(folder, name), "utf8"));
}

const everyStored = storedSections.flatMap((name) => parseModules(readSection(name)) ?? []);

/**
 * A new module of a type, with stored rows in each of its lists.
 * @throws {Error} if no stored form has rows for one of the lists
 */
export function fullModule(type: ModuleType): ContentModule {
  const stored = everyStored
    .filter((module) => module.type === type)
    .flatMap((module) => Object.entries(module));
  const lists = stored.filter(([, value]) => Array.isArray(value) && value.length > 0);
  const module = { ...createModule(type), ...Object.fromEntries(lists) };
  for (const [key, value] of Object.entries(module)) {
    if (Array.isArray(value) && value.length === 0) throw new Error(`No ${type} has ${key} stored`);
  }
  return module as ContentModule; // a module of the type `type`
}

/** The keys of a module, and of the rows in its lists: "caption", "items", "items.src". */
export function partsOfModule(module: ContentModule): string[] {
  return Object.keys(moduleTypes[module.type].fields).flatMap((key) => {
    const value: unknown = Reflect.get(module, key);
    const rows = Array.isArray(value) ? Object.keys(Object(value[0])) : [];
    return [key, ...rows.map((name) => `${key}.${name}`)];
  });
}
