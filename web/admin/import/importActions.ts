import { graphql } from "react-relay";
import type { importActionsPreviewMutation } from "../../__generated__/importActionsPreviewMutation.graphql";
import type { importActionsWriteMutation } from "../../__generated__/importActionsWriteMutation.graphql";
import { useContentSubmission } from "../editing/useContentSubmission";
import { useSubmission } from "../editing/useSubmission";

/** Asks what would come in with a file. */
export function usePreviewImport() {
  return useSubmission<importActionsPreviewMutation>(
    graphql`
      mutation importActionsPreviewMutation($file: Upload!) {
        previewImport(file: $file) {
          report {
            kind
            losses
            projects {
              from
              headings {
                heading
                section
              }
              ...ImportedProject_project
            }
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    { failed: "The file cannot be imported." },
  );
}

/** Brings the projects of a file in, as drafts. */
export function useImportWork() {
  return useContentSubmission<importActionsWriteMutation>(
    graphql`
      mutation importActionsWriteMutation(
        $file: Upload!
        $rules: [HeadingRuleInput!]!
        $leftOut: [String!]!
      ) {
        importWork(file: $file, rules: $rules, leftOut: $leftOut) {
          report {
            kind
            losses
            projects {
              from
              ...ImportedProject_project
            }
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    {
      succeeded: { title: "Your work is here", description: "Every project is a draft." },
      failed: "Nothing was imported.",
    },
  );
}
