import type { VisitMeasure } from "../../database/__generated__/prisma/client.ts";
import { sectionNames, type VisitMessage } from "./visit-message.ts";

/** Something that is to be counted for a page. */
export type Count = {
  measure: VisitMeasure;
  page: string;
  /** Of what, where the measure tells things apart. */
  name: string;
  count: number;
};

/** From how many seconds on a view is a read. */
const readSeconds = 10;

/**
 * What a message adds to what those before it have told.
 * @param referrer what the view came from, empty for an address that was typed. Undefined for this site
 * @param country undefined where nobody says
 */
export function countsOf(
  { number, seconds, sections }: VisitMessage,
  page: string,
  told: { device: string; referrer: string | undefined; country: string | undefined },
): Count[] {
  const counts: Count[] = [];
  const add = (measure: VisitMeasure, name = "", count = 1) =>
    counts.push({ measure, page, name, count });
  if (number === 0) {
    add("views");
    add("devices", told.device);
    if (told.referrer !== undefined) add("referrers", told.referrer);
    if (told.country !== undefined) add("countries", told.country);
  }
  const [before, now] = seconds;
  if (before < readSeconds && now >= readSeconds) add("reads");
  if (now > before) add("seconds", "", now - before);
  const [seenBefore, seenNow] = sections;
  sectionNames.forEach((name, index) => {
    const bit = 1 << index;
    if (seenNow & bit && !(seenBefore & bit)) add("seen", name);
    // Whoever reached a section reached those before it.
    if (seenNow >= bit && seenBefore < bit) add("reached", name);
  });
  return counts;
}
