import { z } from "zod";

/** A whole number of 32 bits, the range of the database and of GraphQL. */
export function wholeNumber(label: string) {
  return z.int32(`${label} must be a whole number`);
}
