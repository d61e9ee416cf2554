/** Quotes and lists within each other that a line may open or go on with. */
const deepest = 20;

const markers = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$)))+/gm;
const marker = />|[-*+.)](?=[ \t]|$)/g;

/**
 * Makes plain text of what would open more quotes and lists within each other than anyone means: a line of
 * dashes would take seconds to read, and one of thousands of signs more levels than the call stack has.
 */
export function limitNesting(text: string): string {
  return text.replaceAll(markers, (run) => {
    const first = [...run.matchAll(marker)][deepest];
    return first ? `${run.slice(0, first.index)}\\${run.slice(first.index)}` : run;
  });
}
