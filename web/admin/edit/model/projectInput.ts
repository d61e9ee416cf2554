import type { UpdateProjectInput } from "../../../__generated__/useSaveProjectMutation.graphql";
import { moduleInput } from "../../../modules/editing/contentModules";
import { fieldKeys } from "./projectFields";
import { isSame, type ProjectSnapshot, type ProjectValues, sectionKeys } from "./projectValues";

/** What to send so that the project becomes what the form holds: what has changed, and from which version. */
export function projectInput(
  id: string,
  base: ProjectSnapshot,
  values: ProjectValues,
): UpdateProjectInput {
  const isChanged = (key: keyof ProjectValues) => !isSame(base.values[key], values[key]);
  const fields = fieldKeys.filter(isChanged).map((key) => [key, values[key]] as const);
  const changedSections = sectionKeys
    .filter(isChanged)
    .map((key) => [key, values[key].map(moduleInput)] as const);
  return {
    id,
    version: base.version,
    ...Object.fromEntries(fields),
    ...(changedSections.length > 0 && { sections: Object.fromEntries(changedSections) }),
  };
}
