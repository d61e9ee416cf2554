import { graphql, useFragment } from "react-relay";
import type { LastBackup_backups$key } from "../../__generated__/LastBackup_backups.graphql";
import { useHydrated } from "../../site/useHydrated";
import { momentIn } from "../adminLocale";

/**
 * Shows the date of the last backup, and the dates of the outdated backups that were deleted after it was
 * made. If the date is unknown, for example because a bucket is unreachable, a note appears instead.
 */
export function LastBackup({ backups }: { backups: LastBackup_backups$key }) {
  const { isLastBackupKnown, lastBackupAt, deletedBackups } = useFragment(
    graphql`
      fragment LastBackup_backups on Backups {
        isLastBackupKnown
        lastBackupAt
        deletedBackups
      }
    `,
    backups,
  );
  // The server does not have the owner's time zone. Until hydration, dates are in UTC.
  const moment = momentIn(useHydrated() ? undefined : "UTC");
  if (!isLastBackupKnown) return "Last backup: not known yet";
  if (!lastBackupAt) return "No backup yet";
  return (
    <>
      Last backup: <time dateTime={lastBackupAt}>{moment.format(new Date(lastBackupAt))}</time>
      {deletedBackups.length > 0 &&
        `. Deleted as outdated: ${deletedBackups.map((made) => moment.format(new Date(made))).join("; ")}`}
    </>
  );
}
