import { isSame } from "./projectValues";

/**
 * Where the one text stands that differs between two states: of a project, of a module, of a row in one.
 * Null where more differs, or something else.
 */
export function differingText(one: unknown, other: unknown): string | null {
  if (isText(one) && isText(other)) return "";
  if (!isContainer(one) || !isContainer(other) || Array.isArray(one) !== Array.isArray(other)) {
    return null;
  }
  if (Array.isArray(one) && Array.isArray(other) && one.length !== other.length) return null;
  // How a text is marked up goes with it.
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
