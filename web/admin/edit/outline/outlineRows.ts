import { moduleLabel, previewText } from "../../../modules/editing/contentModules";
import type { ContentModule } from "../../../modules/editing/moduleTypes";
import { type ModulePlace, placeOf } from "../model/moduleEdits";
import { type ProjectValues, type SectionKey, sectionKeys, sections } from "../model/projectValues";

/** A module in the outline. */
export type OutlineRow = {
  id: string;
  number: number;
  words: string;
  name: string;
  hidden: boolean;
};

/** What the owner knows a module by: her label, else its first words, else what it is. */
function wordsOfModule(module: ContentModule): string {
  return module.label || previewText(module) || moduleLabel(module.type);
}

/** The modules of a section, in the order of the page. */
export function outlineRows(section: SectionKey, modules: readonly ContentModule[]): OutlineRow[] {
  return [...modules.entries()].map(([index, module]) => ({
    id: module.id,
    number: index + 1,
    words: wordsOfModule(module),
    name: `Module ${index + 1} of ${sections[section].name}: ${wordsOfModule(module)}`,
    hidden: module.hidden ?? false,
  }));
}

/** Where a module goes that is put down beside a module or the name of a section. Null above the first section. */
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
  const above = sectionKeys[sectionKeys.indexOf(section) - 1];
  return above ? { section: above, index: values[above].length } : null;
}
