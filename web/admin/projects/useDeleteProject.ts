import { graphql, useMutation } from "react-relay";
import type { useDeleteProjectMutation } from "../../__generated__/useDeleteProjectMutation.graphql";
import { showUndo } from "../../ui/toast/showToast";
import { reasonOf, refusalWords, showFailure } from "../showFailure";
import { useProjectList } from "./ProjectListContext";
import { useRestoreProject } from "./trash/useRestoreProject";

type Seen = {
  id: string;
  /** What was changed elsewhere since this one stays, and is shown as it is now. */
  version: number;
};

/**
 * Lays a project in the trash. It leaves the list at once, and comes back where that failed. Once its
 * notice is gone the trash undoes it.
 */
export function useDeleteProject() {
  const { connections, refresh } = useProjectList();
  const { restoreProject } = useRestoreProject();
  const [commit] = useMutation<useDeleteProjectMutation>(graphql`
    mutation useDeleteProjectMutation($input: DeleteProjectInput!, $connections: [ID!]!) {
      deleteProject(input: $input) {
        deletedProjectId @deleteEdge(connections: $connections)
        userErrors {
          message
          code
        }
      }
    }
  `);
  return ({ id, version }: Seen) =>
    commit({
      variables: { input: { id, version }, connections },
      optimisticResponse: { deleteProject: { deletedProjectId: id, userErrors: [] } },
      onCompleted: ({ deleteProject: { userErrors } }) => {
        refresh();
        if (userErrors[0]) return showFailure("Delete failed", refusalWords(userErrors[0]));
        showUndo({
          title: "Project deleted successfully!",
          onUndo: () => restoreProject(id),
        });
      },
      onError: (error) => showFailure("Delete failed", reasonOf(error)),
    });
}
