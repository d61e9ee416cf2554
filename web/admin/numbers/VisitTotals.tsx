import { graphql, useFragment } from "react-relay";
import type { VisitTotals_numbers$key } from "../../__generated__/VisitTotals_numbers.graphql";
import { countWords, shareWords, timeWords } from "./numberWords";
import "./VisitTotals.css";

/** The span in four numbers. */
export function VisitTotals({ numbers }: { numbers: VisitTotals_numbers$key }) {
  const { days } = useFragment(
    graphql`
      fragment VisitTotals_numbers on Numbers {
        days {
          visitors
          views
          reads
          seconds
        }
      }
    `,
    numbers,
  );
  const sum = (of: (day: (typeof days)[number]) => number) =>
    days.reduce((total, day) => total + of(day), 0);
  const views = sum((day) => day.views);
  const reads = sum((day) => day.reads);
  const totals = [
    {
      label: "Visitors",
      value: countWords(sum((day) => day.visitors)),
      note: "daily visitors, added up",
    },
    { label: "Views", value: countWords(views), note: "two seconds or more" },
    {
      label: "Reads",
      value: countWords(reads),
      note: `ten seconds or more: ${shareWords(reads, views)} of views`,
    },
    {
      label: "Time on a page",
      value: timeWords(views === 0 ? 0 : sum((day) => day.seconds) / views),
      note: "in sight and in use, on average",
    },
  ];
  return (
    <dl className="visit-totals">
      {totals.map(({ label, value, note }) => (
        <div key={label} className="visit-total">
          <dt className="visit-total-label">{label}</dt>
          <dd className="visit-total-value">{value}</dd>
          <dd className="visit-total-note">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
