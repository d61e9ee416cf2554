import { graphql, useMutation } from "react-relay";
import type { useSetVisitCountingMutation } from "../../__generated__/useSetVisitCountingMutation.graphql";
import { showToast } from "../../ui/toast/showToast";
import { reasonOf, showKnownFailure } from "../showFailure";

/** Has the site count visits, or not; shown where it was saved. */
export function useSetVisitCounting() {
  const [commit, isPending] = useMutation<useSetVisitCountingMutation>(graphql`
    mutation useSetVisitCountingMutation($input: SetVisitCountingInput!) {
      setVisitCounting(input: $input) {
        visitCounting {
          id
          isOn
        }
        userErrors {
          message
        }
      }
    }
  `);
  const fail = (reason?: string) =>
    showKnownFailure("Error", "Failed to change what is counted.", reason);
  const setCounting = (isOn: boolean) =>
    commit({
      variables: { input: { isOn } },
      onCompleted: ({ setVisitCounting: { userErrors } }) => {
        if (userErrors[0]) fail(userErrors[0].message);
        else {
          showToast({
            title: isOn ? "Visits are counted" : "Visits are not counted any more",
            ...(!isOn && { description: "What was counted stays." }),
          });
        }
      },
      onError: (error) => fail(reasonOf(error)),
    });
  return { setCounting, isPending };
}
