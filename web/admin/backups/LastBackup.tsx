import { graphql, useFragment } from "react-relay";
import type { LastBackup_backups$key } from "../../__generated__/LastBackup_backups.graphql";

const moment = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });

/** When the newest backup was made, or that it is not known: a bucket may be away. */
export function LastBackup({ backups }: { backups: LastBackup_backups$key }) {
  const { isLastBackupKnown, lastBackupAt } = useFragment(
    graphql`
      fragment LastBackup_backups on Backups {
        isLastBackupKnown
        lastBackupAt
      }
    `,
    backups,
  );
  if (!isLastBackupKnown) return "Last backup: not known yet";
  if (!lastBackupAt) return "No backup yet";
  return (
    <>
      Last backup: <time dateTime={lastBackupAt}>{moment.format(new Date(lastBackupAt))}</time>
    </>
  );
}
