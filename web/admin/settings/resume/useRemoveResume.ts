import { graphql } from "react-relay";
import type { useRemoveResumeMutation } from "../../../__generated__/useRemoveResumeMutation.graphql";
import { useContentSubmission } from "../../editing/useContentSubmission";

/** Removes the résumé. */
export function useRemoveResume() {
  const { submit, isPending } = useContentSubmission<useRemoveResumeMutation>(
    graphql`
      mutation useRemoveResumeMutation {
        removeResume {
          siteIdentity {
            id
            ...ResumePanel_siteIdentity
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
      succeeded: { title: "Résumé removed", description: "The About page links to none." },
      failed: { title: "Error", description: "Failed to remove the résumé." },
    },
  );
  return { remove: () => submit({}), isRemoving: isPending };
}
