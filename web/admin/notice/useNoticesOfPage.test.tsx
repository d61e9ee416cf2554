import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter, Link, Outlet, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { currentToast, showToast, showUndo } from "../../ui/toast/showToast";
import { useNoticesOfPage } from "./useNoticesOfPage";

function Frame() {
  useNoticesOfPage();
  return (
    <>
      <Link to="/next">Next</Link>
      <button type="button">Stay</button>
      <Outlet />
    </>
  );
}

test("a notice leaves with its page, unless it offers to undo something", () => {
  vi.useFakeTimers();
  const router = createMemoryRouter([{ path: "*", element: <Frame /> }]);
  render(<RouterProvider router={router} />);
  const press = (name: string) => act(() => screen.getByText(name).click());
  const isLeaving = () => currentToast()?.isLeaving;
  showToast({ title: "Saved" });
  press("Stay");
  expect(isLeaving()).toBe(false);
  press("Next");
  expect(isLeaving()).toBe(true);
  act(() => void vi.runAllTimers());
  showUndo({ title: "Deleted", onUndo: () => {} });
  press("Next");
  expect(isLeaving()).toBe(false);
});
