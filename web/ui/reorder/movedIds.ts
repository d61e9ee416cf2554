/**
 * The ids with some of them moved beside another one.
 * @param position "on" counts as before.
 */
export function movedIds(
  ids: readonly string[],
  moved: readonly string[],
  target: string,
  position: "before" | "after" | "on",
): string[] {
  const staying = ids.filter((id) => !moved.includes(id));
  const place = staying.indexOf(target) + (position === "after" ? 1 : 0);
  if (!staying.includes(target)) return [...ids];
  return [...staying.slice(0, place), ...moved, ...staying.slice(place)];
}
