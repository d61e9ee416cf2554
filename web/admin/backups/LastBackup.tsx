import { graphql, useFragment } from "react-relay";
import type { LastBackup_backups$key } from "../../__generated__/LastBackup_backups.graphql";

const moment = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });

/**
 * When the last backup was made, and which it made outdated, which were deleted; or that it is not known: a
 * bucket may be away.
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
