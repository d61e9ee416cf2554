import { act, fireEvent, screen } from "@testing-library/react";
import { createMockEnvironment } from "relay-test-utils";
import { afterEach, expect, test, vi } from "vitest";
import { renderWithRelay } from "../../testing/renderWithRelay";
import { currentToast } from "../../ui/toast/showToast";
import { OwnerPasswordPanel } from "../settings/access/OwnerPasswordPanel";

afterEach(() => void vi.useRealTimers());

test("a save that met another one, and gets no latest record, is not silent", async () => {
  vi.useFakeTimers();
  const environment = createMockEnvironment();
  renderWithRelay(<OwnerPasswordPanel />, environment);
  for (const [label, value] of [
    ["Current password", "as it is"],
    ["New password", "another one"],
  ] as const) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  fireEvent.click(screen.getByRole("button", { name: "Save Password" }));
  const stale = { field: null, message: "Another window was first.", code: "STALE_VERSION" };
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: { changeOwnerPassword: { userErrors: [stale] } },
    }),
  );
  const told = () => currentToast()?.description ?? "";
  expect(told()).not.toMatch(/could not be loaded/);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(told()).toMatch(/could not be loaded/);
  expect(screen.getByLabelText("New password")).toHaveValue("another one");
});
