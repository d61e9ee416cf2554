import { graphql } from "react-relay";
import type { OwnerPasswordPanelMutation } from "../../../__generated__/OwnerPasswordPanelMutation.graphql";
import { Button } from "../../../ui/button/Button";
import { PasswordField } from "../../../ui/field/PasswordField";
import { Panel } from "../../../ui/panel/Panel";
import { Form } from "../../editing/Form";
import { findBlanks } from "../../editing/findBlanks";
import { useRecordForm } from "../../editing/useRecordForm";

/** Changes the owner's password. This needs the current password or another proof of who she is. */
export function OwnerPasswordPanel() {
  const form = useChangeOwnerPassword();
  const { values, isChanged, refuse, isPending, save } = form;

  const handleSubmit = () => {
    const blanks = findBlanks(values, {
      newPassword: "Please enter a password.",
    });
    if (blanks) refuse(blanks);
    else {
      const { currentPassword, newPassword } = values;
      // Without the current password, the server requires another proof, such as a passkey.
      save(() => ({ input: { newPassword, currentPassword: currentPassword || null } }));
    }
  };
  return (
    <Panel
      title="Owner’s Password"
      description="Opens this admin area. Other browsers that are signed in are signed out when it changes."
    >
      <Form form={form} onSubmit={handleSubmit}>
        <div className="admin-form-pair stack-wider">
          <PasswordField autoComplete="current-password" {...form.textOf("currentPassword")} />
          <PasswordField autoComplete="new-password" {...form.textOf("newPassword")} />
        </div>
        <div className="admin-form-actions cluster">
          <Button type="submit" isPending={isPending} isDisabled={!isChanged}>
            {isPending ? "Saving..." : "Save Password"}
          </Button>
        </div>
      </Form>
    </Panel>
  );
}

const nothingTyped = {
  version: 0,
  values: { currentPassword: "", newPassword: "" },
  labels: { currentPassword: "Current password", newPassword: "New password" },
};

/** The form that changes the owner's password. */
function useChangeOwnerPassword() {
  return useRecordForm<OwnerPasswordPanelMutation, (typeof nothingTyped)["values"]>(
    nothingTyped,
    graphql`
      mutation OwnerPasswordPanelMutation($input: ChangeOwnerPasswordInput!) {
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
