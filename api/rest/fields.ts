import { z } from "zod";

/** The largest id, and the largest whole number, of a request: columns have 32 bits. */
const largest = 2 ** 31 - 1;

/** A record's number in a body. */
export const recordId = z.int().min(1).max(largest).describe("The record's number.");

/** A record's number in a path. */
export const pathId = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,9}$/, "The id must be a whole number above 0.")
    .transform(Number)
    .pipe(z.number().max(largest))
    .describe("The record's number."),
});

export const wholeNumber = z.int32();
export const moment = z.iso.datetime().describe("ISO 8601, in UTC.");
export const timestamps = { createdAt: moment, updatedAt: moment };
