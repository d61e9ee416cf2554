import { graphql, useFragment } from "react-relay";
import type { LastBackup_backups$key } from "../../__generated__/LastBackup_backups.graphql";

const moment = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });

/** When the newest backup was made. */
export function LastBackup({ backups }: { backups: LastBackup_backups$key }) {
  const { lastBackupAt } = useFragment(
    graphql`
      fragment LastBackup_backups on Backups {
        lastBackupAt
      }
    `,
    backups,
  );
  if (!lastBackupAt) return "No backup yet";
  return (
    <>
      Last backup: <time dateTime={lastBackupAt}>{moment.format(new Date(lastBackupAt))}</time>
    </>
  );
}
