import { useState } from "react";
import { graphql, useMutation, useRelayEnvironment } from "react-relay";
import type { useCreateProjectMutation } from "../../../__generated__/useCreateProjectMutation.graphql";
import { clearQueryCache } from "../../../relay/clear-query-cache";
import { showToast } from "../../../ui/toast/showToast";
import { reasonOf, showFailure } from "../../showFailure";
import type { KnownVisibility } from "../../visibility/visibilities";
import { useProjectList } from "../ProjectListContext";

/** What is wrong with a project's fields, to be said under them. */
export type ProjectFaults = { name?: string; slug?: string };

type NewProject = { name: string; slug: string; visibility: KnownVisibility };

type Outcome = {
  onCreated: (databaseId: number) => void;
  onRefused: (faults: ProjectFaults) => void;
};

/** Makes a project. */
export function useCreateProject({ onCreated, onRefused }: Outcome) {
  const { refresh } = useProjectList();
  const environment = useRelayEnvironment();
  const [isCreated, setCreated] = useState(false);
  const [commit, isPending] = useMutation<useCreateProjectMutation>(graphql`
    mutation useCreateProjectMutation($input: CreateProjectInput!) {
      createProject(input: $input) {
        project {
          databaseId
        }
        userErrors {
          ...useSubmission_userErrors @relay(mask: false)
        }
      }
    }
  `);
  const createProject = (input: NewProject) =>
    commit({
      variables: { input },
      onCompleted: ({ createProject: { project, userErrors } }) => {
        // What stands in the way may have come from another window.
        if (userErrors.length > 0) refresh();
        const messageFor = (field: string) =>
          userErrors.find((error) => error.field === field)?.message;
        const name = messageFor("name");
        const slug = messageFor("slug");
        if (name || slug) return onRefused({ ...(name && { name }), ...(slug && { slug }) });
        if (userErrors[0]) return showFailure("Create failed", userErrors[0].message);
        clearQueryCache(environment);
        setCreated(true);
        if (project) onCreated(project.databaseId);
        showToast({ title: "Project created successfully!" });
      },
      onError: (error) => showFailure("Create failed", reasonOf(error)),
    });
  return { createProject, isPending, isCreated };
}
