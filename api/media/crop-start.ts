/**
 * The start of a part of a length that has the focus in its middle, or as near as the whole allows. Pages
 * crop by the same rule, see Picture.css.
 * @param focus as a share of the whole
 */
export function cropStart(focus: number, whole: number, part: number): number {
  return Math.min(Math.max(focus * whole - part / 2, 0), whole - part);
}
