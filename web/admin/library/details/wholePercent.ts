/** Limits a fraction to the range from 0 to 1, and rounds it to hundredths. */
export function wholePercent(fraction: number): number {
  return Math.round(Math.min(Math.max(fraction, 0), 1) * 100) / 100;
}
