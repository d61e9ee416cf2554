import { isbot } from "isbot";

/** Scanners that open links in mails and are missing in lists of crawlers. */
const mailScanners = /\b(?:barracuda|proofpoint|mimecast|safelinks)\b/i;

/** The part of a user agent that is read, in characters. */
const longest = 400;

/** Whether a user agent is a program: a crawler, a link preview, a mail scanner, or monitoring. */
export function isRobot(userAgent: string): boolean {
  const agent = userAgent.slice(0, longest);
  return agent === "" || isbot(agent) || mailScanners.test(agent);
}
