/** Limits a fraction to a picture, and rounds it to whole percent. */
export function wholePercent(fraction: number): number {
  return Math.round(Math.min(Math.max(fraction, 0), 1) * 100) / 100;
}
