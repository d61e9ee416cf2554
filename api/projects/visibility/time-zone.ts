import { z } from "zod";

/** The IANA name of a time zone. */
export const timeZoneName = z
  .string()
  .max(64)
  // Offsets such as +02:00 are no names: newer machines take them, older browsers do not.
  .regex(/^[A-Z]/i, "Time zone is not known; name one such as Europe/Oslo")
  .refine(isKnown, "Time zone is not known; name one such as Europe/Oslo");

function isKnown(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
