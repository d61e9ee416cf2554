import { type LaidOutSection, readLayout } from "../../../content/section-layout.ts";
import type { VisitMeasure } from "../../database/__generated__/prisma/client.ts";
import type { Database } from "../../database/client.ts";
import { pageOfProject } from "../counting/countable-pages.ts";
import { maxCount } from "../counting/counts-of.ts";
import { dayFrom } from "../counting/day.ts";

/** The counts of a day, of a page, or of the whole site. */
export type VisitTotals = { visitors: number; views: number; reads: number; seconds: number };

export type NumbersReport = {
  today: string;
  /** The first day with counts. Null while there are none. */
  since: string | null;
  days: (VisitTotals & { day: string })[];
  pages: (VisitTotals & { page: string })[];
  referrers: NamedCount[];
  devices: NamedCount[];
  countries: NamedCount[];
  sections: (Pick<LaidOutSection, "section" | "name"> & { seen: number; reached: number })[];
  robotViews: number;
};

export type NamedCount = { name: string; views: number };

type Span = {
  today: string;
  /** The number of days, including today. */
  days: number;
  /** The project whose page is counted. Undefined for the whole site. */
  project: number | undefined;
};

const totals = ["visitors", "views", "reads", "seconds"] as const;
const named = ["referrers", "devices", "countries", "seen", "reached", "robots"] as const;

/** The maximum length of each list of pages, hosts and countries. */
const max = 100;

/** Reads the counts of a range of days. */
export async function readNumbers(
  database: Database,
  { today, days, project }: Span,
): Promise<NumbersReport> {
  const page = project === undefined ? undefined : pageOfProject(project);
  const first = dayFrom(today, 1 - days);
  const span = { day: { gte: first, lte: today } };
  // Visitors of the site are counted without a page, in addition to the visitors of each page: a
  // visitor of three pages is one visitor of the site.
  const ofWhole =
    page === undefined
      ? {
          OR: [
            { measure: "visitors" as const, page: "" },
            { NOT: { measure: "visitors" as const } },
          ],
        }
      : { page };
  const [byDay, byPage, byName, oldest, laidOut] = await Promise.all([
    database.visitCount.groupBy({
      by: ["day", "measure"],
      where: { ...span, measure: { in: [...totals] }, AND: ofWhole },
      _sum: { count: true },
    }),
    database.visitCount.groupBy({
      by: ["page", "measure"],
      where: { ...span, measure: { in: [...totals] }, page: page ?? { not: "" } },
      _sum: { count: true },
    }),
    database.visitCount.groupBy({
      by: ["measure", "name"],
      where: { ...span, measure: { in: [...named] }, ...(page === undefined ? {} : { page }) },
      _sum: { count: true },
    }),
    database.visitCount.findFirst({ orderBy: { day: "asc" }, select: { day: true } }),
    project === undefined
      ? null
      : database.project.findUnique({ where: { id: project }, select: { sectionLayout: true } }),
  ]);
  const ofDay = gather(byDay, ({ day }) => day);
  const ofPage = gather(byPage, ({ page }) => page);
  const countsOf = (measure: VisitMeasure) =>
    new Map(
      byName
        .filter((row) => row.measure === measure)
        .map(({ name, _sum }) => [name, Math.min(_sum.count ?? 0, maxCount)]),
    );
  const listOf = (measure: VisitMeasure): NamedCount[] =>
    [...countsOf(measure)]
      .map(([name, views]) => ({ name, views }))
      .sort((one, other) => other.views - one.views || compare(one.name, other.name))
      .slice(0, max);
  const seen = countsOf("seen");
  const reached = countsOf("reached");
  return {
    today,
    since: oldest?.day ?? null,
    days: Array.from({ length: days }, (_, index) => {
      const day = dayFrom(first, index);
      return { day, ...(ofDay.get(day) ?? nothing) };
    }),
    pages: [...ofPage]
      .map(([page, counts]) => ({ page, ...counts }))
      .sort((one, other) => other.views - one.views || compare(one.page, other.page))
      .slice(0, max),
    referrers: listOf("referrers"),
    devices: listOf("devices"),
    countries: listOf("countries"),
    sections: readLayout(laidOut?.sectionLayout ?? "[]").map(({ section, name }) => ({
      section,
      name,
      seen: seen.get(section) ?? 0,
      reached: reached.get(section) ?? 0,
    })),
    robotViews: countsOf("robots").get("") ?? 0,
  };
}

const nothing: VisitTotals = { visitors: 0, views: 0, reads: 0, seconds: 0 };

type Sum = { measure: VisitMeasure; _sum: { count: number | null } };

function gather<Row extends Sum>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Map<string, VisitTotals> {
  const gathered = new Map<string, VisitTotals>();
  for (const row of rows) {
    const measure = totals.find((name) => name === row.measure);
    if (!measure) continue;
    const key = keyOf(row);
    const counts = gathered.get(key) ?? { ...nothing };
    counts[measure] = Math.min(counts[measure] + (row._sum.count ?? 0), maxCount);
    gathered.set(key, counts);
  }
  return gathered;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
