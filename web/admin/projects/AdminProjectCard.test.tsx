import { act, cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { graphql, useLazyLoadQuery } from "react-relay";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { beforeEach, expect, test, vi } from "vitest";
import type { AdminProjectCardTestQuery } from "../../__generated__/AdminProjectCardTestQuery.graphql";
import { renderWithRelay } from "../../testing/renderWithRelay";
import { AdminProjectCard } from "./AdminProjectCard";
import { NotedPassword } from "./PasswordNote";

beforeEach(() => localStorage.clear());

function TestCard() {
  const { project, siteColors } = useLazyLoadQuery<AdminProjectCardTestQuery>(
    graphql`
      query AdminProjectCardTestQuery {
        project(slug: "passage") {
          ...AdminProjectCard_project
        }
        siteColors {
          ...PasswordNote_siteColors
        }
      }
    `,
    {},
  );
  const nothing = () => {};
  return (
    project && (
      <NotedPassword value={siteColors}>
        <AdminProjectCard project={project} onDelete={nothing} onVisibilityChanged={nothing} />
      </NotedPassword>
    )
  );
}

function open(project: object, siteColors = {}) {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, {
      SiteColors: () => siteColors,
      Project: () => ({ databaseId: 3, draftCount: 0, publishAt: null, ...project }),
    }),
  );
  renderWithRelay(<TestCard />, environment);
  return environment;
}

test.each([
  ["DRAFT", "Not on the site yet"],
  ["PUBLIC", "Changes not on the site yet"],
])("a card of a project (%s) with unsaved edits says so: %s", (visibility, words) => {
  open({ visibility, draftCount: 1 });
  expect(screen.getByRole("link", { name: words })).toHaveAttribute("href", "/admin/edit/3");
});

test("edits that only this browser has are none of the site's either", () => {
  open({ visibility: "PUBLIC" });
  expect(screen.queryByText(/on the site yet/)).toBeNull();
  localStorage.setItem("draft_3_editor", "{}");
  act(() => void window.dispatchEvent(new StorageEvent("storage")));
  expect(screen.getByText("Changes not on the site yet")).toBeVisible();
});

test("publishing from the card says what is left out, and asks before anything is changed", async () => {
  const environment = open({ visibility: "DRAFT", draftCount: 1 });
  await userEvent.click(screen.getByRole("button", { name: /^Visibility of/ }));
  await userEvent.click(screen.getByRole("menuitemradio", { name: "Public" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findByText(/has unsaved changes/)).toBeVisible();
  expect(dialog.getByRole("link", { name: "Open the editor" })).toHaveAttribute(
    "href",
    "/admin/edit/3?publish",
  );
  expect(dialog.getByRole("checkbox", { name: "Show on home page" })).toBeVisible();
  await vi.waitFor(() =>
    expect(environment.mock.getMostRecentOperation().request.node.operation.name).toBe(
      "fetchWarningsQuery",
    ),
  );
});

test("a public project that no page lists says so on its card", () => {
  const words = /^In no list/;
  open({ visibility: "PUBLIC", showOnHome: false, workImages: [] });
  expect(screen.getByText(words)).toBeVisible();
  for (const listed of [
    { visibility: "PUBLIC", showOnHome: true, workImages: [] },
    { visibility: "PUBLIC", showOnHome: false },
    { visibility: "UNLISTED", showOnHome: false, workImages: [] },
  ]) {
    cleanup();
    open(listed);
    expect(screen.queryByText(words)).toBeNull();
  }
});

test.each([
  [true, /opens with the portfolio password, which is set/],
  [false, /Nobody gets in: there is no readable portfolio password/],
])(
  "switching protection on says which password applies, and whether it is set: %s",
  async (hasPortfolioPassword, words) => {
    open({ isPasswordProtected: false }, { hasPortfolioPassword });
    expect(screen.queryByRole("link", { name: "portfolio password" })).toBeNull();
    await userEvent.click(screen.getByRole("switch", { name: "Password protection" }));
    expect(
      screen.getByRole("link", { name: "portfolio password" }).parentElement,
    ).toHaveTextContent(words);
    expect(screen.getByRole("link", { name: "portfolio password" })).toHaveAttribute(
      "href",
      "/admin/settings/access#portfolio-password.password",
    );
  },
);
