import { graphql, useFragment } from "react-relay";
import { Link } from "react-router";
import type { BackupProblem_backups$key } from "../../__generated__/BackupProblem_backups.graphql";
import { paths } from "../../paths";
import { useHydrated } from "../../site/useHydrated";
import { placeAddress } from "../addresses/placeAddress";
import { LocalTime } from "../LocalTime";
import { Notice } from "../notice/Notice";

/** How long the notice about a restore is shown after the restore, in milliseconds. */
const told = 60 * 60 * 1_000;

/** Shows why the last backup failed, and for an hour after a restore that the site was restored. */
export function BackupProblem({ backups }: { backups: BackupProblem_backups$key }) {
  const { problem, restoredAt, restoredFrom } = useFragment(
    graphql`
      fragment BackupProblem_backups on Backups {
        problem
        restoredAt
        restoredFrom
      }
    `,
    backups,
  );
  const isHydrated = useHydrated();
  const isFresh = isHydrated && restoredAt && Date.now() - Date.parse(restoredAt) < told;
  return (
    <>
      {problem && <Notice title="The last backup failed.">{problem}</Notice>}
      {isFresh && restoredFrom && (
        <Notice title="The site was restored." isProblem={false}>
          Since <LocalTime value={restoredAt} style="full" /> it is as it was on{" "}
          <LocalTime value={restoredFrom} style="full" />. A backup of what it was before is in{" "}
          <Link className="text-link" to={placeAddress(paths.siteSettings, "Backups")}>
            Backups
          </Link>
          .
        </Notice>
      )}
    </>
  );
}
