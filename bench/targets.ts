import { describeMachine, table, writeSection } from "./markdown.ts";

const file = "bench/results/TARGETS.md";

/** A figure's name, its target, the measured value, and whether the target is met. */
export type Target = { what: string; asked: string; found: string; isMet: boolean };

/** @param unit with `%`, both numbers are shares of 1 */
export function atLeast(what: string, min: number, found: number, unit = ""): Target {
  return { what, ...inWords("≥", min, found, unit), isMet: found >= min };
}

/** @param unit with `%`, both numbers are shares of 1 */
export function atMost(what: string, max: number, found: number, unit = ""): Target {
  return { what, ...inWords("≤", max, found, unit), isMet: found <= max };
}

function inWords(sign: string, limit: number, found: number, unit: string) {
  const words = (value: number) => `${unit === "%" ? short(value * 100) : short(value)} ${unit}`;
  return { asked: `${sign} ${words(limit)}`.trim(), found: words(found).trim() };
}

const short = (value: number) =>
  Number.isInteger(value) ? value : value.toFixed(value < 10 ? 2 : 0);

/**
 * Writes the figures of a command into bench/results/TARGETS.md, in place of the command's former
 * figures, and prints them. Makes the command end with code 1 if a target is missed.
 */
export async function reportTargets(command: string, targets: readonly Target[]): Promise<void> {
  const rows = targets.map(({ what, asked, found, isMet }) => [
    ...[what, asked, found, isMet ? "met" : "**missed**"],
  ]);
  const found = table(["", "asked", "found", ""], rows);
  await writeSection(`npm run ${command}`, `${describeMachine()}.\n\n${found}`, file);
  for (const { what, asked, found, isMet } of targets) {
    console.log(`${isMet ? "met   " : "missed"}  ${what}: ${found} (${asked})`);
  }
  if (targets.some(({ isMet }) => !isMet)) process.exitCode = 1;
}
