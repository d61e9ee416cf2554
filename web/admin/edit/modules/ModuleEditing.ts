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
  /** The prefix of the keys of field backups in the browser's storage. */
  backupPrefix: string;
  add: (section: SectionKey, type: ModuleType) => void;
  /** Appends a copied module to a section; shows a notice where the clipboard has none. */
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
  /** Appends modules made of pasted or dropped content to a section. */
  append: (section: SectionKey, pasted: PastedModules) => void;
  /**
   * Converts pasted content that a text cannot contain to modules, and inserts them after the row of the
   * text's module.
   */
  insertAfter: (id: string, parts: readonly ReadPart[]) => void;
  remove: (id: string) => void;
  duplicate: (id: string) => void;
  /** Moves a module one step within its section. */
  step: (id: string, direction: "up" | "down") => void;
  /** Changes the place or the width of a module. The focus does not move. */
  arrange: (id: string, how: Arrangement) => void;
  move: (id: string, to: ModulePlace) => void;
  /** Puts a module into the row of another one, directly after that module. */
  putBeside: (id: string, target: string) => void;
  /** Moves a module in the outline: beside another module or the name of a section. The focus does not move. */
  arrangeBeside: (id: string, target: string, side: "before" | "after") => void;
  toggle: (id: string) => void;
  /**
   * Shows a part of the form: a module, a section or a card, see places/. Focuses the field of the picked
   * content, or else the beginning of the part.
   */
  show: (part: string, picked?: Picked) => void;
  /** Renames a section in this project, leaves it out, or shows it. */
  changeSection: (section: SectionKey, change: Partial<LaidOutSection>) => void;
  /** Moves a section one step on the page. */
  stepSection: (section: SectionKey, direction: "up" | "down") => void;
  /** Sets whether a module is being dragged. */
  setDragging: (isDragging: boolean) => void;
};

export const ModuleEditingContext = createContext<ModuleEditing | null>(null);

export function useModuleEditing(): ModuleEditing {
  const editing = use(ModuleEditingContext);
  if (!editing) throw new Error("Modules are edited within a project editor");
  return editing;
}
