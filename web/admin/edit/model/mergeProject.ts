import type { Clash, MergeRule } from "../../editing/merge";
import type { ProjectSide } from "../compare/projectSide";
import { differingText } from "./differingText";
import { mergeModules } from "./mergeModules";
import { fieldKeys, showField } from "./projectFields";
import { differingKeys, isSame, labelOf, type ProjectValues } from "./projectValues";
import { rebaseProject } from "./rebaseProject";

export type ProjectClash = Clash<ProjectValues, ProjectSide>;

/** How projects are merged: field by field, and module by module wherever each stands. */
export const projectRule: MergeRule<ProjectValues, ProjectSide> = {
  differingKeys,
  textOf: differingText,
  rebase: rebaseProject,
  merge: ({ base, mine, theirs }) => {
    const modules = mergeModules(base, mine, theirs);
    const changedHere = differingKeys(base, mine);
    const changedThere = differingKeys(base, theirs);
    const taken = fieldKeys.filter((key) => !changedHere.includes(key));
    const clashing = fieldKeys.filter(
      (key) =>
        changedHere.includes(key) && changedThere.includes(key) && !isSame(mine[key], theirs[key]),
    );
    const clashes = clashing.map(
      (key): ProjectClash => ({
        id: key,
        label: labelOf(key),
        mine: showField(key, mine),
        theirs: showField(key, theirs),
        isOpen: (values) => !isSame(values[key], theirs[key]),
        takeTheirs: (values) => ({ ...values, [key]: theirs[key] }),
      }),
    );
    return {
      values: {
        ...mine,
        ...Object.fromEntries(taken.map((key) => [key, theirs[key]])),
        ...modules.sections,
      },
      clashes: [...clashes, ...modules.clashes],
    };
  },
};
