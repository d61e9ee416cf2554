import { graphql, useMutation } from "react-relay";
import type { useProtectProjectMutation } from "../../__generated__/useProtectProjectMutation.graphql";
import { showToast } from "../../ui/toast/showToast";
import { reasonOf, showKnownFailure } from "../showFailure";
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
