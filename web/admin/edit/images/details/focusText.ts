import type { Focus } from "./FocusPicker";

/** The place of a subject as one value of a form. */
export function focusText({ focalX, focalY }: Focus): string {
  return `${focalX} ${focalY}`;
}

export function readFocus(text: string): Focus {
  const [focalX = 0.5, focalY = 0.5] = text.split(" ").map(Number);
  return { focalX, focalY };
}

/** The same in words. */
export function focusWords(text: string): string {
  const { focalX, focalY } = readFocus(text);
  return `${Math.round(focalX * 100)} % across, ${Math.round(focalY * 100)} % down`;
}
