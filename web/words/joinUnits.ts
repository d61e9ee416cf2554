/**
 * The space between a number and a unit, which is a sign or a word of at most three letters: "12 km", "3 %",
 * "22 h".
 */
const unit = /(\d) (?=(?:\p{L}{1,3}|[%‰°€$£¥])(?![\p{L}\d]))/gu;

/** A text in which no line ends between a number and its unit. */
export function joinUnits(text: string): string {
  return text.replace(unit, "$1\u00a0");
}
