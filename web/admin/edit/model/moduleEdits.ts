import { completeLayout } from "../../../../content/section-layout";
import { type SectionKey, sectionKeys } from "../../../../content/sections";
import { createId } from "../../createId";
import { createModule } from "../module-types/contentModules";
import type { ContentModule, ModuleType } from "../module-types/moduleTypes";
import type { ProjectValues } from "./projectValues";

/** The place of a module: its section, and the number of modules before it. */
export type ModulePlace = { section: SectionKey; index: number };

/** The place of a module. Null for an unknown id. */
export function placeOf(values: ProjectValues, id: string): ModulePlace | null {
  for (const section of sectionKeys) {
    const index = values[section].findIndex((module) => module.id === id);
    if (index >= 0) return { section, index };
  }
  return null;
}

export function findModule(values: ProjectValues, id: string): ContentModule | undefined {
  return sectionKeys.flatMap((key) => values[key]).find((module) => module.id === id);
}

export function insertModule(
  values: ProjectValues,
  { section, index }: ModulePlace,
  module: ContentModule,
): ProjectValues {
  return { ...values, [section]: values[section].toSpliced(index, 0, module) };
}

/** Inserts modules after another one. */
export function insertBehind(
  values: ProjectValues,
  id: string,
  modules: readonly ContentModule[],
): ProjectValues {
  const place = placeOf(values, id);
  if (!place) return values;
  const { section, index } = place;
  return { ...values, [section]: values[section].toSpliced(index + 1, 0, ...modules) };
}

/** Appends an empty module to a section. @returns its id with the new values */
export function appendModule(values: ProjectValues, section: SectionKey, type: ModuleType) {
  const module = createModule(type);
  return {
    id: module.id,
    values: insertModule(values, { section, index: values[section].length }, module),
  };
}

/** Appends modules to a section. */
export function appendModules(
  values: ProjectValues,
  section: SectionKey,
  modules: readonly ContentModule[],
): ProjectValues {
  return { ...values, [section]: [...values[section], ...modules] };
}

export function replaceModule(values: ProjectValues, module: ContentModule): ProjectValues {
  const place = placeOf(values, module.id);
  if (!place) return values;
  const { section, index } = place;
  return { ...values, [section]: values[section].with(index, module) };
}

export function removeModule(values: ProjectValues, id: string): ProjectValues {
  const place = placeOf(values, id);
  if (!place) return values;
  const { section, index } = place;
  return { ...values, [section]: values[section].toSpliced(index, 1) };
}

/** Moves a module to a place that is counted before the move. */
export function moveModule(values: ProjectValues, id: string, to: ModulePlace): ProjectValues {
  const from = placeOf(values, id);
  const module = from && values[from.section][from.index];
  if (!module) return values;
  const passes = from.section === to.section && from.index < to.index ? 1 : 0;
  const index = to.index - passes;
  if (from.section === to.section && from.index === index) return values;
  return insertModule(removeModule(values, id), { section: to.section, index }, module);
}

/** Duplicates a module. @returns the id of the copy with the new values */
export function duplicateModule(values: ProjectValues, id: string) {
  const place = placeOf(values, id);
  const module = place && values[place.section][place.index];
  if (!module) return { id, values };
  const copy = { ...module, id: createId() };
  return {
    id: copy.id,
    values: insertModule(values, { section: place.section, index: place.index + 1 }, copy),
  };
}

/**
 * The place of a module that is dropped beside a module or the name of a section. Null above the first
 * section.
 */
export function placeBeside(
  values: ProjectValues,
  target: string,
  side: "before" | "after",
): ModulePlace | null {
  const section = sectionKeys.find((key) => key === target);
  if (!section) {
    const place = placeOf(values, target);
    return place && { ...place, index: place.index + (side === "after" ? 1 : 0) };
  }
  if (side === "after") return { section, index: 0 };
  const order = completeLayout(values.sectionLayout).map((entry) => entry.section);
  const above = order[order.indexOf(section) - 1];
  return above ? { section: above, index: values[above].length } : null;
}
