import { graphql } from "react-relay";
import type { useChangeOwnerPasswordMutation } from "../../../__generated__/useChangeOwnerPasswordMutation.graphql";
import { useRecordForm } from "../../editing/useRecordForm";

const nothingTyped = {
  version: 0,
  values: { currentPassword: "", newPassword: "" },
  labels: { currentPassword: "Current password", newPassword: "New password" },
};

/** The form that changes the owner's password. */
export function useChangeOwnerPassword() {
  return useRecordForm<useChangeOwnerPasswordMutation, (typeof nothingTyped)["values"]>(
    nothingTyped,
    graphql`
      mutation useChangeOwnerPasswordMutation($input: ChangeOwnerPasswordInput!) {
        changeOwnerPassword(input: $input) {
          userErrors {
            ...useSubmission_userErrors @relay(mask: false)
          }
        }
      }
    `,
    {
      succeeded: {
        title: "Password updated successfully!",
        description: "Your own password has been changed.",
      },
      failed: "Failed to update password. Please try again.",
    },
  );
}
