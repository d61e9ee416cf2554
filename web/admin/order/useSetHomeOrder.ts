import { graphql, useMutation } from "react-relay";
import type { useSetHomeOrderMutation } from "../../__generated__/useSetHomeOrderMutation.graphql";

type Outcome = { onSaved: () => void; onFailed: (message?: string) => void };

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
        }
      }
    }
  `);
  return (projectIds: string[], { onSaved, onFailed }: Outcome) =>
    commit({
      variables: { input: { projectIds } },
      onCompleted: ({ setHomeOrder: { projects, userErrors } }) =>
        projects ? onSaved() : onFailed(userErrors[0]?.message),
      onError: ({ message }) => onFailed(message),
    });
}
