import { graphql, useLazyLoadQuery } from "react-relay";
import type { RevisionComparisonQuery } from "../../../__generated__/RevisionComparisonQuery.graphql";
import { compareProjects } from "../compare/compareProjects";
import { DifferenceList } from "../compare/DifferenceList";
import type { ProjectValues } from "../model/projectValues";
import { readRevision } from "../model/readProject";

type Props = { databaseId: number; version: number; attempt: number; current: ProjectValues };

/** What differs between a revision and what is saved now. */
export function RevisionComparison({ databaseId, version, attempt, current }: Props) {
  const { projectByDatabaseId: project } = useLazyLoadQuery<RevisionComparisonQuery>(
    graphql`
      query RevisionComparisonQuery($databaseId: Int!, $version: Int!) @throwOnFieldError {
        projectByDatabaseId(databaseId: $databaseId) {
          revision(version: $version) {
            ...readProject_revision
          }
        }
      }
    `,
    { databaseId, version },
    { fetchKey: attempt },
  );
  if (!project?.revision) return <p className="revisions-words">It is no longer stored.</p>;
  const differences = compareProjects(readRevision(project.revision), current);
  if (differences.length === 0) return <p className="revisions-words">Nothing differs.</p>;
  return (
    <DifferenceList
      differences={differences}
      beforeName={`Version ${version}`}
      afterName="Saved now"
    />
  );
}
