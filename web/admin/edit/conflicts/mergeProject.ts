import { fieldSide, type ProjectSide } from "../compare/projectSide";
import {
  differingKeys,
  fieldKeys,
  isSame,
  labelOf,
  type ProjectValues,
} from "../model/projectValues";
import { mergeModules } from "./mergeModules";

/** What was written in two places at once, so that the owner has to say which one stays. */
export type Clash = {
  id: string;
  /** What it is about. */
  label: string;
  mine: ProjectSide;
  theirs: ProjectSide;
  /** Puts what was saved elsewhere in the place of what is in the form. */
  takeTheirs: (values: ProjectValues) => ProjectValues;
};

/** Both sides' changes in one, with what is in the form wherever the sides clash. */
export type Merge = { values: ProjectValues; clashes: Clash[] };

/**
 * Joins two sets of changes to the same project.
 * @param base what both started from
 */
export function mergeProject(
  base: ProjectValues,
  mine: ProjectValues,
  theirs: ProjectValues,
): Merge {
  const modules = mergeModules(base, mine, theirs);
  const changedHere = differingKeys(base, mine);
  const changedThere = differingKeys(base, theirs);
  const taken = fieldKeys.filter((key) => !changedHere.includes(key));
  const clashing = fieldKeys.filter(
    (key) =>
      changedHere.includes(key) && changedThere.includes(key) && !isSame(mine[key], theirs[key]),
  );
  const clashes = clashing.map(
    (key): Clash => ({
      id: key,
      label: labelOf(key),
      mine: fieldSide(key, mine),
      theirs: fieldSide(key, theirs),
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
}
