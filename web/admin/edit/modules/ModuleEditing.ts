import { createContext, use } from "react";
import type { LaidOutSection } from "../../../../content/section-layout";
import type { SectionKey } from "../../../../content/sections";
import type { ChangeOrigin } from "../../editing/history";
import type { ReadPart } from "../../rich-text/paste/readClipboard";
import type { Arrangement, ModulePlace } from "../model/moduleEdits";
import type { ContentModule, ModuleType } from "../module-types/moduleTypes";
import type { Picked } from "../places/findField";
import type { PastedModules } from "./propose/pastedModules";

/**
 * The actions on modules of a project, for all parts of its editor. The object stays the same while the form
 * is edited.
 */
export type ModuleEditing = {
  /** The prefix of the keys under which the browser stores the unsaved texts of this project's fields. */
  backupPrefix: string;
  add: (section: SectionKey, type: ModuleType) => void;
  /** Appends the module in the clipboard to a section. Shows a notice if the clipboard contains no module. */
  paste: (section: SectionKey) => void;
  copy: (module: ContentModule) => void;
  change: (module: ContentModule, origin?: ChangeOrigin) => void;
  /** Undoes the last change of the form. */
  undo: () => void;
  redo: () => void;
  /** Changes some fields of a module. All other fields stay as they are now. */
  changeFields: <Module extends ContentModule>(
    module: Module,
    fields: { [Key in keyof Module]?: Module[Key] | undefined },
  ) => void;
  /** Appends modules that were made from pasted or dropped content to a section. */
  append: (section: SectionKey, pasted: PastedModules) => void;
  /**
   * Converts pasted content that a text cannot contain, such as pictures, to modules. Inserts them after the
   * row of the text's module, which has the given id.
   */
  insertAfter: (id: string, parts: readonly ReadPart[]) => void;
  remove: (id: string) => void;
  duplicate: (id: string) => void;
  /** Moves a module one step within its section. */
  step: (id: string, direction: "up" | "down") => void;
  /** Changes the place or the width of a module. The focus does not move. */
  arrange: (id: string, how: Arrangement) => void;
  move: (id: string, to: ModulePlace) => void;
  /** Puts a module into the row of the module `target`, directly after `target`. */
  putBeside: (id: string, target: string) => void;
  /** Moves a module in the outline: beside another module or the name of a section. The focus does not move. */
  arrangeBeside: (id: string, target: string, side: "before" | "after") => void;
  toggle: (id: string) => void;
  /**
   * Shows a part of the form: a module, a section or a card, see places/. Focuses the field of the picked
   * content. Without `picked`, focuses the beginning of the part.
   */
  show: (part: string, picked?: Picked) => void;
  /** Renames a section in this project, leaves it out of the page, or shows it again. */
  changeSection: (section: SectionKey, change: Partial<LaidOutSection>) => void;
  /** Moves a section one step on the page. */
  stepSection: (section: SectionKey, direction: "up" | "down") => void;
  /** Sets whether a module is being dragged, so that the form shows the places where it can be dropped. */
  setDragging: (isDragging: boolean) => void;
};

export const ModuleEditingContext = createContext<ModuleEditing | null>(null);

export function useModuleEditing(): ModuleEditing {
  const editing = use(ModuleEditingContext);
  if (!editing) throw new Error("useModuleEditing may be called only within ModuleEditingContext");
  return editing;
}
