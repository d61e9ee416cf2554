import { parseSection } from "./content-modules.ts";

/**
 * A section's text as REST clients read it. The owner gets it as stored, whatever it is; everyone
 * else without hidden modules, and "[]" for text that is no list of modules.
 */
export function readableSectionText(stored: string, isOwner: boolean): string {
  if (isOwner) return stored;
  const { modules, isParsable } = parseSection(stored);
  if (!isParsable) return "[]";
  return modules.some((module) => module.hidden)
    ? JSON.stringify(modules.filter((module) => !module.hidden))
    : stored;
}
