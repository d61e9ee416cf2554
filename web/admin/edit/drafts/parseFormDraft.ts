import type { ContentModule } from "../model/contentModule";
import { parseModules } from "../model/parseModules";
import {
  type ProjectSnapshot,
  type ProjectValues,
  type SectionValues,
  sectionKeys,
} from "../model/projectValues";

/** A form that was not saved, with what it started from. */
export type FormDraft = { base: ProjectSnapshot; values: ProjectValues };

/** Reads a form out of what was stored. Null where it is none. */
export function parseFormDraft(stored: unknown): FormDraft | null {
  const base = read(stored, "base");
  const version = read(base, "version");
  const before = parseValues(read(base, "values"));
  const values = parseValues(read(stored, "values"));
  if (typeof version !== "number" || !before || !values) return null;
  return { base: { version, values: before }, values };
}

function parseValues(stored: unknown): ProjectValues | null {
  const text = (key: string) => {
    const value = read(stored, key);
    return typeof value === "string" ? value : null;
  };
  const [name, slug, images] = [text("name"), text("slug"), read(stored, "workImages")];
  if (name === null || slug === null || !Array.isArray(images)) return null;
  const sections = parseSections(stored);
  if (!sections) return null;
  return {
    name,
    slug,
    showOnHome: read(stored, "showOnHome") === true,
    lightModeNav: read(stored, "lightModeNav") === true,
    homeDisplayWidth: text("homeDisplayWidth") === "FULL" ? "FULL" : "HALF",
    homeHeroImage: text("homeHeroImage"),
    heroImage: text("heroImage"),
    workImages: images.filter((image) => typeof image === "string"),
    ...sections,
  };
}

function parseSections(stored: unknown): SectionValues | null {
  const entries: [string, ContentModule[]][] = [];
  for (const key of sectionKeys) {
    const modules = identified(read(stored, key));
    if (!modules) return null;
    entries.push([key, modules]);
  }
  return Object.fromEntries(entries) as unknown as SectionValues; // an entry for every key
}

/** The modules of a section, all of which carry the ids that the form gave them. */
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
