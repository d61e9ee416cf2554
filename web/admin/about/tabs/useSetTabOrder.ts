import { graphql } from "react-relay";
import type { useSetTabOrderMutation } from "../../../__generated__/useSetTabOrderMutation.graphql";
import { useContentSubmission } from "../../editing/useContentSubmission";
import { useQueuedOrder } from "../useQueuedOrder";

/** Brings the tabs into an order, on the screen at once. */
export function useSetTabOrder() {
  const { submit, isPending } = useContentSubmission<useSetTabOrderMutation>(
    graphql`
      mutation useSetTabOrderMutation($input: SetAboutTabOrderInput!) {
        setAboutTabOrder(input: $input) {
          aboutTabs {
            id
            displayOrder
            ...TabRow_aboutTab
          }
          userErrors {
            field
            message
            code
          }
        }
      }
    `,
    { failed: { title: "Failed to update tab order" } },
  );
  const { sentIds, setOrder } = useQueuedOrder(isPending, (aboutTabIds, seenIds) =>
    submit({ input: { aboutTabIds, seenIds } }),
  );
  return { sentIds, setTabOrder: setOrder };
}
