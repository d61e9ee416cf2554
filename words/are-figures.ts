/** A number with its sign, its currency and its unit: −5,2 · 1 200 · 49 € · $12 · 31 % · 12 km · 3/4. */
const figure =
  /^[(~≈<>±+\-–−]*(?:\p{Sc}\s?)?[+\-–−]?\p{N}[\p{N}.,:/'’\s]*(?:[%‰]|\p{Sc}|[\p{L}°]{1,4}[²³]?)?\)?$/u;

/** A text in the place of a missing number. */
const none = /^(?:[-–—−.…]?|n\/?a)$/iu;

/** Whether the texts are numbers. Some of them may be missing, but not all. */
export function areFigures(texts: readonly string[]): boolean {
  const words = texts.map((text) => text.trim()).filter((text) => !none.test(text));
  return words.length > 0 && words.every((text) => figure.test(text));
}
