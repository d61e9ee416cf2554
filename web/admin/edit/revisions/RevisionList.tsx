import { useDeferredValue, useState } from "react";
import { graphql, useLazyLoadQuery, useRelayEnvironment } from "react-relay";
import type { RevisionListQuery } from "../../../__generated__/RevisionListQuery.graphql";
import type { RevisionListRestoreMutation } from "../../../__generated__/RevisionListRestoreMutation.graphql";
import { clearQueryCache } from "../../../relay/clear-query-cache";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog";
import { useSubmission } from "../../editing/useSubmission";
import { showFailure } from "../../showFailure";
import { readProject } from "../model/readProject";
import type { ProjectEditing } from "../useProjectEditing";
import { DismissedDraft } from "./DismissedDraft";
import { RevisionItem } from "./RevisionItem";

/** The parts of the form that restoring needs. */
export type RestoringForm = Pick<
  ProjectEditing,
  "base" | "values" | "isChanged" | "mergeOrAsk" | "drafts"
>;

type Props = { databaseId: number; attempt: number; form: RestoringForm };

/** The revisions of a project, the newest first. They are fetched again after every save. */
export function RevisionList({ databaseId, attempt, form }: Props) {
  const version = useDeferredValue(form.base.version);
  const dismissals = useDeferredValue(form.drafts.dismissals);
  const { projectByDatabaseId: project } = useLazyLoadQuery<RevisionListQuery>(
    graphql`
      query RevisionListQuery($databaseId: Int!) @throwOnFieldError {
        projectByDatabaseId(databaseId: $databaseId) {
          dismissedDrafts {
            editor
            ...DismissedDraft_draft
          }
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
    { fetchPolicy: "network-only", fetchKey: `${version} ${attempt} ${dismissals}` },
  );
  const restoring = useRestoreRevision(form);
  const revisions = project?.revisions.edges ?? [];
  // The form may be based on a version without a revision, because a save that changed nothing stores no
  // revision. The newest revision before that version has the same content.
  const loaded = revisions.find(({ node }) => node.version <= form.base.version)?.node.id;
  const dismissed = project?.dismissedDrafts ?? [];
  return (
    <>
      {dismissed.length > 0 && (
        <ul className="revision-list fill" aria-label="Dismissed changes">
          {dismissed.map((draft) => (
            <DismissedDraft key={draft.editor} draft={draft} form={form} />
          ))}
        </ul>
      )}
      {revisions.length === 0 && <p className="quiet">No revisions yet: every save stores one.</p>}
      <ol className="revision-list fill">
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

type Wanted = { id: string; version: number; keepSlug?: boolean };

/**
 * Restores a revision after the owner has confirmed that in a dialog. Unsaved changes stay in the form: they
 * are merged with the revision as with a save of another window.
 */
function useRestoreRevision({ base, values, isChanged, mergeOrAsk }: RestoringForm) {
  const environment = useRelayEnvironment();
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { submit, isPending } = useSubmission<RevisionListRestoreMutation>(
    graphql`
      mutation RevisionListRestoreMutation($input: RestoreRevisionInput!) {
        restoreRevision(input: $input) {
          project {
            id
            ...FormerSlugs_project
            ...readProject_project
            ...useUnreadableTexts_project
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    { failed: { title: "Error", fallback: "Failed to restore the version" } },
  );
  const confirm = () => {
    if (!wanted) return;
    const { id, version, keepSlug = false } = wanted;
    const input = { id, version: base.version, keepSlug };
    const accept = ({ restoreRevision: { project } }: RevisionListRestoreMutation["response"]) => {
      setAsking(false);
      if (!project) return;
      const latest = readProject(project);
      const theirs = latest.values;
      mergeOrAsk({ base: base.values, mine: values, theirs, latest, shown: values });
      clearQueryCache(environment);
    };
    submit({ input }, accept, {
      notice: { title: "Success", description: `Version ${version} restored` },
      onRefused: (errors) => {
        const isTaken = errors.some(({ code }) => code === "SLUG_TAKEN");
        if (isTaken) setWanted({ ...wanted, keepSlug: true });
        else setAsking(false);
        return isTaken;
      },
      onStale: () => {
        setAsking(false);
        showFailure("Error", "This project was changed elsewhere after you opened it.");
      },
    });
  };
  return {
    ask: (revision: Wanted) => {
      setWanted(revision);
      setAsking(true);
    },
    cancel: () => setAsking(false),
    confirm,
    isAsking,
    isPending,
    question: {
      title: wanted?.keepSlug
        ? "Another project has its address now"
        : `Restore version ${wanted?.version ?? ""}?`,
      description: wanted?.keepSlug
        ? "Everything but the address can be restored: the project stays where it is now."
        : `Visitors see it at once. What is saved now stays a revision, so that you can go back.${
            isChanged ? " Your unsaved changes stay in the form." : ""
          }`,
    },
  };
}
