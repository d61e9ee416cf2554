import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMockEnvironment } from "relay-test-utils";
import { expect, test, vi } from "vitest";
import { renderWithRelay } from "../../../testing/renderWithRelay";
import { RecoveryCodesDialog } from "./RecoveryCodesDialog";

test("recovery codes, which are shown once, are not closed without a word", async () => {
  const onClose = vi.fn();
  renderWithRelay(
    <RecoveryCodesDialog codes={["abcd-efgh"]} onClose={onClose} />,
    createMockEnvironment(),
  );
  await userEvent.keyboard("{Escape}");
  await userEvent.click(await screen.findByRole("button", { name: "Back to the codes" }));
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await userEvent.click(await screen.findByRole("button", { name: "Close without them" }));
  expect(onClose).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole("button", { name: "I have stored them" }));
  expect(onClose).toHaveBeenCalledTimes(2);
});
