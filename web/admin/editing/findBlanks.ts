import type { Faults } from "./useSubmission";

/**
 * Finds required texts that are empty or have only white space.
 * @param messages the error message of each required field; fields without a message may be empty
 * @returns the messages of the empty fields; null if no required field is empty
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
