import { graphql } from "react-relay";
import type { useSendTestMailMutation } from "../../../__generated__/useSendTestMailMutation.graphql";
import { useSubmission } from "../../editing/useSubmission";

/** Has the server mail a test, and says what the mail server answered. */
export function useSendTestMail() {
  const { submit, isPending, faults, refuse } = useSubmission<useSendTestMailMutation>(
    graphql`
      mutation useSendTestMailMutation {
        sendTestMail {
          recipient
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    {
      succeeded: {
        title: "Test sent",
        description: "The mail server took it. Look for it in your mail.",
      },
      failed: { title: "The test was not sent" },
    },
  );
  return {
    sendTest: () => submit({}),
    isPending,
    /** What the last test failed with. */
    failure: Object.values(faults).find(Boolean),
    forget: () => refuse({}),
  };
}
