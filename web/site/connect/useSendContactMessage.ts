import { graphql, useMutation } from "react-relay";
import type {
  SendContactMessageInput,
  useSendContactMessageMutation,
} from "../../__generated__/useSendContactMessageMutation.graphql";

type UserErrors = useSendContactMessageMutation["response"]["sendContactMessage"]["userErrors"];

/** Sends a message to the designer. Resolves to what has to be fixed; nothing where it has arrived. */
export function useSendContactMessage() {
  const [commit, isInFlight] = useMutation<useSendContactMessageMutation>(graphql`
    mutation useSendContactMessageMutation($input: SendContactMessageInput!) {
      sendContactMessage(input: $input) {
        userErrors {
          field
          message
          code
          limit
        }
      }
    }
  `);
  const send = (input: SendContactMessageInput) =>
    new Promise<UserErrors>((resolve, reject) => {
      commit({
        variables: { input },
        onCompleted: ({ sendContactMessage }) => resolve(sendContactMessage.userErrors),
        onError: reject,
      });
    });
  return [send, isInFlight] as const;
}
