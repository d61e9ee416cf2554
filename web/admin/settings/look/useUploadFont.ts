import { graphql } from "react-relay";
import type {
  FontRole,
  useUploadFontMutation,
} from "../../../__generated__/useUploadFontMutation.graphql";
import { useContentSubmission } from "../../editing/useContentSubmission";

/** As the server says, in bytes. */
const byteLimit = 2 * 1024 * 1024;

const tooLarge = "A font may have 2 MB at most.";

/** Sets every page in a font of the owner's. */
export function useUploadFont(role: FontRole) {
  const { submit, refuse, isPending, faults } = useContentSubmission<useUploadFontMutation>(
    graphql`
      mutation useUploadFontMutation($role: FontRole!, $allowsSubset: Boolean!, $file: Upload!) {
        uploadSiteFont(role: $role, allowsSubset: $allowsSubset, file: $file) {
          siteLook {
            id
            ...FontsPanel_siteLook
            ...useOwnFonts_siteLook
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
      succeeded: { title: "Font uploaded", description: "Every page is set in it now." },
      failed: { title: "Error", description: "Failed to upload the font." },
    },
  );
  return {
    upload: (file: File, allowsSubset: boolean) => {
      if (file.size > byteLimit) refuse({ "": tooLarge });
      else submit({ role, allowsSubset, file: null }, undefined, { uploadables: { file } });
    },
    isUploading: isPending,
    /** Why the file was not taken. */
    fault: Object.values(faults)[0],
  };
}
