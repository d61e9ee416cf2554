import { act, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMockEnvironment } from "relay-test-utils";
import { expect, test } from "vitest";
import { renderWithRelay } from "../../testing/renderWithRelay";
import { OwnerPasswordForm } from "./OwnerPasswordForm";

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("a missing or refused recovery code moves the focus to its field, and a button leads back", async () => {
  const environment = createMockEnvironment();
  renderWithRelay(<OwnerPasswordForm asksCode onSignedIn={() => {}} />, environment);
  await press("Use a recovery code");
  const field = screen.getByLabelText("Recovery code");
  expect(field).toHaveFocus();
  await press("Sign in");
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription("Please enter a recovery code.");

  await userEvent.type(field, "wrong");
  await press("Sign in");
  act(() =>
    environment.mock.resolveMostRecentOperation({
      data: { signIn: { viewer: null, userErrors: [{ code: "INCORRECT_RECOVERY_CODE" }] } },
    }),
  );
  expect(field).toHaveValue("");
  expect(field).toHaveFocus();

  await press("Use the password");
  expect(screen.getByLabelText("Password")).toHaveFocus();
});
