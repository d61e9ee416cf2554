import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RelayEnvironmentProvider } from "react-relay";
import { createMemoryRouter, RouterProvider } from "react-router";
import { commitLocalUpdate } from "relay-runtime";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { expect, test, vi } from "vitest";
import { queryLoader } from "../../relay/query-route";
import { createRouteContext } from "../../relay/route-context";
import { renderWithRelay } from "../../testing/renderWithRelay";
import { currentToast } from "../../ui/toast/showToast";
import { LinkParts } from "./LinkParts";
import { LinkProjects } from "./LinkProjects";
import { LinksTab, linksTabQuery } from "./LinksTab";

const link = {
  id: "link-1",
  version: 1,
  recipient: "Ana",
  note: "",
  greeting: "",
  state: "ACTIVE",
  hasPassword: false,
  expiresAt: null,
  revokedAt: null,
  firstReadAt: null,
  lastReadAt: null,
  isFirstReadNew: false,
  mailsFirstRead: false,
  opensAtBrief: false,
  kind: "READING",
  commentCount: 0,
  isReadingShared: true,
  receipt: { seconds: 0, namedProjects: 0 },
  projects: [],
};

async function openTab(links: object[] = [link]) {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, {
      QueryShareLinksConnection: () => ({ edges: links.map((node) => ({ node })) }),
    }),
  );
  const route = {
    path: "/",
    loader: queryLoader({ query: linksTabQuery }),
    Component: LinksTab,
    HydrateFallback: () => null,
  };
  const router = createMemoryRouter([route, { path: "/elsewhere", element: "Elsewhere it is" }], {
    getContext: () => createRouteContext(environment),
  });
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
  await screen.findByRole("heading", { level: 1 }, { timeout: 10_000 });
  /** Resolves the newest mutation with the changed link. */
  const respond = (change: object) =>
    act(async () => {
      environment.mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, {
          ShareLink: () => ({ ...link, ...change }),
          PauseShareLinkPayload: () => ({ userErrors: [] }),
          RevokeShareLinkPayload: () => ({ userErrors: [] }),
          ResumeShareLinkPayload: () => ({ userErrors: [] }),
        }),
      );
    });
  return { environment, router, respond };
}

test("a long list is searched by readers, notes and projects", { tags: "long" }, async () => {
  const links = Array.from({ length: 13 }, (_, place) => ({
    ...link,
    id: `link-${place}`,
    recipient: place === 4 ? "Zoë Ångström" : `Reader ${place}`,
    note: place === 7 ? "Met in Angoulême" : "",
    projects: place === 9 ? [{ project: { name: "Orrery", deletedAt: null } }] : [],
  }));
  await openTab(links);
  const search = screen.getByRole("searchbox", { name: "Search links" });
  const names = () =>
    screen.queryAllByRole("listitem").map((row) => row.querySelector("bdi")?.textContent);
  expect(names()).toHaveLength(13);
  for (const [wanted, found] of [
    ["angstrom zoe", ["Zoë Ångström"]],
    ["ang", ["Zoë Ångström", "Reader 7"]],
    ["orr", ["Reader 9"]],
    ["nobody", []],
  ] as const) {
    await userEvent.clear(search);
    await userEvent.type(search, wanted);
    expect(names()).toEqual(found);
  }
  expect(screen.getByRole("status")).toHaveTextContent("No link matches.");
});

test("a short list needs no search", async () => {
  await openTab();
  expect(screen.queryByRole("searchbox")).toBeNull();
});

test("a link that is paused keeps the focus, and one that is revoked gives it to the heading", async () => {
  const { environment, respond } = await openTab();
  await userEvent.click(screen.getByRole("button", { name: "Pause the link for Ana" }));
  const [operation] = environment.mock.getAllOperations();
  expect(operation?.request.node.operation.name).toBe("linkActionsPauseMutation");
  await respond({ state: "PAUSED" });
  expect(screen.getByRole("button", { name: "Resume the link for Ana" })).toHaveFocus();
  expect(screen.getByText("Paused")).toBeInTheDocument();

  await userEvent.click(screen.getByRole("button", { name: "Revoke the link for Ana" }));
  await respond({ state: "REVOKED", revokedAt: "2026-11-23T12:00:00Z" });
  expect(screen.getByRole("heading", { name: "Ended" })).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  expect(screen.queryByRole("button", { name: /^(Pause|Revoke)/ })).toBeNull();
});

test("undoing the revocation of a paused link leaves it paused", async () => {
  const { environment, respond } = await openTab([{ ...link, state: "PAUSED" }]);
  await userEvent.click(screen.getByRole("button", { name: "Revoke the link for Ana" }));
  await respond({ state: "REVOKED", revokedAt: "2026-11-23T12:00:00Z" });
  act(() => currentToast()?.action?.onAction());
  expect(environment.mock.getMostRecentOperation().request.variables.input).toEqual({
    id: "link-1",
    keepsPause: true,
  });
});

test("a link that is brought back gives the focus to the heading", async () => {
  const revokedAt = "2026-11-23T12:00:00Z";
  const { respond } = await openTab([{ ...link, state: "REVOKED", revokedAt }]);
  await userEvent.click(screen.getByRole("button", { name: /^More about the link for Ana/ }));
  await userEvent.click(screen.getByRole("menuitem", { name: "Bring back" }));
  await respond({ state: "ACTIVE", revokedAt: null });
  await vi.waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
});

