import { graphql } from "react-relay";
import { Link } from "react-router";
import type { NumbersTabQuery } from "../../__generated__/NumbersTabQuery.graphql";
import { paths } from "../../paths";
import { useRouteQuery } from "../../relay/query-route";
import { TabHeading } from "../layout/TabHeading";
import { ExportNumbers } from "./ExportNumbers";
import { NumbersFilter } from "./NumbersFilter";
import { NumbersLists } from "./NumbersLists";
import { NumbersNotice } from "./NumbersNotice";
import { VisitChart } from "./VisitChart";
import { VisitTotals } from "./VisitTotals";
import "./NumbersTab.css";

export const numbersTabQuery = graphql`
  query NumbersTabQuery($days: Int!, $project: ID) @throwOnFieldError {
    visitCounting {
      isOn
      ...NumbersNotice_visitCounting
    }
    ...NumbersFilter_query
    numbers(days: $days, project: $project) {
      since
      robotViews
      ...VisitTotals_numbers
      ...VisitChart_numbers
      ...NumbersLists_numbers
      ...ExportNumbers_numbers
    }
  }
`;

/** Spans in days. */
const spans = ["7", "30", "365"] as const;

/** What the address asks for. */
export function numbersTabVariables({ searchParams }: URL) {
  const days = spans.find((span) => span === searchParams.get("days")) ?? "30";
  return { days: Number(days), project: searchParams.get("project") };
}

/** How the site is visited, as it counts itself. */
export function NumbersTab() {
  const data = useRouteQuery<NumbersTabQuery>(numbersTabQuery);
  const { numbers, visitCounting } = data;
  return (
    <div className="numbers">
      <div className="numbers-head">
        <TabHeading title="Statistics" />
        {numbers.since && <ExportNumbers numbers={numbers} />}
      </div>
      <NumbersNotice visitCounting={visitCounting} hasNumbers={numbers.since !== null} />
      {numbers.since && (
        <>
          <NumbersFilter query={data} />
          <VisitTotals numbers={numbers} />
          <VisitChart numbers={numbers} />
          <NumbersLists numbers={numbers} />
          <p className="numbers-note">
            Robots that run scripts looked at pages{" "}
            {numbers.robotViews === 1 ? "once" : `${numbers.robotViews.toLocaleString("en")} times`}
            ; they are in none of these numbers. Nor are browsers in which you have signed in, and
            visitors who ask not to be counted.{" "}
            <Link className="text-link" to={paths.adminGuide("numbers")}>
              What is counted
            </Link>
          </p>
        </>
      )}
    </div>
  );
}
