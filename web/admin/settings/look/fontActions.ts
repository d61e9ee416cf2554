import { graphql } from "react-relay";
import type { fontActionsRemoveMutation } from "../../../__generated__/fontActionsRemoveMutation.graphql";
import type {
  FontRole,
  fontActionsUploadMutation,
} from "../../../__generated__/fontActionsUploadMutation.graphql";
import { useContentSubmission } from "../../editing/useContentSubmission";

/** The server's limit, in bytes. */
const byteLimit = 2 * 1024 * 1024;

const tooLarge = "A font may have 2 MB at most.";

/** Uploads a font for all pages. */
export function useUploadFont(role: FontRole) {
  const { submit, refuse, isPending, faults } = useContentSubmission<fontActionsUploadMutation>(
    graphql`
      mutation fontActionsUploadMutation($role: FontRole!, $allowsSubset: Boolean!, $file: Upload!) {
        uploadSiteFont(role: $role, allowsSubset: $allowsSubset, file: $file) {
          siteLook {
            id
            ...FontsPanel_siteLook
            ...useOwnFonts_siteLook
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    {
      succeeded: { title: "Font uploaded", description: "Every page is set in it now." },
      failed: "Failed to upload the font.",
    },
  );
  return {
    upload: (file: File, allowsSubset: boolean) => {
      if (file.size > byteLimit) refuse({ "": tooLarge });
      else submit({ role, allowsSubset, file: null }, undefined, { uploadables: { file } });
    },
    isUploading: isPending,
    /** Why the file was refused. */
    fault: Object.values(faults)[0],
  };
}

/** Restores the voice's own font on all pages. */
export function useRemoveFont() {
  return useContentSubmission<fontActionsRemoveMutation>(
    graphql`
      mutation fontActionsRemoveMutation($input: RemoveSiteFontInput!) {
        removeSiteFont(input: $input) {
          siteLook {
            id
            ...FontsPanel_siteLook
            ...useOwnFonts_siteLook
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    {
      succeeded: {
        title: "Font removed",
        description: "Pages are set in the face of the type style again.",
      },
      failed: "Failed to remove the font.",
    },
  );
}
