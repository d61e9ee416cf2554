import { createContext, type FragmentInstance, type Ref } from "react";
import type { SectionName } from "../../modules/blocks";

/**
 * For the editor's preview: a function that returns the ref of the elements that show a module.
 * Modules are named by their position in their section, where hidden modules count, too. Null on
 * the published page.
 */
export const ModuleWatch = createContext<
  ((section: SectionName, place: number) => Ref<FragmentInstance>) | null
>(null);
