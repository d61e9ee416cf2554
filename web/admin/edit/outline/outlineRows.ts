import { type SectionKey, sections } from "../../../../content/sections";
import { onceByModule } from "../model/onceByModule";
import { moduleLabel, previewText } from "../module-types/contentModules";
import type { ContentModule } from "../module-types/moduleTypes";

/** A module in the outline. */
export type OutlineRow = {
  id: string;
  number: number;
  words: string;
  name: string;
  hidden: boolean;
};

/** The name of a module for the owner: her label, else its first words, else its type. */
const wordsOfModule = onceByModule(
  (module) => module.label || previewText(module) || moduleLabel(module.type),
);

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
