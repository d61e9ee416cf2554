import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { NumbersTab_numbers$key } from "../../__generated__/NumbersTab_numbers.graphql";
import type { NumbersTabQuery } from "../../__generated__/NumbersTabQuery.graphql";
import { paths } from "../../paths";
import { useRouteQuery } from "../../relay/query-route";
import { Button } from "../../ui/button/Button";
import { EmptyList } from "../../ui/empty-list/EmptyList";
import { TabHeading } from "../layout/TabHeading";
import { ExportNumbers } from "./ExportNumbers";
import { NumbersFilter } from "./NumbersFilter";
import { NumbersLists } from "./NumbersLists";
import { countWords, shareWords, timeWords } from "./numberWords";
import { useSetVisitCounting } from "./useSetVisitCounting";
import { VisitChart } from "./VisitChart";
import "./NumbersTab.css";
import "./VisitTotals.css";

export const numbersTabQuery = graphql`
  query NumbersTabQuery($days: Int!, $project: ID) @throwOnFieldError {
    visitCounting {
      isOn
    }
    ...NumbersFilter_query
    numbers(days: $days, project: $project) {
      since
      robotViews
      days {
        views
      }
      ...NumbersTab_numbers
      ...VisitChart_numbers
      ...NumbersLists_numbers
      ...ExportNumbers_numbers
    }
  }
`;

/** The time spans that can be chosen, in days. */
const spans = ["7", "30", "365"] as const;

/** The variables of the query: the time span and the project in the query string of the address. */
export function numbersTabVariables({ searchParams }: URL) {
  const days = spans.find((span) => span === searchParams.get("days")) ?? "30";
  return { days: Number(days), project: searchParams.get("project") };
}

/** The statistics of visits, which the site counts itself. */
export function NumbersTab() {
  const data = useRouteQuery<NumbersTabQuery>(numbersTabQuery);
  const { numbers, visitCounting } = data;
  return (
    <div className="numbers">
      <div className="tab-head bar">
        <TabHeading title="Statistics" />
        {numbers.since && <ExportNumbers numbers={numbers} />}
      </div>
      <NumbersNotice isOn={visitCounting.isOn} hasNumbers={numbers.since !== null} />
      {numbers.since && (
        <>
          <NumbersFilter query={data} />
          {numbers.days.some(({ views }) => views > 0) ? (
            <>
              <VisitTotals numbers={numbers} />
              <VisitChart numbers={numbers} />
              <NumbersLists numbers={numbers} />
            </>
          ) : (
            <EmptyList title="No visits in this time">
              A page counts once somebody has looked at it for two seconds.
            </EmptyList>
          )}
          <p className="numbers-note muted">
            Robots that run scripts looked at pages{" "}
            {numbers.robotViews === 1 ? "once" : `${numbers.robotViews.toLocaleString("en")} times`}
            ; these numbers do not include them, browsers in which you have signed in, or visitors
            who ask not to be counted.{" "}
            <Link className="text-link" to={paths.adminGuide("numbers")}>
              What is counted
            </Link>
          </p>
        </>
      )}
    </div>
  );
}

/** The totals of the time span, in four numbers. */
function VisitTotals({ numbers }: { numbers: NumbersTab_numbers$key }) {
  const { days } = useFragment(
    graphql`
      fragment NumbersTab_numbers on Numbers {
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
          <dt className="visit-total-label small close-lines">{label}</dt>
          <dd className="visit-total-value strong tabular">{value}</dd>
          <dd className="visit-total-note muted close-lines">{note}</dd>
        </div>
      ))}
    </dl>
  );
}

type Props = {
  isOn: boolean;
  /** Whether anything was counted yet. */
  hasNumbers: boolean;
};

/** A notice that nothing was counted yet, or that counting is off, with a button that turns it on. */
function NumbersNotice({ isOn, hasNumbers }: Props) {
  const { setCounting, isPending } = useSetVisitCounting();
  const turnOn = (
    <Button size="small" isPending={isPending} onClick={() => setCounting(true)}>
      Count visits
    </Button>
  );
  if (hasNumbers && isOn) return null;
  if (hasNumbers) {
    return (
      <div className="numbers-off cluster">
        <p>Visits are not counted now. These are from before.</p>
        {turnOn}
      </div>
    );
  }
  if (isOn) {
    return (
      <EmptyList title="Nobody has been counted yet">
        Visitors, pages, how far case studies are read and where readers come from are shown here a
        few seconds after somebody has looked at a page for two. Your own visits are not counted.
      </EmptyList>
    );
  }
  return (
    <div className="numbers-begin cluster">
      <EmptyList title="Visits are not counted">
        Your site can count them itself: visitors by day, pages, how far case studies are read and
        where readers come from. Without cookies, and without storing who came.
      </EmptyList>
      {turnOn}
    </div>
  );
}
