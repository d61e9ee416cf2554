import { graphql, useFragment } from "react-relay";
import type { NewReadCount_firstReads$key } from "../../../__generated__/NewReadCount_firstReads.graphql";
import { CountBadge } from "../../layout/CountBadge";

/**
 * The number of share links that were read for the first time since the owner last saw the list of
 * links. Renders nothing for 0.
 */
export function NewReadCount({ firstReads }: { firstReads: NewReadCount_firstReads$key }) {
  const { unseenCount } = useFragment(
    graphql`
      fragment NewReadCount_firstReads on FirstReads {
        unseenCount
      }
    `,
    firstReads,
  );
  return <CountBadge count={unseenCount} words="read for the first time" />;
}
