import { useState } from "react";
import { graphql, useMutation } from "react-relay";
import type { useCreateProjectMutation } from "../../../__generated__/useCreateProjectMutation.graphql";
import { showToast } from "../../../ui/toast/showToast";
import { reasonOf, showFailure } from "../../showFailure";
import type { KnownVisibility } from "../../visibility/visibilities";
import { useProjectList } from "../ProjectListContext";

/** What is wrong with a project's fields, to be said under them. */
export type ProjectFaults = { name?: string; slug?: string };

type NewProject = { name: string; slug: string; visibility: KnownVisibility };

type Outcome = { onCreated: () => void; onRefused: (faults: ProjectFaults) => void };

/** Makes a project, which then stands in the list. */
export function useCreateProject({ onCreated, onRefused }: Outcome) {
  const { refresh } = useProjectList();
  const [isRefreshing, setRefreshing] = useState(false);
  const [commit, isCreating] = useMutation<useCreateProjectMutation>(graphql`
    mutation useCreateProjectMutation($input: CreateProjectInput!) {
      createProject(input: $input) {
        project {
          id
        }
        userErrors {
          field
          message
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
        setRefreshing(true);
        refresh(project?.id).then(() => {
          setRefreshing(false);
          onCreated();
          showToast({ title: "Project created successfully!" });
        });
      },
      onError: (error) => showFailure("Create failed", reasonOf(error)),
    });
  return { createProject, isPending: isCreating || isRefreshing };
}
