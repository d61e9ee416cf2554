import { graphql } from "react-relay";
import type { demoActionsRemoveMutation } from "../../__generated__/demoActionsRemoveMutation.graphql";
import type { demoActionsRestoreMutation } from "../../__generated__/demoActionsRestoreMutation.graphql";
import { useContentSubmission } from "../editing/useContentSubmission";

/** Removes the demo portfolio, which can be restored for thirty days. */
export function useRemoveDemo() {
  return useContentSubmission<demoActionsRemoveMutation>(
    graphql`
      mutation demoActionsRemoveMutation {
        removeDemo {
          demo {
            isPresent
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    {
      succeeded: { title: "Demo removed", description: "For thirty days you can bring it back." },
      failed: "Failed to remove the demo.",
    },
    { changesLayout: true },
  );
}

/** Restores the removed demo portfolio. Content that the owner has written since then stays. */
export function useRestoreDemo() {
  return useContentSubmission<demoActionsRestoreMutation>(
    graphql`
      mutation demoActionsRestoreMutation {
        restoreDemo {
          demo {
            isPresent
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    {
      succeeded: { title: "The demo is back", description: "What you wrote since stays." },
      failed: "Failed to bring the demo back.",
    },
    { changesLayout: true },
  );
}
