import { useState } from "react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay";
import type { RevisionItem_revision$key } from "../../../__generated__/RevisionItem_revision.graphql";
import type { RevisionItemQuery } from "../../../__generated__/RevisionItemQuery.graphql";
import { paths } from "../../../paths";
import { Button } from "../../../ui/button/Button";
import { Skeleton } from "../../../ui/skeleton/Skeleton";
import { momentFormat } from "../../adminLocale";
import { useSectionNames } from "../../editing/sectionNames";
import { PanelBoundary } from "../../layout/PanelBoundary";
import { compareProjects } from "../compare/compareProjects";
import { DifferenceList } from "../compare/DifferenceList";
import { type ProjectValues, partLabels } from "../model/projectValues";
import { readRevision } from "../model/readProject";

type Props = {
  revision: RevisionItem_revision$key;
  databaseId: number;
  /** Whether this is the newest revision, which equals the project on the server. */
  isNewest: boolean;
  /** Whether the form is based on this revision. A newer revision exists if another window has saved. */
  isLoaded: boolean;
  /** The latest saved project that this editor has loaded. */
  current: ProjectValues;
  onRestore: () => void;
};

/** A revision: the time of its save, the parts that it changed, and the actions on it. */
export function RevisionItem({
  revision,
  databaseId,
  isNewest,
  isLoaded,
  current,
  onRestore,
}: Props) {
  const { version, createdAt, restoredVersion, changedParts } = useFragment(
    graphql`
      fragment RevisionItem_revision on ProjectRevision {
        version
        createdAt
        restoredVersion
        changedParts
      }
    `,
    revision,
  );
  const names = useSectionNames();
  const [isCompared, setCompared] = useState(false);
  const changed = changedParts.flatMap((part) => partLabels(part, current, names));
  return (
    <li className="revision stack-wide" data-current={isNewest || undefined}>
      <div className="revision-row bar">
        <div className="revision-words">
          <p className="revision-name row small strong tabular">
            Version {version}
            {isNewest && <span className="revision-badge smaller">Now</span>}
          </p>
          <p className="revision-facts fine">
            <time dateTime={createdAt}>{momentFormat.format(new Date(createdAt))}</time>
            {restoredVersion !== null && ` · version ${restoredVersion} restored`}
            {changed.length > 0 && ` · ${changed.join(", ")}`}
          </p>
        </div>
        <div className="revision-actions cluster">
          <a
            className="text-link revision-link small"
            href={paths.revision(databaseId, version)}
            target="_blank"
            rel="noreferrer"
          >
            View as page<span className="visually-hidden">, version {version}, new window</span>
          </a>
          {!isLoaded && (
            <>
              <Button
                size="small"
                aria-expanded={isCompared}
                onClick={() => setCompared(!isCompared)}
              >
                Compare<span className="visually-hidden"> version {version} with now</span>
              </Button>
              <Button size="small" onClick={onRestore}>
                Restore<span className="visually-hidden"> version {version}</span>
              </Button>
            </>
          )}
        </div>
      </div>
      {isCompared && !isLoaded && (
        <PanelBoundary
          message="The comparison could not be loaded."
          fallback={<Skeleton height="120px" />}
        >
          {(attempt) => (
            <RevisionComparison
              databaseId={databaseId}
              version={version}
              attempt={attempt}
              current={current}
            />
          )}
        </PanelBoundary>
      )}
    </li>
  );
}

type RevisionComparisonProps = {
  databaseId: number;
  version: number;
  attempt: number;
  current: ProjectValues;
};

/** The differences between a revision and the saved project. */
function RevisionComparison({ databaseId, version, attempt, current }: RevisionComparisonProps) {
  const names = useSectionNames();
  const { projectByDatabaseId: project } = useLazyLoadQuery<RevisionItemQuery>(
    graphql`
      query RevisionItemQuery($databaseId: Int!, $version: Int!) @throwOnFieldError {
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
  if (!project?.revision) return <p className="quiet">It is no longer stored.</p>;
  const differences = compareProjects(readRevision(project.revision), current, names);
  if (differences.length === 0) return <p className="quiet">Nothing differs.</p>;
  return (
    <DifferenceList
      differences={differences}
      beforeName={`Version ${version}`}
      afterName="Saved now"
    />
  );
}
