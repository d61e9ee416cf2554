import { createContext, use } from "react";
import type { SectionKey } from "../../../../content/sections";
import type { ContentModule, ModuleType } from "../../../modules/editing/moduleTypes";
import type { ChangeOrigin } from "../../editing/history";
import type { ReadPart } from "../../rich-text/paste/readClipboard";
import type { ModulePlace } from "../model/moduleEdits";
import type { Picked } from "../places/findField";
import type { PastedModules } from "./propose/pastedModules";

/** What can be done to the modules of a project, from anywhere in its editor. Never changes. */
export type ModuleEditing = {
  /** What the names of field backups begin with. */
  backupPrefix: string;
  add: (section: SectionKey, type: ModuleType) => void;
  /** Puts a module that was copied at the end of a section, with a notice where the clipboard holds none. */
  paste: (section: SectionKey) => void;
  copy: (module: ContentModule) => void;
  change: (module: ContentModule, origin?: ChangeOrigin) => void;
  /** Takes back the last change of the form, wherever it was made. */
  undo: () => void;
  redo: () => void;
  /** Changes some of a module's fields, whatever has become of the others since it was drawn. */
  changeFields: <Module extends ContentModule>(
    module: Module,
    fields: { [Key in keyof Module]?: Module[Key] | undefined },
  ) => void;
  /** Puts modules at the end of a section, made of what was pasted or dropped there. */
  append: (section: SectionKey, pasted: PastedModules) => void;
  /** Makes modules of what was pasted into one of them and is not in its text. */
  insertAfter: (id: string, parts: readonly ReadPart[]) => void;
  remove: (id: string) => void;
  duplicate: (id: string) => void;
  /** One step towards the start or the end of its section. */
  step: (id: string, direction: "up" | "down") => void;
  move: (id: string, to: ModulePlace) => void;
  /** The same in the outline: beside another module or the name of a section. The focus stays. */
  arrangeBeside: (id: string, target: string, side: "before" | "after") => void;
  toggle: (id: string) => void;
  /**
   * Goes to a part of the form: a module, a section or a card, see places/. To its field where something
   * of it was picked, else to its beginning.
   */
  show: (part: string, picked?: Picked) => void;
  /** Whether a module is being dragged. */
  setDragging: (isDragging: boolean) => void;
};

export const ModuleEditingContext = createContext<ModuleEditing | null>(null);

export function useModuleEditing(): ModuleEditing {
  const editing = use(ModuleEditingContext);
  if (!editing) throw new Error("Modules are edited within a project editor");
  return editing;
}
