import { useRef } from "react";
import type { Markup } from "../../../../markup/read-markup";
import type { ChangeOrigin } from "../../editing/history";
import { asMarkup } from "../../rich-text/document/asMarkup";
import type { StoredText } from "../../rich-text/StoredText";
import { isSame } from "../model/projectValues";
import type { ContentModule } from "../module-types/moduleTypes";
import { useModuleEditing } from "../modules/ModuleEditing";

export type MarkedModule = Extract<ContentModule, { markup?: Markup }>;

/**
 * Reads and changes texts of a module. All texts of a module have the same markup, so the first change of a
 * text converts the others to Markdown, too. When all changes are undone, the module gets its original texts
 * and markup again.
 * @param mapTexts maps each text of a module
 */
export function useMarkup<Module extends MarkedModule>(
  module: Module,
  mapTexts: (module: Module, map: (text: string) => string) => Module,
) {
  const { change } = useModuleEditing();
  /** The module before its conversion to Markdown. */
  const before = useRef<Module | null>(null);
  const marked = (plain: Module): Module => ({
    ...mapTexts(plain, (text) => asMarkup({ text })),
    markup: 2,
  });
  return {
    textOf: (text: string): StoredText => (module.markup === 2 ? { text, markup: 2 } : { text }),
    /** Changes one text of the module. @param put returns the module with the new text in its place */
    changeText: (
      put: (module: Module, text: string) => Module,
      stored: StoredText,
      origin?: ChangeOrigin,
    ) => {
      if (stored.markup !== module.markup && stored.markup === 2) before.current = module;
      const from = stored.markup === 2 && module.markup !== 2 ? marked(module) : module;
      const text = from.markup === 2 ? asMarkup(stored) : stored.text;
      const next = put(from, text);
      const was = before.current;
      change(was && isSame(next, marked(was)) ? was : next, origin);
    },
  };
}
