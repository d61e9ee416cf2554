import type { ShareLinkCount } from "../../database/__generated__/prisma/client.ts";
import { pageOfProject } from "../../numbers/counting/countable-pages.ts";
import { sectionNames } from "../../numbers/counting/visit-message.ts";
import type { NamedCount } from "../../numbers/reports/read-numbers.ts";

type SectionName = (typeof sectionNames)[number];

/** The reading of one page. */
export type ReceiptPage = {
  /** As in ShareLinkCount. */
  page: string;
  views: number;
  seconds: number;
  /** The sections that were seen, in the order of the case study. */
  seen: SectionName[];
  furthest: SectionName | null;
};

/** Everything that was read by a link. */
export type Receipt = {
  views: number;
  seconds: number;
  /** How many of the projects that the link names now were read. */
  namedProjects: number;
  /** Sorted by time, longest first. */
  pages: ReceiptPage[];
  devices: NamedCount[];
};

/** Builds a receipt from the counts of a link. @param named the ids of the projects that it names */
export function readReceipt(counts: readonly ShareLinkCount[], named: readonly number[]): Receipt {
  const pages = new Map<string, ReceiptPage>();
  const devices = new Map<string, number>();
  for (const { measure, page, name, count } of counts) {
    const of = pages.get(page) ?? { page, views: 0, seconds: 0, seen: [], furthest: null };
    pages.set(page, of);
    if (measure === "views" || measure === "seconds") of[measure] += count;
    if (measure === "devices") devices.set(name, (devices.get(name) ?? 0) + count);
    if (measure === "seen")
      of.seen = sectionNames.filter((key) => key === name || of.seen.includes(key));
  }
  for (const of of pages.values()) of.furthest = of.seen.at(-1) ?? null;
  const all = [...pages.values()].sort(
    (one, other) => other.seconds - one.seconds || (one.page < other.page ? -1 : 1),
  );
  return {
    views: all.reduce((sum, { views }) => sum + views, 0),
    seconds: all.reduce((sum, { seconds }) => sum + seconds, 0),
    namedProjects: named.filter((id) => pages.has(pageOfProject(id))).length,
    pages: all,
    devices: [...devices]
      .map(([name, views]) => ({ name, views }))
      .sort((one, other) => other.views - one.views || (one.name < other.name ? -1 : 1)),
  };
}
