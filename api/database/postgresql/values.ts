import pg from "pg";

type Parse = (text: string) => unknown;

const stored = (text: string) =>
  new Date(`${text.replace(" ", "T")}Z`).toISOString().replace("Z", "+00:00");

/** Parsers that return the types of SQLite, by PostgreSQL's type ids. */
const parsers: Record<number, Parse> = {
  // Booleans.
  16: (text) => (text === "t" ? 1 : 0),
  // Whole numbers, also of eight bytes: counts are far below the largest safe integer.
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
  // Dates with times, which are stored in UTC.
  1114: stored,
  // Bytes.
  17: (text) => pg.types.getTypeParser(17)(text),
};

/** Returns rows with SQLite's types: true as 1, dates as text, JSON as text. */
export const asSqliteHasThem = {
  getTypeParser: (type: number): Parse => parsers[type] ?? String,
};

/** The character NUL, which a text of PostgreSQL cannot contain. */
const nul = "\u0000";

/**
 * Makes a value storable in PostgreSQL: replaces NUL in texts. NUL is not removed, because a text without it
 * could be equal to another text, for example in a search.
 */
export function storable<Value>(value: Value): Value {
  if (typeof value !== "string" || !value.includes(nul)) return value;
  return value.replaceAll(nul, "\uFFFD") as Value & string;
}
