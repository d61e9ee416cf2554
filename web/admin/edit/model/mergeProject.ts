import type { SectionNames } from "../../../../content/section-layout";
import { sectionKeys } from "../../../../content/sections";
import type { Clash, MergeRule, Sides } from "../../editing/merge";
import type { ProjectSide } from "../compare/projectSide";
import type { ContentModule } from "../module-types/moduleTypes";
import { mergeModules } from "./mergeModules";
import { findModule, replaceModule } from "./moduleEdits";
import { type FieldValues, fieldKeys, projectFields, showField } from "./projectFields";
import { differingKeys, isSame, type ProjectValues } from "./projectValues";

export type ProjectClash = Clash<ProjectValues, ProjectSide>;

/**
 * Merges projects by field, and by module. A module is recognised by its id, whichever section it
 * is in.
 */
export const projectRuleOf = (names: SectionNames): MergeRule<ProjectValues, ProjectSide> => ({
  differingKeys,
  textOf: differingText,
  rebase: rebaseProject,
  merge: ({ base, mine, theirs }) => {
    const modules = mergeModules(base, mine, theirs, names);
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
        label: projectFields[key].label,
        mine: showField(key, mine, names),
        theirs: showField(key, theirs, names),
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
});

/**
 * Changes the sides of an undo or redo so that `base` and `theirs` differ only in the change that is undone
 * or redone. If one text of a module was changed, for example, later changes of its other texts then stay.
 */
function rebaseProject({ base, mine, theirs }: Sides<ProjectValues>): Sides<ProjectValues> {
  const fields = fieldKeys.filter((key) => !isSame(base[key], theirs[key]));
  const pick = (read: (key: keyof FieldValues) => unknown) =>
    Object.fromEntries(fields.map((key) => [key, read(key)]));
  let from: ProjectValues = { ...base, ...pick((key) => mine[key]) };
  let to: ProjectValues = { ...theirs, ...pick((key) => patch(mine[key], base[key], theirs[key])) };
  for (const was of sectionKeys.flatMap((key) => base[key])) {
    const next = findModule(theirs, was.id);
    const here = findModule(mine, was.id);
    if (!next || !here || isSame(was, next)) continue;
    from = replaceModule(from, here);
    to = replaceModule(to, patch(here, was, next) as ContentModule); // one id, so one type
  }
  return { base: from, mine, theirs: to };
}

/** Applies the differences between `from` and `to` to `here`. Lists of different lengths are replaced by `to`. */
function patch(here: unknown, from: unknown, to: unknown): unknown {
  if (isSame(from, to)) return here;
  if (!isContainer(here) || !isContainer(from) || !isContainer(to)) return to;
  if (Array.isArray(here) && Array.isArray(from) && Array.isArray(to)) {
    const isAligned = here.length === from.length && from.length === to.length;
    return isAligned ? here.map((each, place) => patch(each, from[place], to[place])) : to;
  }
  const names = [...new Set([...Object.keys(here), ...Object.keys(to)])];
  const parts = names.map((name) => [
    name,
    patch(Reflect.get(here, name), Reflect.get(from, name), Reflect.get(to, name)),
  ]);
  return Object.fromEntries(parts.filter(([, value]) => value !== undefined));
}

function isContainer(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/**
 * The path of the only text that differs between two states of a project, a module or a row. Null if no text
 * differs, several texts differ, or another value differs.
 */
export function differingText(one: unknown, other: unknown): string | null {
  if (isText(one) && isText(other)) return "";
  if (!isContainer(one) || !isContainer(other) || Array.isArray(one) !== Array.isArray(other)) {
    return null;
  }
  if (Array.isArray(one) && Array.isArray(other) && one.length !== other.length) return null;
  // `markup`, the format of the texts, may change with a text. It does not count as a second difference.
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => name !== "markup" && !isSame(Reflect.get(one, name), Reflect.get(other, name)),
  );
  const [name, ...more] = names;
  if (name === undefined || more.length > 0) return null;
  const place = differingText(Reflect.get(one, name), Reflect.get(other, name));
  return place === null ? null : `${name}/${place}`;
}

/** Whether a value is a text. A missing value counts as a text, too. */
function isText(value: unknown): boolean {
  return typeof value === "string" || value === undefined;
}
