import { isSame, type ProjectValues, type SectionKey, sectionKeys } from "../model/projectValues";

/** Where a change shows. */
export type ChangedPlace = {
  section: SectionKey /** Null where a module is gone. */;
  id: string | null;
};

/**
 * The first module that is new, says something else or stands elsewhere, or else the section that one is
 * gone from. Null for a change outside of the sections.
 */
export function changedModule(before: ProjectValues, after: ProjectValues): ChangedPlace | null {
  for (const section of sectionKeys) {
    const [was, is] = [before[section], after[section]];
    const module =
      is.find((each) => !was.some((known) => isSame(known, each))) ??
      (is.length === was.length ? is.find(({ id }, place) => was[place]?.id !== id) : undefined);
    if (module) return { section, id: module.id };
  }
  const section = sectionKeys.find((key) => after[key].length < before[key].length);
  return section ? { section, id: null } : null;
}
