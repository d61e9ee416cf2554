import { graphql, useMutation } from "react-relay";
import type { useDeleteProjectMutation } from "../../__generated__/useDeleteProjectMutation.graphql";
import { showUndo } from "../../ui/toast/showToast";
import { showFailure } from "../showFailure";
import { useProjectList } from "./ProjectListContext";
import { useRestoreProject } from "./trash/useRestoreProject";

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
        }
      }
    }
  `);
  return (id: string) =>
    commit({
      variables: { input: { id }, connections },
      optimisticResponse: { deleteProject: { deletedProjectId: id, userErrors: [] } },
      onCompleted: ({ deleteProject: { userErrors } }) => {
        refresh();
        if (userErrors[0]) return showFailure("Delete failed", userErrors[0].message);
        showUndo({
          title: "Project deleted successfully!",
          onUndo: () => restoreProject(id),
        });
      },
      onError: ({ message }) => showFailure("Delete failed", message),
    });
}
