import { render, screen, waitFor, within } from "@testing-library/react";
import type { ComponentType } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { createMemoryRouter, RouterProvider } from "react-router";
import type { GraphQLTaggedNode } from "relay-runtime";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { expect, test } from "vitest";
import { paths } from "../../paths";
import { queryLoader } from "../../relay/query-route";
import { createRouteContext } from "../../relay/route-context";
import { AboutTab, aboutTabQuery } from "../about/AboutTab";
// Imported before the tests, because on a busy machine the lazy import can exceed their timeout.
import "../rich-text/MarkupEditor";
import { AccessSettingsPage, accessSettingsPageQuery } from "../settings/access/AccessSettingsPage";
import { LookSettingsPage, lookSettingsPageQuery } from "../settings/look/LookSettingsPage";
import { MailSettingsPage, mailSettingsPageQuery } from "../settings/mail/MailSettingsPage";
import { SettingsTab } from "../settings/SettingsTab";
import { settingsPages } from "../settings/settingsPages";
import { SiteSettingsPage, siteSettingsPageQuery } from "../settings/site/SiteSettingsPage";
import { WordsSettingsPage, wordsSettingsPageQuery } from "../settings/words/WordsSettingsPage";
import { panels } from "./panels";
import { placeAddress } from "./placeAddress";
import { findPlace } from "./useAddressedField";

type Screen = { page: string; Component: ComponentType; query: GraphQLTaggedNode };

const site: Screen = {
  page: paths.siteSettings,
  Component: SiteSettingsPage,
  query: siteSettingsPageQuery,
};

const settings: readonly Screen[] = [
  { page: paths.adminSettings, Component: LookSettingsPage, query: lookSettingsPageQuery },
  { page: paths.wordSettings, Component: WordsSettingsPage, query: wordsSettingsPageQuery },
  site,
  { page: paths.mailSettings, Component: MailSettingsPage, query: mailSettingsPageQuery },
  { page: paths.accessSettings, Component: AccessSettingsPage, query: accessSettingsPageQuery },
];

const screens: readonly Screen[] = [
  ...settings,
  { page: paths.adminAbout, Component: AboutTab, query: aboutTabQuery },
];

const demoOfNow = { isPresent: true, restorableUntil: "2026-12-22T12:00:00Z" };

async function open({ page, Component, query }: Screen, demo: object = demoOfNow): Promise<void> {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, {
      SiteWords: () => ({ language: "en", wordings: [] }),
      Demo: () => demo,
      SiteColors: () => ({ background: "#000000" }),
      DateTime: () => "2026-01-31T12:00:00Z",
      ApiToken: () => ({ scopes: ["READ"], expiresAt: "2026-01-31T12:00:00Z", lastUsedAt: null }),
      AuditEntry: () => ({ at: "2026-01-31T12:00:00Z", action: "updateBanner", revision: null }),
    }),
  );
  const loader = queryLoader({ query });
  const shown = { loader, Component };
  const routes = settingsPages.some(({ path }) => path === page)
    ? { path: page, Component: SettingsTab, children: [{ index: true, ...shown }] }
    : { path: page, ...shown };
  const router = createMemoryRouter([routes], {
    initialEntries: [page],
    getContext: () => createRouteContext(environment),
  });
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
  // Rendering takes long on a busy machine.
  await screen.findByRole("heading", { level: 1 }, { timeout: 10_000 });
  const isLoaded = () => expect(document.querySelector(".field .skeleton")).toBeNull();
  await waitFor(isLoaded, { timeout: 10_000 });
}

/**
 * The panels that the page shows. A page without panels has tabs: then these are its tab panels.
 */
function panelsShown(): HTMLElement[] {
  const own = screen.queryAllByRole("region").filter((element) => element.matches(".panel"));
  return own.length > 0 ? own : screen.getAllByRole("tabpanel");
}

/** The labels of the controls of a panel, without repetitions. */
function labelsIn(panel: HTMLElement): string[] {
  const controls = panel.querySelectorAll<HTMLInputElement>(
    "input:not([type=hidden]), textarea, select, [contenteditable=true]",
  );
  const labels = [...controls].map(
    (control) =>
      // A group has one label for all its controls, such as radio buttons or the rows of a list.
      control.closest("fieldset")?.querySelector("legend")?.textContent ??
      control.getAttribute("aria-label") ??
      control.labels?.[0]?.textContent ??
      titleOf(control),
  );
  return [...new Set(labels.map((label) => label?.trim() || "a field without a label"))];
}

const titleOf = (panel: HTMLElement) =>
  document.getElementById(panel.getAttribute("aria-labelledby") ?? "")?.textContent ?? "";

test.each(screens)(
  "every panel of $page is found by the search, and every field of it",
  { tags: "long" },
  async (shown) => {
    await open(shown);
    const onPage = panelsShown().map((panel) => [titleOf(panel), labelsIn(panel).sort()]);
    const declared = panels
      .filter(({ page }) => page === shown.page)
      .map(({ panel, fields }) => [panel, Object.keys(fields).sort()]);
    expect(declared).toEqual(onPage);
  },
);

test.each(screens)(
  "every address of a field of $page leads to it",
  { tags: "long" },
  async ({ page, ...shown }) => {
    await open({ page, ...shown });
    for (const { panel, fields } of panels.filter((one) => one.page === page)) {
      const element = panelsShown().find((one) => titleOf(one) === panel);
      for (const field of Object.keys(fields)) {
        const [, place = ""] = placeAddress(page, panel, field).split("#");
        const found = findPlace(place);
        expect(found, `${panel}: ${field}`).not.toBeNull();
        const labelled = element
          ? [
              ...within(element).queryAllByLabelText(field),
              ...within(element).queryAllByRole("group", { name: field }),
            ]
          : [];
        expect(labelled.some((one) => one === found || one.contains(found))).toBe(true);
      }
    }
  },
);

const outline = () =>
  within(screen.getByRole("navigation", { name: "Parts of this page" })).getAllByRole("link");

test("no page of the settings is left out", () => {
  expect(settings.map(({ page }) => page)).toEqual(settingsPages.map(({ path }) => path));
});

test.each(settings.filter(({ page }) => panels.filter((one) => one.page === page).length > 2))(
  "$page lists its panels, in their order",
  async (shown) => {
    await open(shown);
    const isOwn = (link: Element) => link.getAttribute("href")?.startsWith(`${shown.page}#`);
    const own = outline().filter(isOwn);
    expect(own.map(({ textContent }) => textContent)).toEqual(panelsShown().map(titleOf));
    expect(own.map((link) => link.getAttribute("href"))).toEqual(
      panelsShown().map((panel) => placeAddress(shown.page, titleOf(panel))),
    );
    // The product document (record 23) places the portfolio password on the first page, so it has a
    // link to the panel.
    const others = outline().filter((link) => !isOwn(link));
    expect(others.map((link) => link.getAttribute("href"))).toEqual(
      shown.page === paths.adminSettings ? ["/admin/settings/access#portfolio-password"] : [],
    );
  },
);

test("a demo that is gone for good is not listed", async () => {
  await open(site, { isPresent: false, restorableUntil: null });
  expect(outline().map(({ textContent }) => textContent)).toEqual(panelsShown().map(titleOf));
  expect(panelsShown().map(titleOf)).not.toContain("Demo Portfolio");
});
