import { act, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { trackedCommands } from "../testing/trackedCommands";
import { usePageViews } from "./usePageViews";

function TestPage() {
  usePageViews();
  return null;
}

afterEach(() => {
  delete window.dataLayer;
});

test("a page view is recorded for the first page and on every change of path, and on no other", async () => {
  const router = createMemoryRouter([{ path: "*", Component: TestPage }]);
  render(<RouterProvider router={router} />);
  for (const address of ["/work", "/work?view=3", "/about", "/work"]) {
    await act(() => router.navigate(address));
  }
  expect(
    trackedCommands().map(([, name, parameters]) => [name, Object(parameters).page_path]),
  ).toEqual([
    ["page_view", "/"],
    ["page_view", "/work"],
    ["page_view", "/about"],
    ["page_view", "/work"],
  ]);
});
