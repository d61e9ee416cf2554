import { act, fireEvent, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { RelayEnvironmentProvider, useLazyLoadQuery } from "react-relay";
import { createMemoryRouter, RouterProvider } from "react-router";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { expect, test } from "vitest";
import type { AccessSettingsPageQuery } from "../../../__generated__/AccessSettingsPageQuery.graphql";
import { renderWithRelay } from "../../../testing/renderWithRelay";
import { accessSettingsPageQuery } from "./AccessSettingsPage";
import { ChangesPanel } from "./ChangesPanel";
import { TokensPanel } from "./TokensPanel";

function Shown() {
  const query = useLazyLoadQuery<AccessSettingsPageQuery>(accessSettingsPageQuery, {});
  return (
    <>
      <TokensPanel query={query} />
      <ChangesPanel query={query} />
    </>
  );
}

function mockAccess() {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, {
      ApiToken: () => ({
        name: "CI",
        scopes: ["READ", "DRAFT"],
        expiresAt: "2126-01-31T12:00:00Z",
        lastUsedAt: "2026-01-31T23:30:00Z",
      }),
      AuditEntry: () => ({
        at: "2026-01-31T12:00:00Z",
        actor: "Token “CI”",
        action: "updateProject",
        subject: "Orrery",
        projectId: 7,
        revision: { version: 3 },
      }),
    }),
  );
  return environment;
}

async function open() {
  const environment = mockAccess();
  await act(async () => renderWithRelay(<Shown />, environment));
  return environment;
}

test("the server renders dates without the time zone of a browser", () => {
  const router = createMemoryRouter([{ path: "*", element: <Shown /> }]);
  const html = renderToString(
    <RelayEnvironmentProvider environment={mockAccess()}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
  const dates = [...html.matchAll(/<time[^>]*>([^<]*)</g)].map(([, date]) => date);
  expect(dates).toEqual(["2126-01-31", "2026-01-31", "2026-01-31"]);
});

test("a token is made with the ticked scopes, shown once, and revoked", async () => {
  const { mock } = await open();
  fireEvent.change(screen.getByLabelText("Name of the token"), { target: { value: "Agent" } });
  fireEvent.click(screen.getByRole("checkbox", { name: "Write drafts" }));
  fireEvent.click(screen.getByRole("button", { name: "Make Token" }));
  const making = mock.getMostRecentOperation();
  expect(making.request.variables.input).toEqual({
    name: "Agent",
    scopes: ["READ", "DRAFT"],
    expiresAt: expect.stringMatching(/^\d{4}-/),
  });
  await act(async () =>
    mock.resolve(
      making,
      MockPayloadGenerator.generate(making, {
        CreateApiTokenPayload: () => ({ secret: "vitrine_once", userErrors: [] }),
        ApiToken: () => ({
          name: "Agent",
          scopes: ["READ", "DRAFT"],
          expiresAt: "2126-01-31T12:00:00Z",
          lastUsedAt: null,
        }),
      }),
    ),
  );
  const secret = screen.getByRole("textbox", { name: "Token" });
  expect(secret).toHaveValue("vitrine_once");
  // If the dialog is closed before the token was copied, a question appears.
  fireEvent.click(screen.getByRole("button", { name: "Done" }));
  fireEvent.click(screen.getByRole("button", { name: "Back to the token" }));
  fireEvent.copy(secret);
  fireEvent.click(screen.getByRole("button", { name: "Done" }));
  expect(screen.getByLabelText("Name of the token")).toHaveValue("");
  fireEvent.click(screen.getByRole("button", { name: "Revoke the token CI" }));
  expect(mock.getMostRecentOperation().request.variables.input).toEqual({
    id: expect.any(String),
  });
});

test("changes are told in words, lead to what was saved, and are searched", async () => {
  const { mock } = await open();
  expect(screen.getByText("Update project: Orrery")).toBeVisible();
  expect(screen.getByRole("link", { name: "See what was saved" })).toHaveAttribute(
    "href",
    "/admin/edit/7/revisions/3",
  );
  const field = screen.getByLabelText("Search the changes");
  fireEvent.change(field, { target: { value: "banner" } });
  fireEvent.submit(field);
  const searching = mock.getMostRecentOperation();
  expect(searching.request.variables).toMatchObject({ text: "banner" });
  const nothing = { QueryAuditLogConnection: () => ({ edges: [] }) };
  await act(async () => mock.resolve(searching, MockPayloadGenerator.generate(searching, nothing)));
  expect(mock.getAllOperations()).toEqual([]);
  fireEvent.submit(field);
  expect(mock.getMostRecentOperation().request.variables).toMatchObject({ text: "banner" });
});
