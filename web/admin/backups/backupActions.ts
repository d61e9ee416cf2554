import { graphql } from "react-relay";
import type { backupActionsCreateKeyMutation } from "../../__generated__/backupActionsCreateKeyMutation.graphql";
import type { backupActionsDownloadMutation } from "../../__generated__/backupActionsDownloadMutation.graphql";
import type { backupActionsMakeMutation } from "../../__generated__/backupActionsMakeMutation.graphql";
import type { backupActionsRemoveKeyMutation } from "../../__generated__/backupActionsRemoveKeyMutation.graphql";
import type { backupActionsRestoreMutation } from "../../__generated__/backupActionsRestoreMutation.graphql";
import { downloadFrom } from "../download";
import { useSubmission } from "../editing/useSubmission";

/** Starts a backup to the configured storage. @param onBegun called when the server has begun the backup */
export function useMakeBackup(onBegun: () => void) {
  const { submit, isPending } = useSubmission<backupActionsMakeMutation>(
    graphql`
      mutation backupActionsMakeMutation {
        makeBackup {
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    { failed: "The backup could not be started." },
  );
  return { make: () => submit({}, onBegun), isPending };
}

/**
 * Downloads a stored backup or, for the name null, a new one that is not stored on the server.
 * @param onBegun called when the download has started
 */
export function useDownloadBackup(onBegun: () => void) {
  const { submit, ...rest } = useSubmission<backupActionsDownloadMutation>(
    graphql`
      mutation backupActionsDownloadMutation($input: RequestBackupDownloadInput!) {
        requestBackupDownload(input: $input) {
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
      failed: "The backup was not downloaded.",
    },
  );
  return {
    ...rest,
    download: (name: string | null) =>
      submit({ input: { name } }, ({ requestBackupDownload: { address } }) => {
        if (address) downloadFrom(address);
        onBegun();
      }),
  };
}

/**
 * Restores the site from a stored backup. The key is null for a backup that is not encrypted.
 * @param onBegun called when the server has begun the restore
 */
export function useRestoreBackup(onBegun: () => void) {
  const { submit, ...rest } = useSubmission<backupActionsRestoreMutation>(
    graphql`
      mutation backupActionsRestoreMutation($input: RestoreBackupInput!) {
        restoreBackup(input: $input) {
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    { failed: "The site was not restored." },
  );
  return {
    ...rest,
    restore: (name: string, key: string | null) => submit({ input: { name, key } }, onBegun),
  };
}

/**
 * Creates a pair of keys for new backups. The server stores only the public key, which encrypts them.
 * @param onMade receives the private key, which alone decrypts them
 */
export function useCreateBackupKey(onMade: (key: string) => void) {
  const { submit, isPending } = useSubmission<backupActionsCreateKeyMutation>(
    graphql`
      mutation backupActionsCreateKeyMutation {
        createBackupKey {
          key
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    { failed: "No key was made." },
  );
  const create = () => submit({}, ({ createBackupKey: { key } }) => key && onMade(key));
  return { create, isPending };
}

export function useRemoveBackupKey(onRemoved: () => void) {
  const { submit, isPending } = useSubmission<backupActionsRemoveKeyMutation>(
    graphql`
      mutation backupActionsRemoveKeyMutation {
        removeBackupKey {
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    { succeeded: "New backups are not encrypted", failed: "Backups are still encrypted." },
  );
  return { remove: () => submit({}, onRemoved), isPending };
}
