import { graphql, useMutation } from "react-relay";
import type { useRestoreProjectMutation } from "../../../__generated__/useRestoreProjectMutation.graphql";
import { showToast } from "../../../ui/toast/showToast";
import { reasonOf, showFailure } from "../../showFailure";
import { useProjectList } from "../ProjectListContext";

/**
 * Takes a project out of the trash.
 * @param connections lists of the trash that it leaves at once.
 */
export function useRestoreProject(connections: string[] = []) {
  const { refresh } = useProjectList();
  const [commit] = useMutation<useRestoreProjectMutation>(graphql`
    mutation useRestoreProjectMutation($input: RestoreProjectInput!, $connections: [ID!]!) {
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
