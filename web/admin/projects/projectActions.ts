import { useState } from "react";
import { graphql, useMutation, useRelayEnvironment } from "react-relay";
import type { projectActionsCreateMutation } from "../../__generated__/projectActionsCreateMutation.graphql";
import type { projectActionsDuplicateMutation } from "../../__generated__/projectActionsDuplicateMutation.graphql";
import type { projectActionsProtectMutation } from "../../__generated__/projectActionsProtectMutation.graphql";
import { clearQueryCache } from "../../relay/clear-query-cache";
import { showToast } from "../../ui/toast/showToast";
import { useSubmission } from "../editing/useSubmission";
import { reasonOf, showFailure, showKnownFailure } from "../showFailure";
import type { KnownVisibility } from "../visibility/visibilities";
import { useProjectList } from "./ProjectListContext";

/** The errors of a project's fields, which are shown under the fields. */
export type ProjectFaults = { name?: string; slug?: string };

type NewProject = {
  name: string;
  slug: string;
  visibility: KnownVisibility;
  isPasswordProtected: boolean;
};

type Outcome = {
  onCreated: (databaseId: number) => void;
  onRefused: (faults: ProjectFaults) => void;
};

export function useCreateProject({ onCreated, onRefused }: Outcome) {
  const { refresh } = useProjectList();
  const environment = useRelayEnvironment();
  const [isCreated, setCreated] = useState(false);
  const { submit, isPending } = useSubmission<projectActionsCreateMutation>(
    graphql`
      mutation projectActionsCreateMutation($input: CreateProjectInput!) {
        createProject(input: $input) {
          project {
            databaseId
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    { succeeded: "Project created successfully!", failed: { title: "Create failed" } },
    (errors) => {
      // The list is fetched again, because a change in another window may be the reason of the
      // refusal.
      if (errors.length > 0) refresh();
    },
  );
  const createProject = (input: NewProject) =>
    submit(
      { input },
      ({ createProject: { project } }) => {
        clearQueryCache(environment);
        setCreated(true);
        if (project) onCreated(project.databaseId);
      },
      {
        onRefused: (errors) => {
          const messageFor = (field: string) =>
            errors.find((error) => error.field === field)?.message;
          const name = messageFor("name");
          const slug = messageFor("slug");
          if (name || slug) onRefused({ ...(name && { name }), ...(slug && { slug }) });
          return Boolean(name || slug);
        },
      },
    );
  return { createProject, isPending, isCreated };
}

/** Copies a project. The copy is the last in the home order. @param onDone called after success and failure */
export function useDuplicateProject(onDone: () => void) {
  const { refresh } = useProjectList();
  const [isRefreshing, setRefreshing] = useState(false);
  const [commit, isCopying] = useMutation<projectActionsDuplicateMutation>(graphql`
    mutation projectActionsDuplicateMutation($input: DuplicateProjectInput!) {
      duplicateProject(input: $input) {
        project {
          id
          name
        }
        userErrors {
          message
        }
      }
    }
  `);
  const fail = (message?: string) => {
    onDone();
    showFailure("Duplicate failed", message);
  };
  const isPending = isCopying || isRefreshing;
  const duplicateProject = (id: string) => {
    if (isPending) return;
    commit({
      variables: { input: { id } },
      onCompleted: ({ duplicateProject: { project, userErrors } }) => {
        if (!project) {
          refresh();
          return fail(userErrors[0]?.message);
        }
        setRefreshing(true);
        refresh(project.id).then(() => {
          setRefreshing(false);
          onDone();
          showToast({ title: `Project duplicated as "${project.name}"!` });
        });
      },
      onError: (error) => fail(reasonOf(error)),
    });
  };
  return { duplicateProject, isPending };
}

/** Turns the password protection of a project on or off. The change is shown before the server confirms it. */
export function useProtectProject() {
  const { refresh } = useProjectList();
  const [commit] = useMutation<projectActionsProtectMutation>(graphql`
    mutation projectActionsProtectMutation($input: SetProjectProtectionInput!) {
      setProjectProtection(input: $input) {
        project {
          id
          isPasswordProtected
        }
        userErrors {
          message
        }
      }
    }
  `);
  const fail = (reason?: string) =>
    showKnownFailure("Error", "Failed to update password protection.", reason);
  return (id: string, isPasswordProtected: boolean) =>
    commit({
      variables: { input: { id, isPasswordProtected } },
      optimisticResponse: {
        setProjectProtection: { project: { id, isPasswordProtected }, userErrors: [] },
      },
      onCompleted: ({ setProjectProtection: { project, userErrors } }) => {
        refresh();
        if (project) sayUpdated(project);
        else fail(userErrors[0]?.message);
      },
      onError: (error) => fail(reasonOf(error)),
    });
}

function sayUpdated({ isPasswordProtected }: { isPasswordProtected: boolean }) {
  showToast({
    title: "Password protection updated successfully!",
    ...(isPasswordProtected && {
      description: "Browsers that have a file of it already may still show it.",
      duration: 10_000,
    }),
  });
}
