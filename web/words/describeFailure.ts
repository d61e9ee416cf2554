import { timeIn, type Words } from "../../words/create-words";
import { RequestError } from "../relay/request-error";

/**
 * Returns the text about a failure for a visitor, by its code, in the language of the site. The messages of
 * the API are English: if no text is declared for the code, a site in English shows the message, other sites
 * a general text.
 */
export function describeFailure(error: unknown, { language, say }: Words): string {
  if (error instanceof RequestError) {
    const { word, code, retryAfter } = error;
    if (word) return say(word);
    if (code === "HTTPS_REQUIRED") return say("error.httpsRequired");
    if (code === "TOO_MANY_REQUESTS" && retryAfter) {
      return say("error.tooMany", { time: timeIn(language, retryAfter) });
    }
  }
  const isEnglish = /^en\b/.test(language);
  return isEnglish && error instanceof Error ? error.message : say("error.unknown");
}
