import { graphql, useMutation } from "react-relay";
import type { useDuplicateProjectMutation } from "../../__generated__/useDuplicateProjectMutation.graphql";
import { showToast } from "../../ui/toast/showToast";
import { showFailure } from "../showFailure";
import { useProjectList } from "./ProjectListContext";

/** Copies a project. The copy stands last in the list. */
export function useDuplicateProject(onDone: () => void) {
  const { refresh } = useProjectList();
  const [commit, isPending] = useMutation<useDuplicateProjectMutation>(graphql`
    mutation useDuplicateProjectMutation($input: DuplicateProjectInput!) {
      duplicateProject(input: $input) {
        project {
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
  const duplicateProject = (id: string) =>
    commit({
      variables: { input: { id } },
      onCompleted: ({ duplicateProject: { project, userErrors } }) => {
        if (!project) return fail(userErrors[0]?.message);
        refresh().then(() => {
          onDone();
          showToast({ title: `Project duplicated as "${project.name}"!` });
        });
      },
      onError: ({ message }) => fail(message),
    });
  return { duplicateProject, isPending };
}
