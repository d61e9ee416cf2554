import { createContext, type FragmentInstance, type Ref } from "react";
import type { SectionName } from "../../modules/blocks";

/**
 * For the editor's preview: a function that returns a ref for the elements that show a module. `place` is the
 * position of the module in its section, from 0, counting hidden modules. Null on the published page.
 */
export const ModuleWatch = createContext<
  ((section: SectionName, place: number) => Ref<FragmentInstance>) | null
>(null);
