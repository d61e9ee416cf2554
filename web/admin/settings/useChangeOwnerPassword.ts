import { graphql } from "react-relay";
import type { useChangeOwnerPasswordMutation } from "../../__generated__/useChangeOwnerPasswordMutation.graphql";
import { useForm } from "../forms/useForm";

const nothingTyped = { currentPassword: "", newPassword: "" };

/** The form that changes the owner's password. */
export function useChangeOwnerPassword() {
  return useForm<useChangeOwnerPasswordMutation, typeof nothingTyped>(
    nothingTyped,
    graphql`
      mutation useChangeOwnerPasswordMutation($input: ChangeOwnerPasswordInput!) {
        changeOwnerPassword(input: $input) {
          userErrors {
            field
            message
          }
        }
      }
    `,
    {
      succeeded: {
        title: "Password updated successfully!",
        description: "Your own password has been changed.",
      },
      failed: { title: "Error", description: "Failed to update password. Please try again." },
    },
  );
}
