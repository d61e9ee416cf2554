import { useState } from "react";
import { graphql, useMutation, useRelayEnvironment } from "react-relay";
import type { useRestoreRevisionMutation } from "../../../__generated__/useRestoreRevisionMutation.graphql";
import { clearQueryCache } from "../../../relay/clear-query-cache";
import { showToast } from "../../../ui/toast/showToast";
import { readProject } from "../model/readProject";
import type { ProjectEditing } from "../useProjectEditing";

type Wanted = { id: string; version: number; keepSlug?: boolean };

/** What restoring needs of the form. */
export type RestoringForm = Pick<ProjectEditing, "base" | "values" | "isChanged" | "mergeOrAsk">;

/**
 * Brings a revision back once the owner has said so. What is in the form and not saved stays there,
 * merged with it as with any save made elsewhere.
 */
export function useRestoreRevision({ base, values, isChanged, mergeOrAsk }: RestoringForm) {
  const environment = useRelayEnvironment();
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [commit, isPending] = useMutation<useRestoreRevisionMutation>(graphql`
    mutation useRestoreRevisionMutation($input: RestoreRevisionInput!) {
      restoreRevision(input: $input) {
        project {
          id
          ...FormerSlugs_project
              ...readProject_project
        }
        userErrors {
          message
          code
        }
      }
    }
  `);
  const fail = (description: string) => {
    setAsking(false);
    showToast({ title: "Error", description, variant: "destructive" });
  };
  const confirm = () => {
    if (!wanted) return;
    const { id, version, keepSlug = false } = wanted;
    commit({
      variables: { input: { id, version: base.version, keepSlug } },
      onCompleted: ({ restoreRevision: { project, userErrors } }) => {
        if (userErrors.some(({ code }) => code === "SLUG_TAKEN")) {
          return setWanted({ ...wanted, keepSlug: true });
        }
        if (!project) return fail(userErrors[0]?.message ?? "Failed to restore the version");
        setAsking(false);
        const latest = readProject(project);
        const theirs = latest.values;
        mergeOrAsk({ base: base.values, mine: values, theirs, latest, shown: values });
        clearQueryCache(environment);
        showToast({ title: "Success", description: `Version ${version} restored` });
      },
      onError: ({ message }) => fail(message),
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
