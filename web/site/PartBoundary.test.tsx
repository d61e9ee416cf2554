import { render, screen } from "@testing-library/react";
import { lazy } from "react";
import { expect, test, vi } from "vitest";
import { PartBoundary } from "./PartBoundary";

test("a part whose code does not arrive leaves the rest of the page as it is", async () => {
  const failed = vi.spyOn(console, "error").mockImplementation(() => {});
  const Part = lazy(() => Promise.reject(new Error("not loaded")));
  render(
    <>
      <h1>Passage</h1>
      <PartBoundary>
        <Part />
      </PartBoundary>
    </>,
  );
  await vi.waitFor(() => expect(failed).toHaveBeenCalled());
  expect(screen.getByRole("heading", { name: "Passage" })).toBeVisible();
});
