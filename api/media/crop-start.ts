/**
 * Where a part of a length begins so that the focus is in its middle, or as near to it as the whole
 * allows. Pages crop by the same rule, see Picture.css.
 * @param focus as a share of the whole
 */
export function cropStart(focus: number, whole: number, part: number): number {
  return Math.min(Math.max(focus * whole - part / 2, 0), whole - part);
}
