import { z } from "zod";

/** The IANA name of a time zone, in the spelling of the machine's list. */
export const timeZoneName = z
  .string()
  .max(64)
  .refine(isKnown, "Time zone is not known; name one such as Europe/Oslo");

function isKnown(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
