import { graphql, useMutation } from "react-relay";
import type { useSetWorkOrderMutation } from "../../__generated__/useSetWorkOrderMutation.graphql";
import { reasonOf, refusalWords } from "../showFailure";
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
    { onSaved, onRefused, onFailed }: OrderOutcome,
  ) =>
    commit({
      variables: { input: { workImageIds, seenIds } },
      onCompleted: ({ setWorkOrder: { userErrors } }) => {
        const [error] = userErrors;
        if (error) onRefused(refusalWords(error));
        else onSaved();
      },
      onError: (error) => onFailed(reasonOf(error)),
    });
}
