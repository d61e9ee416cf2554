import { graphql, useMutation } from "react-relay";
import type { trashActionsDeleteMutation } from "../../../__generated__/trashActionsDeleteMutation.graphql";
import type { trashActionsEmptyMutation } from "../../../__generated__/trashActionsEmptyMutation.graphql";
import type { trashActionsRestoreMutation } from "../../../__generated__/trashActionsRestoreMutation.graphql";
import { showToast, showUndo } from "../../../ui/toast/showToast";
import { useContentSubmission } from "../../editing/useContentSubmission";
import { useSubmission } from "../../editing/useSubmission";
import { reasonOf, showFailure } from "../../showFailure";
import { useProjectList } from "../ProjectListContext";

type Seen = {
  id: string;
  /**
   * The version that the owner saw. If another window has changed the project since then, it is not deleted,
   * and the list shows its current state.
   */
  version: number;
};

/**
 * Moves a project to the trash. The project leaves the list at once, and returns to it if the
 * request fails. A notice offers to restore the project; later, the owner can restore it in the
 * trash.
 */
export function useDeleteProject() {
  const { connections, refresh } = useProjectList();
  const { restoreProject } = useRestoreProject();
  const { submit } = useSubmission<trashActionsDeleteMutation>(
    graphql`
      mutation trashActionsDeleteMutation($input: DeleteProjectInput!, $connections: [ID!]!) {
        deleteProject(input: $input) {
          deletedProjectId @deleteEdge(connections: $connections)
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    { failed: { title: "Delete failed" } },
    () => void refresh(),
  );
  return ({ id, version }: Seen) =>
    submit(
      { input: { id, version }, connections },
      () =>
        showUndo({
          title: "Project deleted successfully!",
          onUndo: () => restoreProject(id),
        }),
      { optimisticResponse: { deleteProject: { deletedProjectId: id, userErrors: [] } } },
    );
}

/**
 * Restores a project from the trash.
 * @param connections the Relay connections of the trash from which the project is removed at once
 */
export function useRestoreProject(connections: string[] = []) {
  const { refresh } = useProjectList();
  const [commit] = useMutation<trashActionsRestoreMutation>(graphql`
    mutation trashActionsRestoreMutation($input: RestoreProjectInput!, $connections: [ID!]!) {
      restoreProject(input: $input) {
        project {
          id @deleteEdge(connections: $connections)
          slug
          deletedAt
        }
        userErrors {
          message
        }
      }
    }
  `);
  const restoreProject = (id: string) =>
    commit({
      variables: { input: { id }, connections },
      onCompleted: ({ restoreProject: { project, userErrors } }) => {
        if (!project) {
          refresh();
          return showFailure("Restore failed", userErrors[0]?.message);
        }
        refresh(project.id).then(() => showToast({ title: "Project restored successfully!" }));
      },
      onError: (error) => showFailure("Restore failed", reasonOf(error)),
    });
  return { restoreProject };
}

/** Deletes everything in the trash permanently. */
export function useEmptyTrash() {
  return useContentSubmission<trashActionsEmptyMutation>(
    graphql`
      mutation trashActionsEmptyMutation {
        emptyTrash {
          projectCount
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    {
      succeeded: {
        title: "Trash emptied",
        description: "Files that a draft or an earlier version shows are kept.",
      },
      failed: "Failed to empty the trash.",
    },
  );
}
