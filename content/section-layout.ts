import { eachSection, type SectionKey, sectionKeys, sections } from "./sections.ts";

/** The name of a section in one project, and whether the project shows it. */
export type LaidOutSection = {
  section: SectionKey;
  /** The name of the section in this project. Empty for the site's name of the section. */
  name: string;
  /** Whether the section is left out: its modules are treated as hidden. */
  isLeftOut: boolean;
};

export const maxSectionName = 60;

/** The valid entries of a stored layout of any version, each section once. */
export function parseLayout(stored: unknown): LaidOutSection[] {
  const entries: unknown[] = Array.isArray(stored) ? stored : [];
  const found = new Map<SectionKey, LaidOutSection>();
  for (const entry of entries) {
    if (typeof entry !== "object" || entry === null) continue;
    const key: unknown = Reflect.get(entry, "section");
    const section = sectionKeys.find((each) => each === key);
    if (!section || found.has(section)) continue;
    const name: unknown = Reflect.get(entry, "name");
    // An invalid value leaves the section out, so that it cannot publish anything by mistake.
    const isLeftOut = (Reflect.get(entry, "isLeftOut") ?? false) !== false;
    found.set(section, { section, name: typeof name === "string" ? name : "", isLeftOut });
  }
  return [...found.values()];
}

/** All six sections in the project's order. Sections that the layout does not mention are last. */
export function completeLayout(layout: readonly LaidOutSection[]): LaidOutSection[] {
  const others = sectionKeys.filter((key) => !layout.some(({ section }) => section === key));
  return [...layout, ...others.map((section) => ({ section, name: "", isLeftOut: false }))];
}

/** The layout that a database column contains. Empty for the default, and for text that is not JSON. */
export function storedLayout(column: string): LaidOutSection[] {
  if (column === "[]") return []; // as in most projects
  try {
    return parseLayout(JSON.parse(column));
  } catch {
    return [];
  }
}

/** All six sections, in the order of the layout that a database column contains. */
export function readLayout(column: string): LaidOutSection[] {
  return completeLayout(storedLayout(column));
}

/** Returns an empty layout for the default one, and any other layout unchanged. */
export function shortLayout(layout: readonly LaidOutSection[]): readonly LaidOutSection[] {
  const isDefault = layout.every(
    ({ section, name, isLeftOut }, place) =>
      section === sectionKeys[place] && name === "" && !isLeftOut,
  );
  return isDefault ? [] : layout;
}

/**
 * The modules of a section for everyone but the owner. If the section is left out, all of them are hidden.
 */
export function laidOutModules<Module extends { hidden?: boolean | undefined }>(
  { isLeftOut }: LaidOutSection,
  modules: readonly Module[],
): readonly Module[] {
  return isLeftOut ? modules.map((module) => ({ ...module, hidden: true })) : modules;
}

/** The names of the sections on a site. */
export type SectionNames = Readonly<Record<SectionKey, string>>;

export const defaultSectionNames: SectionNames = eachSection((key) => sections[key].name);

/** The name of a section in a project. */
export function sectionNameIn(
  layout: readonly LaidOutSection[],
  key: SectionKey,
  siteNames: SectionNames,
): string {
  return layout.find(({ section }) => section === key)?.name.trim() || siteNames[key];
}
