import type { ContentModule } from "../../../modules/editing/moduleTypes";
import type { Sides } from "../../editing/merge";
import { findModule, replaceModule } from "./moduleEdits";
import { type FieldValues, fieldKeys } from "./projectFields";
import { isSame, type ProjectValues, sectionKeys } from "./projectValues";

/**
 * The sides of a change that is undone or made again, between which nothing lies but that change: a text
 * of a module goes back alone, whatever became of the other texts of that module since.
 */
export function rebaseProject({ base, mine, theirs }: Sides<ProjectValues>): Sides<ProjectValues> {
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
    to = replaceModule(to, patch(here, was, next) as ContentModule); // of the same id, so of one type
  }
  return { base: from, mine, theirs: to };
}

/** What is here, with everything in it changed that differs between two other states. */
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
