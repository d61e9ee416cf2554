import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMockEnvironment } from "relay-test-utils";
import { expect, test } from "vitest";
import { RequestError } from "../../relay/request-error";
import { renderWithRelay } from "../../testing/renderWithRelay";
import { currentToast } from "../../ui/toast/showToast";
import { OwnerPasswordPanel } from "../settings/access/OwnerPasswordPanel";

const documented = { title: "Error", description: "Failed to update password. Please try again." };

/** Sends a form. @returns functions that refuse the request or let it fail */
async function send() {
  const environment = createMockEnvironment();
  renderWithRelay(<OwnerPasswordPanel />, environment);
  await userEvent.type(screen.getByLabelText("Current password"), "as it is");
  await userEvent.type(screen.getByLabelText("New password"), "short");
  await userEvent.click(screen.getByRole("button", { name: "Save Password" }));
  return {
    refuse: (...userErrors: { field: string | null; message: string }[]) =>
      act(async () =>
        environment.mock.resolveMostRecentOperation({
          data: { changeOwnerPassword: { userErrors } },
        }),
      ),
    fail: (error: Error) => act(async () => environment.mock.rejectMostRecentOperation(error)),
  };
}

test("a refusal is said under its field and after the words that never change", async () => {
  const { refuse } = await send();
  await refuse({ field: "newPassword", message: "Please use at least 8 characters." });
  expect(currentToast()).toMatchObject({
    ...documented,
    reason: "Please use at least 8 characters.",
  });
  expect(screen.getByLabelText("New password")).toHaveAccessibleDescription(
    "Please use at least 8 characters.",
  );
  expect(screen.getByLabelText("New password")).toHaveValue("short");
});

test("what is wrong with no field is said, each reason once", async () => {
  const { refuse } = await send();
  const gone = { field: "id", message: "This is not there any more" };
  await refuse(gone, { ...gone, field: null }, { field: null, message: "Try another." });
  expect(currentToast()?.reason).toBe("This is not there any more. Try another.");
});

test.each([
  [
    new RequestError("Too many attempts. Please try again in 4 minutes."),
    expect.stringMatching(/4/),
  ],
  [new TypeError("x is not a function"), undefined],
])("of %s only what is meant for people is said", async (error, reason) => {
  const { fail } = await send();
  await fail(error);
  expect(currentToast()).toMatchObject(documented);
  expect(currentToast()?.reason).toEqual(reason);
});
