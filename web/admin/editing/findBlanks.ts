import type { Faults } from "./useSubmission";

/**
 * The faults of texts that are empty or only white space.
 * @param messages the messages by field; other fields may be empty
 * @returns null where there is no fault
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
