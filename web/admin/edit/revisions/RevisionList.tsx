import { useDeferredValue } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { RevisionListQuery } from "../../../__generated__/RevisionListQuery.graphql";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog";
import { RevisionItem } from "./RevisionItem";
import { type RestoringForm, useRestoreRevision } from "./useRestoreRevision";

type Props = { databaseId: number; attempt: number; form: RestoringForm };

/** The revisions of a project, the last one first; asked for again after every save. */
export function RevisionList({ databaseId, attempt, form }: Props) {
  const version = useDeferredValue(form.base.version);
  const { projectByDatabaseId: project } = useLazyLoadQuery<RevisionListQuery>(
    graphql`
      query RevisionListQuery($databaseId: Int!) @throwOnFieldError {
        projectByDatabaseId(databaseId: $databaseId) {
          revisions(first: 50) {
            edges {
              node {
                id
                version
                ...RevisionItem_revision
              }
            }
          }
        }
      }
    `,
    { databaseId },
    { fetchPolicy: "network-only", fetchKey: `${version} ${attempt}` },
  );
  const restoring = useRestoreRevision(form);
  const revisions = project?.revisions.edges ?? [];
  // A save that changed nothing of the project has left none of its own.
  const loaded = revisions.find(({ node }) => node.version <= form.base.version)?.node.id;
  if (revisions.length === 0) {
    return <p className="revisions-words">None yet: the first save makes one.</p>;
  }
  return (
    <>
      <ol className="revision-list">
        {revisions.map(({ node }, place) => (
          <RevisionItem
            key={node.id}
            revision={node}
            databaseId={databaseId}
            isNewest={place === 0}
            isLoaded={node.id === loaded}
            current={form.base.values}
            onRestore={() => restoring.ask({ id: node.id, version: node.version })}
          />
        ))}
      </ol>
      <ConfirmDialog
        title={restoring.question.title}
        description={restoring.question.description}
        confirmLabel="Restore"
        isPending={restoring.isPending}
        isOpen={restoring.isAsking}
        onConfirm={restoring.confirm}
        onCancel={restoring.cancel}
      />
    </>
  );
}
