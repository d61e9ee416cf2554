/** The space between a number and a unit, or a word for time that is as short: "12 km", "3 %", "22 h". */
const unit = /(\d) (?=(?:\p{L}{1,3}|[%‰°€$£¥])(?![\p{L}\d]))/gu;

/** A text in which no line ends between a number and its unit. */
export function joinUnits(text: string): string {
  return text.replace(unit, "$1\u00a0");
}
