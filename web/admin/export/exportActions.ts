import { graphql } from "react-relay";
import type { exportActionsArchiveMutation } from "../../__generated__/exportActionsArchiveMutation.graphql";
import type { exportActionsCopyMutation } from "../../__generated__/exportActionsCopyMutation.graphql";
import { downloadFrom } from "../download";
import { useSubmission } from "../editing/useSubmission";

/** Starts to make the static copy: the public site as plain files. */
export function useMakeCopy() {
  return useSubmission<exportActionsCopyMutation>(
    graphql`
      mutation exportActionsCopyMutation($input: MakeStaticCopyInput!) {
        makeStaticCopy(input: $input) {
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    { failed: "The copy was not started." },
  );
}

/** Downloads all of the owner's work in one file. Former versions of projects and messages only if chosen. */
export function useDownloadArchive() {
  const { submit, isPending } = useSubmission<exportActionsArchiveMutation>(
    graphql`
      mutation exportActionsArchiveMutation($input: RequestArchiveDownloadInput!) {
        requestArchiveDownload(input: $input) {
          address
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    {
      succeeded: {
        title: "The download has started",
        description: "Your browser shows its progress.",
      },
      failed: "The archive was not downloaded.",
    },
  );
  return {
    isPending,
    download: (input: { revisions: boolean; messages: boolean }) =>
      submit({ input }, ({ requestArchiveDownload: { address } }) => {
        if (address) downloadFrom(address);
      }),
  };
}
