import { graphql, useMutation, useRelayEnvironment } from "react-relay";
import { useNavigate } from "react-router";
import type { useSignOutMutation } from "../../__generated__/useSignOutMutation.graphql";
import { paths } from "../../paths";
import { acceptAccess } from "../../relay/access-watch";
import { endRecovery } from "../../relay/session-recovery";
import { showProblem, showToast } from "../../ui/toast/showToast";
import { forgetOwner } from "./accessFlags";

/** Ends the owner's session on the server and leads to the home page. */
export function useSignOut() {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const [commit, isPending] = useMutation<useSignOutMutation>(graphql`
    mutation useSignOutMutation {
      signOut {
        viewer {
          isOwner
        }
      }
    }
  `);

  const signOut = () =>
    commit({
      variables: {},
      onCompleted: () => {
        forgetOwner();
        endRecovery();
        acceptAccess(environment);
        navigate(paths.home);
        showToast({ title: "Logged out successfully" });
      },
      onError: (error) => showProblem("Error", error.message),
    });
  return { signOut, isPending };
}
