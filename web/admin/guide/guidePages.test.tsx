import { render, screen } from "@testing-library/react";
import { RelayEnvironmentProvider } from "react-relay";
import { createMemoryRouter, RouterProvider } from "react-router";
import { createMockEnvironment } from "relay-test-utils";
import { expect, test } from "vitest";
import { paths } from "../../paths";
import { destinations, help, settings } from "../palette/places";
import { searchPlaces } from "../palette/searchPlaces";
import { GuidePage } from "./GuidePage";
import { guidePages } from "./guidePages";

const addresses = new Set([
  ...[...destinations, ...settings].flatMap(({ goal }) => ("to" in goal ? [goal.to] : [])),
  ...guidePages.map(({ name }) => paths.adminGuide(name)),
]);

function open(address: string): void {
  const router = createMemoryRouter([{ path: "/admin/help/:name?", element: <GuidePage /> }], {
    initialEntries: [address],
  });
  render(
    <RelayEnvironmentProvider environment={createMockEnvironment()}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
}

test("the guide has its pages in order, each with a title of its own", () => {
  expect(guidePages.map(({ name }) => name)).toEqual([
    "first-steps",
    "projects",
    "writing",
    "showing",
    "library",
    "visibility",
    "words",
    "settings",
    "backups",
    "visitors",
    "links",
    "reviews",
    "numbers",
    "import",
  ]);
  expect(new Set(guidePages.map(({ title }) => title)).size).toBe(guidePages.length);
});

test.each(guidePages)(
  "every link of “$title” leads to a place of the admin area, and its pictures are there",
  ({ name, title }) => {
    open(paths.adminGuide(name));
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(title);
    const article = document.querySelector("article");
    const links = [...(article?.querySelectorAll("a") ?? [])].map((link) =>
      link.getAttribute("href"),
    );
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((href) => !addresses.has(href ?? ""))).toEqual([]);
    for (const picture of article?.querySelectorAll("img") ?? []) {
      expect(picture).toHaveAttribute("src", expect.stringMatching(/pictures\/[\w-]+\.webp/));
      expect(picture).toHaveAccessibleName();
    }
  },
);

test("a page of the guide is found by its words", () => {
  expect(searchPlaces(help, "brackets braces", 40).map(({ label }) => label)).toEqual([]);
  expect(searchPlaces(help, "provider outgoing mail", 40).map(({ label }) => label)).toEqual([
    "Settings",
  ]);
});

test("the first page is shown where the address names none", () => {
  open(paths.adminHelp);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("First steps");
});
