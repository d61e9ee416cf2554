/**
 * Joins two orders of a list. Where only one side moved something, its order counts; what the other
 * side has added goes behind what it stood behind there.
 * @param ids all that are to be in the list
 */
export function mergeOrder(
  ids: readonly string[],
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): { merged: string[]; isClash: boolean } {
  const common = (list: readonly string[]) =>
    list.filter((id) => ids.includes(id) && [base, mine, theirs].every((all) => all.includes(id)));
  const [was, own, other] = [common(base).join(), common(mine).join(), common(theirs).join()];
  const [first, second] = own === was ? [theirs, mine] : [mine, theirs];
  const merged = first.filter((id) => ids.includes(id));
  for (const [index, id] of second.entries()) {
    if (!ids.includes(id) || merged.includes(id)) continue;
    const before = second.slice(0, index).findLast((other) => merged.includes(other));
    merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, id);
  }
  const moved = ids.filter((id) => !merged.includes(id));
  return { merged: [...merged, ...moved], isClash: own !== was && other !== was && own !== other };
}
