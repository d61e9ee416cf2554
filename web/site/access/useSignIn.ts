import { graphql, useMutation, useRelayEnvironment } from "react-relay";
import type { useSignInMutation } from "../../__generated__/useSignInMutation.graphql";
import { clearQueryCache } from "../../relay/clear-query-cache";
import { showToast } from "../../ui/toast/showToast";
import { rememberOwner } from "./accessFlags";
import { showIncorrectPassword } from "./showIncorrectPassword";
import { showTooManyAttempts } from "./showTooManyAttempts";

type Outcome = { onSignedIn: () => void; onRefused: () => void };

/** Gives the owner's password to the server, and says so where it was not the right one. */
export function useSignIn({ onSignedIn, onRefused }: Outcome) {
  const environment = useRelayEnvironment();
  const [commit, isPending] = useMutation<useSignInMutation>(graphql`
    mutation useSignInMutation($input: SignInInput!) {
      signIn(input: $input) {
        viewer {
          isOwner
        }
        userErrors {
          code
        }
      }
    }
  `);

  const signIn = (password: string) =>
    commit({
      variables: { input: { password } },
      onCompleted: ({ signIn: { viewer } }) => {
        if (!viewer?.isOwner) {
          showIncorrectPassword();
          onRefused();
          return;
        }
        rememberOwner();
        clearQueryCache(environment);
        onSignedIn();
      },
      onError: (error) => {
        if (showTooManyAttempts(error)) return;
        showToast({ title: "Error", description: error.message, variant: "destructive" });
      },
    });
  return { signIn, isPending };
}
