import { graphql } from "react-relay";
import type { useRemoveDemoMutation } from "../../../__generated__/useRemoveDemoMutation.graphql";
import { useContentSubmission } from "../../editing/useContentSubmission";

/** Removes the demo portfolio. */
export function useRemoveDemo(onRemoved: () => void) {
  const { submit, isPending } = useContentSubmission<useRemoveDemoMutation>(
    graphql`
      mutation useRemoveDemoMutation {
        removeDemo {
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
      succeeded: { title: "Demo removed", description: "For thirty days you can bring it back." },
      failed: { title: "Error", description: "Failed to remove the demo." },
    },
  );
  return { isPending, removeDemo: () => submit({}, onRemoved) };
}
