import { z } from "zod";

/** A whole number that the database and GraphQL can hold. */
export function wholeNumber(label: string) {
  return z.int32(`${label} must be a whole number`);
}
