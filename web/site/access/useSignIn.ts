import { graphql, useMutation, useRelayEnvironment } from "react-relay";
import type { useSignInMutation } from "../../__generated__/useSignInMutation.graphql";
import { clearQueryCache } from "../../relay/clear-query-cache";
import { dismissFailure, showToast } from "../../ui/toast/showToast";
import { describeFailure } from "../../words/describeFailure";
import { useSiteWords } from "../../words/WordsContext";
import { rememberOwner } from "./accessFlags";
import { showIncorrectPassword } from "./showIncorrectPassword";
import { showTooManyAttempts } from "./showTooManyAttempts";

type Outcome = { onSignedIn: () => void; onRefused: () => void };

/** Gives the owner's password to the server, and says so where it was not the right one. */
export function useSignIn({ onSignedIn, onRefused }: Outcome) {
  const environment = useRelayEnvironment();
  const words = useSiteWords();
  const { say } = words;
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
          showIncorrectPassword(say);
          onRefused();
          return;
        }
        dismissFailure();
        rememberOwner();
        clearQueryCache(environment);
        onSignedIn();
      },
      onError: (error) => {
        if (showTooManyAttempts(error, say)) return;
        showToast({
          title: say("error.title"),
          description: describeFailure(error, words),
          variant: "destructive",
        });
      },
    });
  return { signIn, isPending };
}
