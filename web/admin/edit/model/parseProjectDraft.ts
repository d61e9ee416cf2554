import { sectionKeys } from "../../../../content/sections";
import type { Draft } from "../../editing/drafts/browserDrafts";
import { parseModules } from "../module-types/contentModules";
import type { ContentModule } from "../module-types/moduleTypes";
import { parseFields } from "./projectFields";
import type { ProjectValues, SectionValues } from "./projectValues";

/**
 * Reads a stored draft of a project, of any version: missing values have their defaults. Null if the value is
 * not a draft, or has modules that cannot be read.
 */
export function parseProjectDraft(stored: unknown): Draft<ProjectValues> | null {
  const base = read(stored, "base");
  const version = read(base, "version");
  const before = parseValues(read(base, "values"));
  const values = parseValues(read(stored, "values"));
  if (typeof version !== "number" || !before || !values) return null;
  return { base: { version, values: before }, values };
}

function parseValues(stored: unknown): ProjectValues | null {
  if (typeof stored !== "object" || stored === null) return null;
  const sections = parseSections(stored);
  return sections && { ...parseFields(stored), ...sections };
}

function parseSections(stored: object): SectionValues | null {
  const entries: [string, ContentModule[]][] = [];
  for (const key of sectionKeys) {
    const modules = identified(read(stored, key) ?? []);
    if (!modules) return null;
    entries.push([key, modules]);
  }
  return Object.fromEntries(entries) as unknown as SectionValues; // an entry for every key
}

/** The modules of a section. Null if a module cannot be read or has no id. */
function identified(stored: unknown): ContentModule[] | null {
  const modules = parseModules(stored);
  if (!modules) return null;
  const complete = modules.flatMap((module) =>
    module.id === undefined ? [] : [{ ...module, id: module.id }],
  );
  return complete.length === modules.length ? complete : null;
}

function read(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}
