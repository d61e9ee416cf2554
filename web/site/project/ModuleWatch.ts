import { createContext, type FragmentInstance, type Ref } from "react";
import type { SectionName } from "../../modules/blocks";

/**
 * Reports to a preview which elements show which module, by the module's position in its section. Hidden
 * modules count, too. Null on the page itself.
 */
export const ModuleWatch = createContext<
  ((section: SectionName, place: number) => Ref<FragmentInstance>) | null
>(null);
