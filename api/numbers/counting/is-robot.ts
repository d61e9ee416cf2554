import { isbot } from "isbot";

/**
 * Matches programs that open the links in mails to check them. The lists of crawlers do not contain these
 * programs.
 */
const mailScanners = /\b(?:barracuda|proofpoint|mimecast|safelinks)\b/i;

/** How many characters of a User-Agent header are read. */
const longest = 400;

/** Whether a User-Agent header is that of a program: a crawler, a link preview, a mail scanner, or monitoring. */
export function isRobot(userAgent: string): boolean {
  const agent = userAgent.slice(0, longest);
  return agent === "" || isbot(agent) || mailScanners.test(agent);
}
