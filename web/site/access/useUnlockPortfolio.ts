import { graphql, useMutation, useRelayEnvironment } from "react-relay";
import type { useUnlockPortfolioMutation } from "../../__generated__/useUnlockPortfolioMutation.graphql";
import { trackEvent } from "../../analytics/trackEvent";
import { clearQueryCache } from "../../relay/clear-query-cache";
import { RequestError } from "../../relay/request-error";
import { showToast } from "../../ui/toast/showToast";
import { useWords } from "../../words/WordsContext";
import { rememberPortfolioAccess } from "./accessFlags";
import { showIncorrectPassword } from "./showIncorrectPassword";
import { showTooManyAttempts } from "./showTooManyAttempts";

type Outcome = { onUnlocked: () => void; onRefused: () => void };

/** Gives the portfolio password to the server, and says what came of it. */
export function useUnlockPortfolio({ onUnlocked, onRefused }: Outcome) {
  const environment = useRelayEnvironment();
  const say = useWords();
  const [commit, isPending] = useMutation<useUnlockPortfolioMutation>(graphql`
    mutation useUnlockPortfolioMutation($input: UnlockPortfolioInput!) {
      unlockPortfolio(input: $input) {
        viewer {
          hasPortfolioAccess
        }
        userErrors {
          code
        }
      }
    }
  `);

  const unlock = (password: string) => {
    if (!password.trim()) {
      showToast({
        title: say("gate.required"),
        description: say("gate.missing"),
        variant: "destructive",
      });
      onRefused();
      return;
    }
    commit({
      variables: { input: { password } },
      onCompleted: ({ unlockPortfolio }) => {
        if (!unlockPortfolio.viewer?.hasPortfolioAccess) {
          trackEvent("portfolio_access_failure", { event_category: "security" });
          showIncorrectPassword(say);
          onRefused();
          return;
        }
        trackEvent("portfolio_access_success", { event_category: "security" });
        rememberPortfolioAccess();
        clearQueryCache(environment);
        showToast({ title: say("gate.granted"), description: say("gate.welcome") });
        onUnlocked();
      },
      onError: (error) => {
        if (showTooManyAttempts(error, say)) return;
        const isByHttp = error instanceof RequestError && error.code === "HTTPS_REQUIRED";
        showToast({
          title: say("error.title"),
          description: say(isByHttp ? "error.httpsRequired" : "gate.failed"),
          variant: "destructive",
        });
      },
    });
  };
  return { unlock, isPending };
}
