import { act, fireEvent, render, screen } from "@testing-library/react";
import { RelayEnvironmentProvider } from "react-relay";
import { createMemoryRouter, RouterProvider } from "react-router";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRouteContext } from "../../relay/route-context";
import { whenPathChanges } from "../../relay/when-path-changes";
import { aboutRoute } from "./aboutRoute";

let environment: ReturnType<typeof createMockEnvironment>;

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  environment = createMockEnvironment();
});
afterEach(() => {
  delete document.documentElement.dataset.hydrated;
});

/**
 * Opens the page by a navigation within the site, or as the first page, which the server has
 * rendered.
 */
async function open(from: "site" | "server"): Promise<void> {
  if (from === "site") document.documentElement.dataset.hydrated = "";
  const route = { path: "/about", shouldRevalidate: whenPathChanges, ...aboutRoute };
  const router = createMemoryRouter([route], {
    initialEntries: ["/about"],
    getContext: () => createRouteContext(environment),
  });
  await act(async () =>
    render(
      <RelayEnvironmentProvider environment={environment}>
        <RouterProvider router={router} />
      </RelayEnvironmentProvider>,
    ),
  );
  document.documentElement.dataset.hydrated = "";
}

const operation = (name: string) =>
  environment.mock.findOperation(({ request }) => request.node.params.name === name);
const asked = () =>
  environment.mock.getAllOperations().map(({ request }) => request.node.params.name);

const values = {
  AboutContent: () => ({
    mainHeading: "I draw maps.",
    hyphenatedHeading: "I draw maps.",
    mainParagraphHtml: '<p dir="auto">I draw <a href="/work">maps</a>. Others, too.</p>',
    mainParagraphWords: "I draw maps. Others, too.",
    personalLifeHtml: "<p>I sail.</p>",
  }),
  SiteIdentity: () => ({ ownerName: "Ilse Maravel", portrait: null }),
  SiteSetup: () => ({ viewerCanEdit: false }),
  AboutTab: () => ({ name: "Clients", slug: "clients", contentHeading: "They came back" }),
};

const respond = (name: string) =>
  act(async () => {
    const asked = operation(name);
    environment.mock.resolve(asked, MockPayloadGenerator.generate(asked, values));
  });

test("the collaborators are asked for together with the page, which does not wait for them", async () => {
  await open("site");
  expect(asked().sort()).toEqual(["AboutPageQuery", "CollaboratorsQuery"]);
  await respond("AboutPageQuery");
  expect(screen.getByRole("heading", { name: "I draw maps." })).toBeVisible();
  expect(screen.getByText("Loading collaborators")).toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "Outside work" })).toBeVisible();
  expect(screen.getByRole("link", { name: "maps" })).toHaveAttribute("href", "/work");
  expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
    "content",
    "I draw maps.",
  );
  expect(asked()).toEqual(["CollaboratorsQuery"]);
  await respond("CollaboratorsQuery");
  expect(screen.getByRole("tabpanel", { name: "Clients" })).toHaveAttribute("tabindex", "0");
});

test("while every call fails a click on it shows the default texts, and it can be asked for again", async () => {
  await open("site");
  await act(async () => {
    for (const name of ["AboutPageQuery", "CollaboratorsQuery"]) {
      environment.mock.reject(operation(name), new Error("no connection"));
    }
  });
  const heading = "Leading the design of human-to-AI product experiences.";
  expect(screen.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  expect(screen.getByText(/from startups to large companies/)).toBeVisible();
  expect(screen.getByText("Currently leading product design.")).toBeVisible();
  await act(async () => fireEvent.click(screen.getByRole("link", { name: "Try again" })));
  await respond("AboutPageQuery");
  expect(screen.getByRole("heading", { level: 1, name: "I draw maps." })).toBeVisible();
});

test("where the collaborators fail the page stays, and they can be asked for again", async () => {
  await open("site");
  await respond("AboutPageQuery");
  await act(async () =>
    environment.mock.reject(operation("CollaboratorsQuery"), new Error("no connection")),
  );
  expect(screen.getByRole("heading", { name: "I draw maps." })).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent("The collaborators could not be loaded.");
  await act(async () => fireEvent.click(screen.getByRole("link", { name: "Try again" })));
  await respond("CollaboratorsQuery");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByRole("tab", { name: "Clients" })).toHaveAttribute("aria-selected", "true");
});

test("collaborators that the server could not read are asked for again on demand alone", async () => {
  await open("server");
  await respond("AboutPageQuery");
  expect(screen.getByRole("alert")).toHaveTextContent("The collaborators could not be loaded.");
  expect(asked()).toEqual([]);
  await act(async () => fireEvent.click(screen.getByRole("link", { name: "Try again" })));
  await respond("CollaboratorsQuery");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByRole("tab", { name: "Clients" })).toHaveAttribute("aria-selected", "true");
});
