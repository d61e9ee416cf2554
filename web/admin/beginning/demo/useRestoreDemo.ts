import { graphql } from "react-relay";
import type { useRestoreDemoMutation } from "../../../__generated__/useRestoreDemoMutation.graphql";
import { useContentSubmission } from "../../editing/useContentSubmission";

/** Brings the removed demo portfolio back. */
export function useRestoreDemo(onRestored: () => void) {
  const { submit, isPending } = useContentSubmission<useRestoreDemoMutation>(
    graphql`
      mutation useRestoreDemoMutation {
        restoreDemo {
          demo {
            isPresent
          }
          userErrors {
            field
            message
            code
          }
        }
      }
    `,
    {
      succeeded: { title: "The demo is back", description: "What you wrote since stays." },
      failed: { title: "Error", description: "Failed to bring the demo back." },
    },
  );
  return { isPending, restoreDemo: () => submit({}, onRestored) };
}
