import { isbot } from "isbot";

/** What looks into links before people do, and is in no list of crawlers. */
const mailScanners = /\b(?:barracuda|proofpoint|mimecast|safelinks)\b/i;

/** Of user agents, which can be as long as anything. */
const longest = 400;

/** Whether a user agent is a program's: a crawler, a preview of a link, a scanner of mail, a watcher. */
export function isRobot(userAgent: string): boolean {
  const agent = userAgent.slice(0, longest);
  return agent === "" || isbot(agent) || mailScanners.test(agent);
}
