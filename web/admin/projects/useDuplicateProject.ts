import { useState } from "react";
import { graphql, useMutation } from "react-relay";
import type { useDuplicateProjectMutation } from "../../__generated__/useDuplicateProjectMutation.graphql";
import { showToast } from "../../ui/toast/showToast";
import { reasonOf, showFailure } from "../showFailure";
import { useProjectList } from "./ProjectListContext";

/** Copies a project. The copy stands last in the list. */
export function useDuplicateProject(onDone: () => void) {
  const { refresh } = useProjectList();
  const [isRefreshing, setRefreshing] = useState(false);
  const [commit, isCopying] = useMutation<useDuplicateProjectMutation>(graphql`
    mutation useDuplicateProjectMutation($input: DuplicateProjectInput!) {
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
