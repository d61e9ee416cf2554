import { graphql, useMutation, useRelayEnvironment } from "react-relay";
import type { useSetVisibilityMutation } from "../../__generated__/useSetVisibilityMutation.graphql";
import { clearQueryCache } from "../../relay/clear-query-cache";
import { showToast } from "../../ui/toast/showToast";
import { reasonOf, showKnownFailure } from "../showFailure";
import type { KnownVisibility } from "./visibilities";

/** Says what holds from now on. */
const notices: Record<KnownVisibility, { title: string; description?: string }> = {
  PUBLIC: { title: "Project is public", description: "Everyone can see it from now on." },
  UNLISTED: { title: "Project is unlisted", description: "Whoever has its address can see it." },
  DRAFT: {
    title: "Project is a draft",
    description: "Only you can see it. Browsers that have a file of it already may still show it.",
  },
};

/** Publishes a project at once, unlists it, or makes it a draft; what was scheduled is cancelled. */
export function useSetVisibility() {
  const environment = useRelayEnvironment();
  const [commit, isPending] = useMutation<useSetVisibilityMutation>(graphql`
    mutation useSetVisibilityMutation($input: SetVisibilityInput!) {
      setVisibility(input: $input) {
        project {
          id
          visibility
          publishAt
          publishZone
        }
        userErrors {
          message
        }
      }
    }
  `);
  const fail = (reason?: string) =>
    showKnownFailure("Error", "Failed to change who can see the project.", reason);
  const setVisibility = (id: string, visibility: KnownVisibility, onDone: () => void) =>
    commit({
      variables: { input: { id, visibility } },
      onCompleted: ({ setVisibility: { project, userErrors } }) => {
        if (!project) return fail(userErrors[0]?.message);
        clearQueryCache(environment);
        showToast(notices[visibility]);
        onDone();
      },
      onError: (error) => fail(reasonOf(error)),
    });
  return { setVisibility, isPending };
}
