import { graphql, useFragment } from "react-relay";
import type { NumbersNotice_visitCounting$key } from "../../__generated__/NumbersNotice_visitCounting.graphql";
import { Button } from "../../ui/button/Button";
import { EmptyList } from "../../ui/empty-list/EmptyList";
import { useSetVisitCounting } from "./useSetVisitCounting";

type Props = {
  visitCounting: NumbersNotice_visitCounting$key;
  /** Whether anything was counted yet. */
  hasNumbers: boolean;
};

/** Says what there is not, and how it begins. */
export function NumbersNotice({ visitCounting, hasNumbers }: Props) {
  const { isOn } = useFragment(
    graphql`
      fragment NumbersNotice_visitCounting on VisitCounting {
        isOn
      }
    `,
    visitCounting,
  );
  const { setCounting, isPending } = useSetVisitCounting();
  const turnOn = (
    <Button size="small" isPending={isPending} onClick={() => setCounting(true)}>
      Count visits
    </Button>
  );
  if (hasNumbers && isOn) return null;
  if (hasNumbers) {
    return (
      <div className="numbers-off">
        <p>Visits are not counted now. These are from before.</p>
        {turnOn}
      </div>
    );
  }
  if (isOn) {
    return (
      <EmptyList title="Nobody has been counted yet">
        Visitors, pages, how far case studies are read and where readers come from stand here a few
        seconds after somebody has looked at a page for two. Your own visits are not counted.
      </EmptyList>
    );
  }
  return (
    <div className="numbers-begin">
      <EmptyList title="Visits are not counted">
        Your site can count them itself: visitors by day, pages, how far case studies are read and
        where readers come from. Without cookies, and without storing who came.
      </EmptyList>
      {turnOn}
    </div>
  );
}
