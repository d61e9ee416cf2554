import { graphql, useFragment } from "react-relay";
import type { ExportNumbers_numbers$key } from "../../__generated__/ExportNumbers_numbers.graphql";
import { Button } from "../../ui/button/Button";
import { download } from "../download";
import { numbersCsv } from "./numbersCsv";

/** Saves the numbers that are shown as a table. */
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
          name
          visitors
          views
          reads
          seconds
          project {
            name
          }
        }
        referrers {
          name
          views
        }
        devices {
          name
          views
        }
        countries {
          name
          views
        }
        sections {
          section
          seen
          reached
        }
      }
    `,
    numbers,
  );
  const handleExport = () => {
    const [first, last] = [data.days[0]?.day, data.days.at(-1)?.day];
    download(numbersCsv(data), `numbers-${first}-to-${last}.csv`, "text/csv");
  };
  return (
    <Button size="small" onClick={handleExport}>
      Export CSV
    </Button>
  );
}
