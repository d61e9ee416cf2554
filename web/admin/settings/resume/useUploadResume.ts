import { graphql } from "react-relay";
import type { useUploadResumeMutation } from "../../../__generated__/useUploadResumeMutation.graphql";
import { useContentSubmission } from "../../editing/useContentSubmission";

/** As the server says, in bytes. */
const byteLimit = 20 * 1024 * 1024;

const tooLarge = "A résumé may have 20 MB at most.";

/** Puts a PDF in the place of the résumé. */
export function useUploadResume() {
  const { submit, refuse, isPending, faults } = useContentSubmission<useUploadResumeMutation>(
    graphql`
      mutation useUploadResumeMutation($file: Upload!) {
        uploadResume(file: $file) {
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
      succeeded: { title: "Résumé uploaded", description: "The About page links to it." },
      failed: { title: "Error", description: "Failed to upload the résumé." },
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
