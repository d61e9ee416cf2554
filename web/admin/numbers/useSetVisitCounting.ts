import { graphql } from "react-relay";
import type { useSetVisitCountingMutation } from "../../__generated__/useSetVisitCountingMutation.graphql";
import { showToast } from "../../ui/toast/showToast";
import { useSubmission } from "../editing/useSubmission";

/** Turns the counting of visits on or off, and shows a message when that was saved. */
export function useSetVisitCounting() {
  const { submit, isPending } = useSubmission<useSetVisitCountingMutation>(
    graphql`
      mutation useSetVisitCountingMutation($input: SetVisitCountingInput!) {
        setVisitCounting(input: $input) {
          visitCounting {
            id
            isOn
          }
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    { failed: "Failed to change what is counted." },
  );
  const setCounting = (isOn: boolean) =>
    submit({ input: { isOn } }, () =>
      showToast({
        title: isOn ? "Visits are counted" : "Visits are not counted any more",
        ...(!isOn && { description: "What was counted stays." }),
      }),
    );
  return { setCounting, isPending };
}
