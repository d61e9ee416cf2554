import { act, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { trackedCommands } from "../testing/trackedCommands";
import { usePageViews } from "./usePageViews";

function TestPage() {
  usePageViews();
  return null;
}

async function visit(...addresses: string[]): Promise<unknown[]> {
  const router = createMemoryRouter([{ path: "*", Component: TestPage }]);
  render(<RouterProvider router={router} />);
  document.documentElement.dataset.hydrated = "";
  for (const address of addresses) await act(() => router.navigate(address));
  return trackedCommands().map(([, name, parameters]) => [name, Object(parameters).page_path]);
}

test("a page view is recorded on every change of path, and on no other", async () => {
  expect(await visit("/work", "/work?view=3", "/about", "/work")).toEqual([
    ["page_view", "/work"],
    ["page_view", "/about"],
    ["page_view", "/work"],
  ]);
});

test("the page that the browser opened is left to the start script, another frame's first is not", async () => {
  expect(await visit()).toEqual([]);
  document.documentElement.dataset.hydrated = "";
  expect(await visit()).toEqual([["page_view", "/"]]);
});
