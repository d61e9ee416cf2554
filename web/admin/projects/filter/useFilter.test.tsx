import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router";
import { expect, test } from "vitest";
import { SearchField, useFilter } from "./ProjectFilterBar";

function Filters() {
  const [tag, chooseTag] = useFilter("tag");
  const [, chooseOrder] = useFilter("sort");
  return (
    <>
      <button type="button" aria-pressed={tag !== ""} onClick={() => chooseTag(tag ? "" : "maps")}>
        Tag
      </button>
      <button type="button" onClick={() => chooseOrder("name")}>
        Order
      </button>
      <SearchField />
      <output>{useLocation().search}</output>
    </>
  );
}

test("the search field shows the search of the address after another navigation", async () => {
  const router = createMemoryRouter([{ path: "/admin", Component: Filters }], {
    initialEntries: ["/admin"],
  });
  render(<RouterProvider router={router} />);
  const field = screen.getByRole("searchbox");
  await userEvent.type(field, "port");
  await screen.findByText("?search=port");
  await act(async () => router.navigate("/admin"));
  expect(field).toHaveValue("");
});

test("a search and a filter that are still loading are left after another navigation", async () => {
  const loader = ({ request }: { request: Request }) =>
    new URL(request.url).search ? new Promise<null>(() => {}) : null;
  const router = createMemoryRouter(
    [{ path: "/admin", loader, Component: Filters, HydrateFallback: () => null }],
    { initialEntries: ["/admin"] },
  );
  render(<RouterProvider router={router} />);
  const field = await screen.findByRole("searchbox");
  const tag = screen.getByRole("button", { name: "Tag" });
  await userEvent.click(tag);
  await userEvent.type(field, "port");
  expect(tag).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => router.state.navigation.location?.search).toBe("?tag=maps&search=port");
  await act(async () => router.navigate("/admin"));
  expect(field).toHaveValue("");
  expect(tag).toHaveAttribute("aria-pressed", "false");
});

test("a filter that is chosen or taken back while another one is loading keeps that one", async () => {
  let respond = () => {};
  const listed = new Promise<null>((resolve) => {
    respond = () => resolve(null);
  });
  const loader = ({ request }: { request: Request }) =>
    new URL(request.url).search === "?tag=maps" ? null : listed;
  const router = createMemoryRouter(
    [{ path: "/admin", loader, Component: Filters, HydrateFallback: () => null }],
    { initialEntries: ["/admin?tag=maps"] },
  );
  render(<RouterProvider router={router} />);
  await userEvent.click(await screen.findByRole("button", { name: "Tag" }));
  await userEvent.click(screen.getByRole("button", { name: "Order" }));
  await userEvent.type(screen.getByRole("searchbox"), "port");
  await expect.poll(() => router.state.navigation.location?.search).toBe("?sort=name&search=port");
  await userEvent.clear(screen.getByRole("searchbox"));
  await expect.poll(() => router.state.navigation.location?.search).toBe("?sort=name");
  await act(async () => respond());
  await expect.poll(() => router.state.location.search).toBe("?sort=name");
});
