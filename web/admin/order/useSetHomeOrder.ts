import { graphql, useMutation } from "react-relay";
import type { useSetHomeOrderMutation } from "../../__generated__/useSetHomeOrderMutation.graphql";
import { reasonOf, refusalWords } from "../showFailure";
import type { OrderOutcome } from "./useOrder";

/** Saves the order of the projects on the home page. */
export function useSetHomeOrder() {
  const [commit] = useMutation<useSetHomeOrderMutation>(graphql`
    mutation useSetHomeOrderMutation($input: SetHomeOrderInput!) {
      setHomeOrder(input: $input) {
        projects {
          id
          homeOrder
        }
        userErrors {
          message
          code
        }
      }
    }
  `);
  return (
    projectIds: string[],
    seenIds: string[],
    { onSaved, onRefused, onFailed }: OrderOutcome,
  ) =>
    commit({
      variables: { input: { projectIds, seenIds } },
      onCompleted: ({ setHomeOrder: { userErrors } }) => {
        const [error] = userErrors;
        if (error) onRefused(refusalWords(error));
        else onSaved();
      },
      onError: (error) => onFailed(reasonOf(error)),
    });
}
