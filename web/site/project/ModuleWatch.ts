import { createContext, type FragmentInstance, type Ref } from "react";
import type { SectionName } from "../../modules/blocks";

/**
 * Lets a preview know which elements of the page show which module: the one at this place of its section,
 * counted with those that are hidden. Null on the page itself.
 */
export const ModuleWatch = createContext<
  ((section: SectionName, place: number) => Ref<FragmentInstance>) | null
>(null);
