import { graphql } from "react-relay";
import type { importActionsPreviewMutation } from "../../__generated__/importActionsPreviewMutation.graphql";
import type { importActionsWriteMutation } from "../../__generated__/importActionsWriteMutation.graphql";
import { useContentSubmission } from "../editing/useContentSubmission";
import { useSubmission } from "../editing/useSubmission";

/** Requests a preview of the import of a file. Nothing is stored. */
export function usePreviewImport() {
  return useSubmission<importActionsPreviewMutation>(
    graphql`
      mutation importActionsPreviewMutation(
        $file: Upload!
        $clash: ImportClash
        $messages: Boolean
      ) {
        previewImport(file: $file, clash: $clash, messages: $messages) {
          report {
            kind
            outcomes
            hosts
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

/** Imports the projects of a file as drafts, or those of an archive with their visibility. */
export function useImportWork(isArchive: boolean) {
  return useContentSubmission<importActionsWriteMutation>(
    graphql`
      mutation importActionsWriteMutation(
        $file: Upload!
        $rules: [HeadingRuleInput!]
        $leftOut: [String!]
        $fetchPictures: Boolean
        $clash: ImportClash
        $messages: Boolean
      ) {
        importWork(
          file: $file
          rules: $rules
          leftOut: $leftOut
          fetchPictures: $fetchPictures
          clash: $clash
          messages: $messages
        ) {
          report {
            kind
            outcomes
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
      succeeded: isArchive
        ? { title: "Your work is here", description: "Visitors see it as the archive says." }
        : { title: "Your work is here", description: "Every project is a draft." },
      failed: "Nothing was imported.",
    },
    { changesLayout: isArchive },
  );
}
