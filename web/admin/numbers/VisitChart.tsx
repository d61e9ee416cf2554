import "./VisitChart.css";
import { useId } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  VisitChart_numbers$data,
  VisitChart_numbers$key,
} from "../../__generated__/VisitChart_numbers.graphql";
import { countWords, dayWords } from "./numberWords";

/** Makes the scrollable table reachable by keyboard, which not every browser does by itself. */
const byKeyboard = { tabIndex: 0 };

/** Visitors and views over time, as a chart and as a table beside it. */
export function VisitChart({ numbers }: { numbers: VisitChart_numbers$key }) {
  const { days } = useFragment(
    graphql`
      fragment VisitChart_numbers on Numbers {
        days {
          day
          visitors
          views
          reads
        }
      }
    `,
    numbers,
  );
  const titleId = useId();
  const periods = periodsOf(days);
  const unit = periods.length === days.length ? "Day" : "Week";
  return (
    <section className="visit-chart" aria-labelledby={titleId}>
      <h2 className="numbers-title strong close-lines" id={titleId}>
        {unit === "Day" ? "By day" : "By week"}
      </h2>
      <div className="visit-chart-row stack-widest">
        <Bars periods={periods} />
        <section className="visit-chart-table" aria-label="The same as a table" {...byKeyboard}>
          <table className="numbers-table fill small tabular close-lines">
            <thead>
              <tr>
                <th scope="col">{unit}</th>
                <th scope="col">Visitors</th>
                <th scope="col">Views</th>
                <th scope="col">Reads</th>
              </tr>
            </thead>
            <tbody>
              {periods.toReversed().map(({ day, label, visitors, views, reads }) => (
                <tr key={day}>
                  <th scope="row">{label}</th>
                  <td>{countWords(visitors)}</td>
                  <td>{countWords(views)}</td>
                  <td>{countWords(reads)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
      <p className="numbers-note muted">
        Days are days of UTC. A visitor is recognised only within a day: whoever comes on three days
        counts three times in a longer period.
      </p>
    </section>
  );
}

/** The bars of the chart. Hidden from screen readers, because the table contains the same numbers. */
function Bars({ periods }: { periods: readonly Period[] }) {
  const max = Math.max(1, ...periods.map(({ views, visitors }) => Math.max(views, visitors)));
  const step = 100 / periods.length;
  const bar = (index: number, count: number, share: number) => ({
    x: `${(index + (1 - share) / 2) * step}%`,
    width: `${step * share}%`,
    y: `${100 - (100 * count) / max}%`,
    height: `${(100 * count) / max}%`,
  });
  return (
    <div className="visit-bars muted close-lines" aria-hidden="true">
      <p className="visit-bars-most">{countWords(max)}</p>
      <svg className="visit-bars-drawing fill" focusable="false">
        <title>Views and visitors</title>
        {periods.map(({ day, label, visitors, views }, index) => (
          <g key={day}>
            <title>{`${label}: ${countWords(visitors)} visitors, ${countWords(views)} views`}</title>
            <rect className="visit-bars-ground" x={`${index * step}%`} width={`${step}%`} />
            <rect className="visit-bars-views" {...bar(index, views, 0.76)} />
            <rect className="visit-bars-visitors" {...bar(index, visitors, 0.36)} />
          </g>
        ))}
      </svg>
      <p className="visit-bars-ends">
        <span>{periods[0]?.label}</span>
        <span>{periods.at(-1)?.label}</span>
      </p>
      <p className="visit-bars-key">
        <span data-of="visitors">Visitors</span>
        <span data-of="views">Views</span>
      </p>
    </div>
  );
}

type Day = VisitChart_numbers$data["days"][number];

/** The day or week that one bar of the chart shows. */
type Period = Omit<Day, "day"> & {
  /** The first day of the period. */
  day: string;
  label: string;
};

/** The maximum number of bars. More bars are too thin to be distinguished, or pressed. */
const maxBars = 60;

/** The days of a time span, or its weeks for many days. The last week ends today; the first may be shorter. */
export function periodsOf(days: readonly Day[]): Period[] {
  if (days.length <= maxBars) {
    return days.map(({ day, visitors, views, reads }) => ({
      ...{ day, visitors, views, reads },
      label: dayWords(day),
    }));
  }
  const first = days.length % 7;
  const starts = [...(first > 0 ? [0] : []), ...days.keys()].filter(
    (index, place) => (place === 0 && first > 0) || (index >= first && (index - first) % 7 === 0),
  );
  return starts.map((start, index) => {
    const week = days.slice(start, starts[index + 1]);
    const sum = (of: (day: Day) => number) => week.reduce((total, day) => total + of(day), 0);
    const from = week[0]?.day ?? "";
    return {
      day: from,
      label: `${dayWords(from)} – ${dayWords(week.at(-1)?.day ?? from)}`,
      visitors: sum(({ visitors }) => visitors),
      views: sum(({ views }) => views),
      reads: sum(({ reads }) => reads),
    };
  });
}
