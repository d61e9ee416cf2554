import { createContext, type FragmentInstance, type Ref } from "react";
import type { SectionName } from "../../modules/blocks";

/**
 * Reports to a preview which elements show which module, by the module's position in its section. Hidden
 * modules count for the position, too. Null on the published page.
 */
export const ModuleWatch = createContext<
  ((section: SectionName, place: number) => Ref<FragmentInstance>) | null
>(null);
