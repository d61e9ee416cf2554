import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { VisitCountingPanel_visitCounting$key } from "../../__generated__/VisitCountingPanel_visitCounting.graphql";
import { paths } from "../../paths";
import { Panel } from "../../ui/panel/Panel";
import { Switch } from "../../ui/switch/Switch";
import { useSetVisitCounting } from "./useSetVisitCounting";

/** The panel with the switch for whether the site counts visits itself. */
export function VisitCountingPanel({
  visitCounting,
}: {
  visitCounting: VisitCountingPanel_visitCounting$key;
}) {
  const { isOn } = useFragment(
    graphql`
      fragment VisitCountingPanel_visitCounting on VisitCounting {
        isOn
      }
    `,
    visitCounting,
  );
  const { setCounting, isPending } = useSetVisitCounting();
  return (
    <Panel
      title="Visits"
      description={
        <>
          Your site counts them itself, without cookies and without storing who came. The counts are
          under Statistics.{" "}
          <Link className="text-link" to={paths.adminGuide("numbers")}>
            What is counted
          </Link>
        </>
      }
    >
      <Switch isSelected={isOn} isPending={isPending} onChange={setCounting}>
        Count visits
      </Switch>
    </Panel>
  );
}
