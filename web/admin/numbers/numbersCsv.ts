import { csvOf } from "../csv";
import { deviceWords, pageWords, referrerWords, sectionWords } from "./numberWords";

type Totals = {
  readonly visitors: number;
  readonly views: number;
  readonly reads: number;
  readonly seconds: number;
};
type Named = { readonly name: string; readonly views: number };

/** The numbers of a span, as they are exported. */
export type ExportedNumbers = {
  readonly days: readonly (Totals & { readonly day: string })[];
  readonly pages: readonly (Totals & {
    readonly name: string;
    readonly project?: { readonly name: string } | null | undefined;
  })[];
  readonly referrers: readonly Named[];
  readonly devices: readonly Named[];
  readonly countries: readonly Named[];
  readonly sections: readonly {
    readonly section: string;
    readonly seen: number;
    readonly reached: number;
  }[];
};

const heads = ["Of", "Name", "Visitors", "Views", "Reads", "Seconds", "Looked at", "Read this far"];

type Cell = string | number;

/** One table of all numbers. */
export function numbersCsv(numbers: ExportedNumbers): string {
  const totals = ({ visitors, views, reads, seconds }: Totals) => [visitors, views, reads, seconds];
  const named = (of: string, list: readonly Named[], words: (name: string) => string): Cell[][] =>
    list.map(({ name, views }) => [of, words(name), "", views]);
  const rows: Cell[][] = [
    ...numbers.days.map((day) => ["Day", day.day, ...totals(day)]),
    ...numbers.pages.map((page) => [
      "Page",
      pageWords(page.name, page.project ?? null),
      ...totals(page),
    ]),
    ...named("Site", numbers.referrers, referrerWords),
    ...named("Device", numbers.devices, deviceWords),
    ...named("Country", numbers.countries, (code) => code),
    ...numbers.sections.map(({ section, seen, reached }) => [
      ...["Section", sectionWords[section] ?? section, "", "", "", ""],
      seen,
      reached,
    ]),
  ];
  return csvOf(heads, rows);
}
