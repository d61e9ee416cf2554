import pg from "pg";

type Parse = (text: string) => unknown;

const stored = (text: string) =>
  new Date(`${text.replace(" ", "T")}Z`).toISOString().replace("Z", "+00:00");

/** What columns hold, as SQLite has it, by the numbers that PostgreSQL has for its types. */
const parsers: Record<number, Parse> = {
  // Booleans.
  16: (text) => (text === "t" ? 1 : 0),
  // Whole numbers, of eight bytes too: those that are counted are far from what a number holds.
  20: Number,
  21: Number,
  23: Number,
  // Numbers.
  700: Number,
  701: Number,
  1700: Number,
  // JSON.
  114: String,
  3802: String,
  // Moments, which are stored in UTC.
  1114: stored,
  // Bytes.
  17: (text) => pg.types.getTypeParser(17)(text),
};

/** Has rows come as SQLite has them: true as 1, moments as text, JSON as text. */
export const asSqliteHasThem = {
  getTypeParser: (type: number): Parse => parsers[type] ?? String,
};

/** No text of PostgreSQL holds it. */
const nul = "\u0000";

/**
 * A value as PostgreSQL can hold it. NUL is replaced, not left out: a text that is looked for must not
 * become another one.
 */
export function storable<Value>(value: Value): Value {
  if (typeof value !== "string" || !value.includes(nul)) return value;
  return value.replaceAll(nul, "\uFFFD") as Value & string;
}
