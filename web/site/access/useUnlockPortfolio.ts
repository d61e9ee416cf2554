import { graphql, useMutation, useRelayEnvironment } from "react-relay";
import type { useUnlockPortfolioMutation } from "../../__generated__/useUnlockPortfolioMutation.graphql";
import { trackEvent } from "../../analytics/trackEvent";
import { clearQueryCache } from "../../relay/clear-query-cache";
import { showToast } from "../../ui/toast/showToast";
import { rememberPortfolioAccess } from "./accessFlags";
import { showIncorrectPassword } from "./showIncorrectPassword";
import { showTooManyAttempts } from "./showTooManyAttempts";

type Outcome = { onUnlocked: () => void; onRefused: () => void };

/** Gives the portfolio password to the server, and says what came of it. */
export function useUnlockPortfolio({ onUnlocked, onRefused }: Outcome) {
  const environment = useRelayEnvironment();
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
        title: "Password required",
        description: "Please enter the portfolio password.",
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
          showIncorrectPassword();
          onRefused();
          return;
        }
        trackEvent("portfolio_access_success", { event_category: "security" });
        rememberPortfolioAccess();
        clearQueryCache(environment);
        showToast({ title: "Access granted", description: "Welcome to the portfolio." });
        onUnlocked();
      },
      onError: (error) => {
        if (showTooManyAttempts(error)) return;
        showToast({
          title: "Error",
          description: "Failed to validate password. Please try again.",
          variant: "destructive",
        });
      },
    });
  };
  return { unlock, isPending };
}
