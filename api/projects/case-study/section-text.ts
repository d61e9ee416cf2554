import { type ContentModule, parseSection } from "./content-modules.ts";

/**
 * A section's text as REST clients read it. The owner gets it as stored, whatever it is; everyone
 * else without hidden modules and the owner's labels, and "[]" for text that is no list of modules.
 */
export function readableSectionText(stored: string, isOwner: boolean): string {
  if (isOwner) return stored;
  const { modules, isParsable } = parseSection(stored);
  if (!isParsable) return "[]";
  return modules.some((module) => module.hidden || module.label !== undefined)
    ? JSON.stringify(modules.filter((module) => !module.hidden).map(withoutLabel))
    : stored;
}

function withoutLabel({ label: _, ...module }: ContentModule): object {
  return module;
}
