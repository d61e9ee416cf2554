import { useState } from "react";
import { graphql } from "react-relay";
import type { useSetTabOrderMutation } from "../../__generated__/useSetTabOrderMutation.graphql";
import { useContentSubmission } from "../editing/useContentSubmission";

/** Brings the tabs into an order, on the screen at once. */
export function useSetTabOrder() {
  const [sentIds, setSentIds] = useState<readonly string[]>([]);
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
  return {
    /** The order that is on its way to the server. Null while none is. */
    sentIds: isPending ? sentIds : null,
    /** @param seenIds the order that the new one was made from */
    setTabOrder: (aboutTabIds: string[], seenIds: string[]) => {
      if (isPending) return;
      setSentIds(aboutTabIds);
      submit({ input: { aboutTabIds, seenIds } });
    },
  };
}
