import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { lazyByAttempt } from "./lazyByAttempt";
import { PanelBoundary } from "./PanelBoundary";

test("another attempt loads the component again, also where it is rendered anew", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  let isOnline = false;
  const panelOf = lazyByAttempt(async () => {
    if (!isOnline) throw new Error("The component could not be fetched.");
    return () => <p>Loaded</p>;
  });
  const panel = (
    <PanelBoundary message="It could not be loaded." fallback={<p>Loading</p>}>
      {(attempt) => {
        const Panel = panelOf(attempt);
        return <Panel />;
      }}
    </PanelBoundary>
  );
  const { unmount } = render(panel);
  await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
  const again = await screen.findByRole("button", { name: "Try again" });
  isOnline = true;
  await userEvent.click(again);
  expect(await screen.findByText("Loaded")).toBeVisible();
  unmount();
  render(panel);
  expect(await screen.findByText("Loaded")).toBeVisible();
});
