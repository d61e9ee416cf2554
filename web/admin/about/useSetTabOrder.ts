import { graphql } from "react-relay";
import type { useSetTabOrderMutation } from "../../__generated__/useSetTabOrderMutation.graphql";
import { useContentSubmission } from "../forms/useContentSubmission";

/** Brings the tabs into an order, on the screen at once. */
export function useSetTabOrder() {
  const { submit } = useContentSubmission<useSetTabOrderMutation>(
    graphql`
      mutation useSetTabOrderMutation($input: SetAboutTabOrderInput!) @raw_response_type {
        setAboutTabOrder(input: $input) {
          aboutTabs {
            id
            displayOrder
          }
          userErrors {
            field
            message
            code
          }
        }
      }
    `,
    { failed: { title: "Failed to update tab order", description: "An error occurred" } },
  );
  return (aboutTabIds: string[], seenIds: string[]) =>
    submit({ input: { aboutTabIds, seenIds } }, undefined, {
      optimisticResponse: {
        setAboutTabOrder: {
          aboutTabs: aboutTabIds.map((id, displayOrder) => ({ id, displayOrder })),
          userErrors: [],
        },
      },
    });
}
