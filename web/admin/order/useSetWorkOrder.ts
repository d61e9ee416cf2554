import { graphql, useMutation } from "react-relay";
import type { useSetWorkOrderMutation } from "../../__generated__/useSetWorkOrderMutation.graphql";
import type { OrderOutcome } from "./useOrder";

/** Saves the order of the work grid: that of the projects, and that of the images of each. */
export function useSetWorkOrder() {
  const [commit] = useMutation<useSetWorkOrderMutation>(graphql`
    mutation useSetWorkOrderMutation($input: SetWorkOrderInput!) {
      setWorkOrder(input: $input) {
        projects {
          id
          workOrder
          version
        }
        userErrors {
          message
          code
        }
      }
    }
  `);
  return (
    workImageIds: string[],
    seenIds: string[],
    { onSaved, onStale, onFailed }: OrderOutcome,
  ) =>
    commit({
      variables: { input: { workImageIds, seenIds } },
      onCompleted: ({ setWorkOrder: { userErrors } }) => {
        const [error] = userErrors;
        if (!error) onSaved();
        else if (error.code === "STALE_ORDER") onStale(error.message);
        else onFailed(error.message);
      },
      onError: ({ message }) => onFailed(message),
    });
}
