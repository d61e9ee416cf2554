import { graphql } from "react-relay";
import type { resumeActionsRemoveMutation } from "../../../__generated__/resumeActionsRemoveMutation.graphql";
import type { resumeActionsUploadMutation } from "../../../__generated__/resumeActionsUploadMutation.graphql";
import { useContentSubmission } from "../../editing/useContentSubmission";

/** As the server says, in bytes. */
const byteLimit = 20 * 1024 * 1024;

const tooLarge = "A résumé may have 20 MB at most.";

/** Puts a PDF in the place of the résumé. */
export function useUploadResume() {
  const { submit, refuse, isPending, faults } = useContentSubmission<resumeActionsUploadMutation>(
    graphql`
      mutation resumeActionsUploadMutation($file: Upload!) {
        uploadResume(file: $file) {
          siteIdentity {
            id
            ...ResumePanel_siteIdentity
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    {
      succeeded: { title: "Résumé uploaded", description: "The About page links to it." },
      failed: "Failed to upload the résumé.",
    },
  );
  return {
    upload: (file: File) => {
      if (file.size > byteLimit) refuse({ "": tooLarge });
      else submit({ file: null }, undefined, { uploadables: { file } });
    },
    isUploading: isPending,
    /** Why the file was not taken. */
    fault: Object.values(faults)[0],
  };
}

/** Removes the résumé. */
export function useRemoveResume() {
  return useContentSubmission<resumeActionsRemoveMutation>(
    graphql`
      mutation resumeActionsRemoveMutation {
        removeResume {
          siteIdentity {
            id
            ...ResumePanel_siteIdentity
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    {
      succeeded: { title: "Résumé removed", description: "The About page links to none." },
      failed: "Failed to remove the résumé.",
    },
  );
}
