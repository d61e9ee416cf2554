import { graphql, useMutation } from "react-relay";
import type { useProtectProjectMutation } from "../../__generated__/useProtectProjectMutation.graphql";
import { showToast } from "../../ui/toast/showToast";
import { useProjectList } from "./ProjectListContext";

/** Puts a project behind the portfolio password or takes it from there; shown at once. */
export function useProtectProject() {
  const { refresh } = useProjectList();
  const [commit] = useMutation<useProtectProjectMutation>(graphql`
    mutation useProtectProjectMutation($input: SetProjectProtectionInput!) {
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
  const fail = () =>
    showToast({
      title: "Error",
      description: "Failed to update password protection.",
      variant: "destructive",
    });
  return (id: string, isPasswordProtected: boolean) =>
    commit({
      variables: { input: { id, isPasswordProtected } },
      optimisticResponse: {
        setProjectProtection: { project: { id, isPasswordProtected }, userErrors: [] },
      },
      onCompleted: ({ setProjectProtection: { project } }) => {
        refresh();
        if (project) showToast({ title: "Password protection updated successfully!" });
        else fail();
      },
      onError: fail,
    });
}