test("what was read for the first time comes first, and stays new while the list is open", async () => {
  const other = { ...link, id: "link-2", recipient: "Bo", isFirstReadNew: true };
  const { environment } = await openTab([link, other]);
  const names = () =>
    screen.getAllByRole("listitem").map((row) => row.querySelector("bdi")?.textContent);
  expect(names()).toEqual(["Bo", "Ana"]);
  // An effect sends it, which may run only after the list is on the page.
  const marking = () => environment.mock.getAllOperations()[0]?.request.variables;
  await expect.poll(marking).toEqual({ input: { ids: ["link-2"] } });
  // The list is fetched again, for example when the address changes to open a dialog.
  await act(async () =>
    commitLocalUpdate(environment, (store) => {
      store.get("link-2")?.setValue(false, "isFirstReadNew");
    }),
  );
  expect(names()).toEqual(["Bo", "Ana"]);
  expect(screen.getByText("New")).toBeInTheDocument();
});

test("what she has seen is not new at her next visit", async () => {
  const { environment } = await openTab([{ ...link, isFirstReadNew: true }]);
  const stored = () => environment.getStore().getSource().get("link-1")?.isFirstReadNew;
  await expect.poll(() => environment.mock.getAllOperations()).toHaveLength(1);
  expect(stored()).toBe(true);
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        MarkShareLinksSeenPayload: () => ({
          shareLinks: [{ id: "link-1", isFirstReadNew: false }],
          userErrors: [],
        }),
      }),
    ),
  );
  expect(stored()).toBe(false);
  expect(screen.getByText("New")).toBeInTheDocument();
});

test("a new link ends thirty days after its form was opened", { tags: "long" }, async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-01T12:00:00Z") });
  try {
    const { environment } = await openTab([]);
    await userEvent.click(screen.getByRole("button", { name: "New Link" }));
    const recipient = await screen.findByRole("textbox", { name: "For whom" });
    vi.setSystemTime(new Date("2026-11-01T12:02:00Z"));
    await userEvent.type(recipient, "Bo");
    await userEvent.click(screen.getByRole("button", { name: "Make Link" }));
    const { input } = environment.mock.getMostRecentOperation().request.variables;
    expect(input).toMatchObject({ recipient: "Bo", expiresAt: "2026-12-01T12:00:00.000Z" });
  } finally {
    vi.useRealTimers();
  }
});

test("a new link from the search is empty, whatever was duplicated before", async () => {
  const { router } = await openTab();
  await userEvent.click(screen.getByRole("button", { name: /^More about/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: /^Duplicate/ }));
  await screen.findByRole("dialog", {}, { timeout: 10_000 });
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  await act(() => router.navigate("/?create"));
  expect(await screen.findByRole("textbox", { name: "For whom" })).toHaveValue("");
});

test("parts that cannot be loaded leave the form as it is, and are asked for again", async () => {
  const silent = vi.spyOn(console, "error").mockImplementation(() => {});
  const environment = createMockEnvironment();
  renderWithRelay(
    <LinkParts databaseId={3} name="Orrery" value={[]} onChange={() => {}} />,
    environment,
  );
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("away")));
  silent.mockRestore();
  expect(screen.getByRole("alert")).toHaveTextContent("The parts could not be loaded.");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await act(async () =>
    environment.mock.resolveMostRecentOperation({ data: { projectByDatabaseId: null } }),
  );
  expect(screen.getByText("It has no parts yet.")).toBeVisible();
});

test("a link without projects says that it opens nothing", () => {
  const nothing = { all: [], value: [], errorMessage: undefined, onChange: () => {} };
  renderWithRelay(<LinkProjects {...nothing} />, createMockEnvironment());
  expect(screen.getByText(/^None is chosen: the link opens nothing/)).toBeVisible();
});

/** Opens the dialog with a new address of the link, which is shown once. */
async function renewAddress() {
  const { environment, router } = await openTab();
  await userEvent.click(screen.getByRole("button", { name: /^More about the link for Ana/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "New address…" }));
  await userEvent.click(await screen.findByRole("button", { name: "Make New Address" }));
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        RenewShareLinkAddressPayload: () => ({
          address: "https://a.example/for/x",
          userErrors: [],
        }),
      }),
    ),
  );
  return { field: await screen.findByLabelText("Address"), router };
}
const close = () => userEvent.click(screen.getByRole("button", { name: "Done" }));
const isOpen = () => screen.queryByLabelText("Address") !== null;

test("an address that is shown once and not copied is closed after one question", {
  tags: "long",
}, async () => {
  await renewAddress();
  await close();
  await userEvent.click(await screen.findByRole("button", { name: "Back to the address" }));
  expect(isOpen()).toBe(true);
  await close();
  await expect.poll(isOpen).toBe(false);
});

test.each(["the button", "the keyboard"])(
  "an address that was copied with %s is closed without a question",
  async (way) => {
    const { field } = await renewAddress();
    if (way === "the button") await userEvent.click(screen.getByRole("button", { name: "Copy" }));
    else fireEvent.copy(field);
    await close();
    await expect.poll(isOpen).toBe(false);
    expect(screen.queryByRole("alertdialog")).toBeNull();
  },
);

test("leaving the page with an address that was not copied waits for an answer", async () => {
  const { field, router } = await renewAddress();
  await act(async () => router.navigate("/elsewhere"));
  await screen.findByRole("alertdialog", { name: "Leave without copying the address?" });
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(isOpen()).toBe(true);
  fireEvent.copy(field);
  await act(async () => router.navigate("/elsewhere"));
  await screen.findByText("Elsewhere it is");
});
