import { valuesOfKind } from "../../../../content/declare-module";
import { type ContentModule, moduleTypes } from "../module-types/moduleTypes";

/** The addresses of a module's pictures and videos, in the order of its card; "" for an empty field. */
export function picturesOf(module: ContentModule): string[] {
  return valuesOfKind(moduleTypes[module.type].parts, module, "media").map(String);
}
