import { graphql, useMutation } from "react-relay";
import type {
  RequestAccessInput,
  useRequestAccessMutation,
} from "../../__generated__/useRequestAccessMutation.graphql";

type UserErrors = useRequestAccessMutation["response"]["requestAccess"]["userErrors"];

/** Asks the designer for access. Resolves to what has to be fixed; nothing where it has arrived. */
export function useRequestAccess() {
  const [commit, isInFlight] = useMutation<useRequestAccessMutation>(graphql`
    mutation useRequestAccessMutation($input: RequestAccessInput!) {
      requestAccess(input: $input) {
        userErrors {
          field
          message
          code
          limit
        }
      }
    }
  `);
  const send = (input: RequestAccessInput) =>
    new Promise<UserErrors>((resolve, reject) => {
      commit({
        variables: { input },
        onCompleted: ({ requestAccess }) => resolve(requestAccess.userErrors),
        onError: reject,
      });
    });
  return [send, isInFlight] as const;
}
