import { graphql, useFragment } from "react-relay";
import type { BackupProblem_backups$key } from "../../__generated__/BackupProblem_backups.graphql";
import { Notice } from "../notice/Notice";

/** Warns that the last backup failed, and says what to do. Nothing where it succeeded. */
export function BackupProblem({ backups }: { backups: BackupProblem_backups$key }) {
  const { problem } = useFragment(
    graphql`
      fragment BackupProblem_backups on Backups {
        problem
      }
    `,
    backups,
  );
  if (!problem) return null;
  return <Notice title="The last backup went wrong.">{problem}</Notice>;
}
