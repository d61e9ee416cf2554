import type { Faults } from "./useSubmission";

/**
 * A fault for every text without a word in it.
 * @param messages what to say, by field; fields not named here may be blank.
 * @returns null where there is none.
 */
export function findBlanks<Field extends string>(
  values: Readonly<Record<NoInfer<Field>, string>>,
  messages: Readonly<Record<Field, string>>,
): Faults | null {
  const blanks = Object.entries<string>(messages).filter(
    ([field]) => !values[field as Field].trim(), // a key of messages is a Field
  );
  return blanks.length > 0 ? Object.fromEntries(blanks) : null;
}
