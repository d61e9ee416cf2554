import { graphql, useFragment } from "react-relay";
import type { BackupProblem_backups$key } from "../../__generated__/BackupProblem_backups.graphql";
import "./BackupProblem.css";

/** Says that the site has no backup as it should, and what to do. Nothing where all is well. */
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
  return (
    <p className="backup-problem" role="alert">
      <strong>The last backup went wrong.</strong> {problem}
    </p>
  );
}
