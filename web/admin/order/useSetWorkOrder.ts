import { graphql, useMutation } from "react-relay";
import type { useSetWorkOrderMutation } from "../../__generated__/useSetWorkOrderMutation.graphql";

type Outcome = { onSaved: () => void; onFailed: (message?: string) => void };

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
        }
      }
    }
  `);
  return (workImageIds: string[], { onSaved, onFailed }: Outcome) =>
    commit({
      variables: { input: { workImageIds } },
      onCompleted: ({ setWorkOrder: { projects, userErrors } }) =>
        projects ? onSaved() : onFailed(userErrors[0]?.message),
      onError: ({ message }) => onFailed(message),
    });
}
