import type { PostedFault } from "../../../pages/posted-form";
import { timeIn, type Words } from "../../../words/create-words";

/** The keys of the texts for a message that is too short, one for each form. */
export type TooShort = "contact.tooShort" | "access.tooShort";

/** The text for a fault of a message, by the fault's code. */
export function describeFault(
  { code, limit, retryAfter, message }: PostedFault,
  { language, say }: Words,
  field?: string,
  tooShort: TooShort = "contact.tooShort",
): string {
  if (field === "email") return say("contact.emailInvalid");
  switch (code) {
    case "REQUIRED":
      return say(field === "company" ? "contact.companyRequired" : "contact.nameRequired");
    case "TOO_SHORT":
      return say(tooShort, { limit: limit ?? 0 });
    case "TOO_LONG":
      return say("contact.tooLong", { limit: limit ?? 0 });
    case "TOO_FAST":
      return say("contact.tooFast");
    case "TOO_MANY_REQUESTS":
      return retryAfter
        ? say("error.tooMany", { time: timeIn(language, retryAfter) })
        : say("contact.later");
    case "INTERNAL_SERVER_ERROR":
      return say("contact.later");
    default:
      return /^en\b/.test(language) ? message : say("contact.check");
  }
}
