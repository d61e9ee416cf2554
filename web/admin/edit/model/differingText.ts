import { isSame } from "./projectValues";

/**
 * The path of the only text that differs between two states of a project, a module or a row. Null where
 * more, or something else, differs.
 */
export function differingText(one: unknown, other: unknown): string | null {
  if (isText(one) && isText(other)) return "";
  if (!isContainer(one) || !isContainer(other) || Array.isArray(one) !== Array.isArray(other)) {
    return null;
  }
  if (Array.isArray(one) && Array.isArray(other) && one.length !== other.length) return null;
  // The markup of a text belongs to it.
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => name !== "markup" && !isSame(Reflect.get(one, name), Reflect.get(other, name)),
  );
  const [name, ...more] = names;
  if (name === undefined || more.length > 0) return null;
  const place = differingText(Reflect.get(one, name), Reflect.get(other, name));
  return place === null ? null : `${name}/${place}`;
}

/** A text may be missing. */
function isText(value: unknown): boolean {
  return typeof value === "string" || value === undefined;
}

function isContainer(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
