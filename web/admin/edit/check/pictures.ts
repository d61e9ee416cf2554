import { valuesOfKind } from "../../../../content/declare-module";
import { type ContentModule, moduleTypes } from "../module-types/moduleTypes";

/** The pictures and videos of a module, in the order of its card; empty for a missing one. */
export function picturesOf(module: ContentModule): string[] {
  return valuesOfKind(moduleTypes[module.type].parts, module, "media").map(String);
}
