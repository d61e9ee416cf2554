import { graphql, useFragment } from "react-relay";
import type {
  ExportNumbers_numbers$data,
  ExportNumbers_numbers$key,
} from "../../__generated__/ExportNumbers_numbers.graphql";
import { Button } from "../../ui/button/Button";
import { csvOf } from "../csv";
import { download } from "../download";
import { type SectionNaming, useSectionNaming } from "../editing/sectionNames";
import { deviceWords, pageWords, referrerWords } from "./numberWords";

/** A button that downloads the shown statistics as CSV. */
export function ExportNumbers({ numbers }: { numbers: ExportNumbers_numbers$key }) {
  const data = useFragment(
    graphql`
      fragment ExportNumbers_numbers on Numbers {
        days {
          day
          visitors
          views
          reads
          seconds
        }
        pages {
          seconds
        }
        ...NumbersLists_numbers @relay(mask: false)
      }
    `,
    numbers,
  );
  const nameSection = useSectionNaming();
  const handleExport = () => {
    const [first, last] = [data.days[0]?.day, data.days.at(-1)?.day];
    download(numbersCsv(data, nameSection), `numbers-${first}-to-${last}.csv`, "text/csv");
  };
  return (
    <Button size="small" onClick={handleExport}>
      Export CSV
    </Button>
  );
}

/** The statistics of a time span, as they are exported. */
type ExportedNumbers = Omit<ExportNumbers_numbers$data, " $fragmentType">;
type Totals = Omit<ExportedNumbers["days"][number], "day">;
type Named = ExportedNumbers["referrers"][number];

const heads = ["Of", "Name", "Visitors", "Views", "Reads", "Seconds", "Looked at", "Read this far"];

type Cell = string | number;

/**
 * All statistics in one CSV table. The first column says what a row is about: a day, a page, a
 * referring site and so on.
 */
export function numbersCsv(numbers: ExportedNumbers, nameSection: SectionNaming): string {
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
    ...numbers.sections.map(({ section, name, seen, reached }) => [
      ...["Section", name ?? nameSection(section), "", "", "", ""],
      seen,
      reached,
    ]),
  ];
  return csvOf(heads, rows);
}
