import { act, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { loadQuery } from "react-relay";
import { createMockEnvironment, MockPayloadGenerator } from "relay-test-utils";
import { beforeEach, expect, test, vi } from "vitest";
import type { siteLayoutQuery as SiteLayoutQuery } from "../../__generated__/siteLayoutQuery.graphql";
import { RequestError } from "../../relay/request-error";
import { renderWithRelay } from "../../testing/renderWithRelay";
import { trackedCommands } from "../../testing/trackedCommands";
import { currentToast } from "../../ui/toast/showToast";
import { SiteLayoutProvider } from "../SiteLayoutContext";
import { siteLayoutQuery } from "../siteLayoutQuery";
import { PortfolioGate } from "./PortfolioGate";

const onUnlocked = vi.fn();
let environment: ReturnType<typeof createMockEnvironment>;

beforeEach(() => {
  onUnlocked.mockClear();
  sessionStorage.clear();
  delete window.dataLayer;
  environment = createMockEnvironment();
});

const open = (address = "/project/passage") =>
  renderWithRelay(<PortfolioGate onUnlocked={onUnlocked} />, environment, [address]);

const field = () => screen.getByLabelText("Portfolio password");
const submit = (password: string) => userEvent.type(field(), `${password}{Enter}`);

function respond(unlockPortfolio: object): void {
  act(() => environment.mock.resolveMostRecentOperation({ data: { unlockPortfolio } }));
}

test("the right password is said to be right and opens the page", async () => {
  open();
  await submit("open sesame");
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
    input: { password: "open sesame" },
  });
  expect(screen.getByRole("button", { name: "Checking..." })).toHaveAttribute("aria-disabled");
  respond({ viewer: { hasPortfolioAccess: true }, userErrors: [] });
  expect(currentToast()).toMatchObject({
    title: "Access granted",
    description: "Welcome to the portfolio.",
  });
  expect(sessionStorage.getItem("portfolioAuthenticated")).toBe("true");
  expect(trackedCommands()).toEqual([
    ["event", "portfolio_access_success", { event_category: "security" }],
  ]);
  expect(onUnlocked).toHaveBeenCalledOnce();
});

test("a wrong one is said to be wrong, and the field is empty again", async () => {
  open();
  await submit("guess");
  respond({ viewer: null, userErrors: [{ code: "INCORRECT_PASSWORD" }] });
  expect(currentToast()).toMatchObject({
    title: "Incorrect password",
    description: "Please try again.",
  });
  expect(field()).toHaveValue("");
  expect(field()).toHaveFocus();
  expect(sessionStorage.getItem("portfolioAuthenticated")).toBeNull();
  expect(trackedCommands()).toEqual([
    ["event", "portfolio_access_failure", { event_category: "security" }],
  ]);
  expect(onUnlocked).not.toHaveBeenCalled();
});

test("a password manager may fill it in, and a password may be pasted", async () => {
  open();
  expect(field()).toHaveAttribute("autocomplete", "current-password");
  await userEvent.click(field());
  await userEvent.paste("open sesame");
  expect(field()).toHaveValue("open sesame");
});

test("what is in the field before React knows of it is sent", async () => {
  open();
  // Sets the value without React, as when somebody types before the page's code has loaded.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(
    field(),
    "sesame",
  );
  await userEvent.click(screen.getByRole("button", { name: "View project" }));
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({
    input: { password: "sesame" },
  });
});

test("blanks are not sent", async () => {
  open();
  await submit("   ");
  expect(environment.mock.getAllOperations()).toEqual([]);
  expect(currentToast()).toMatchObject({
    title: "Password required",
    description: "Please enter the portfolio password.",
  });
  expect(field()).toHaveFocus();
});

test.each([
  [new RequestError("no connection"), "Error", "Failed to validate password. Please try again."],
  [
    new RequestError("too many", "TOO_MANY_REQUESTS", { retryAfter: 50 }),
    "Error",
    "Too many attempts. Please try again in 50\u00a0seconds.",
  ],
  [
    new RequestError("by http", "HTTPS_REQUIRED"),
    "Error",
    "This page was opened by http, where the browser would not keep the sign-in. Open its address with https and try again.",
  ],
])("a call that fails keeps what was typed: %s", async (error, title, description) => {
  open();
  await submit("open sesame");
  act(() => environment.mock.rejectMostRecentOperation(error));
  expect(currentToast()).toMatchObject({ title, description, variant: "destructive" });
  expect(field()).toHaveValue("open sesame");
});

test("the password can be shown and hidden", async () => {
  open();
  expect(field()).toHaveAttribute("type", "password");
  await userEvent.click(screen.getByRole("button", { name: "Show password" }));
  expect(field()).toHaveAttribute("type", "text");
  await userEvent.click(screen.getByRole("button", { name: "Hide password" }));
  expect(field()).toHaveAttribute("type", "password");
});

test("until the page is there the gate says that it is on its way", async () => {
  let show = () => {};
  onUnlocked.mockReturnValueOnce(
    new Promise<void>((resolve) => {
      show = resolve;
    }),
  );
  open();
  await submit("open sesame");
  respond({ viewer: { hasPortfolioAccess: true }, userErrors: [] });
  expect(screen.getByRole("button", { name: "Checking..." })).toHaveAttribute("aria-disabled");
  await act(async () => show());
  expect(screen.getByRole("button", { name: "View project" })).toBeVisible();
});

test("without scripts the password is posted, never part of an address", () => {
  open("/project/passage?access=refused");
  const form = field().closest("form");
  expect(form?.method).toBe("post");
  expect(form).toHaveAttribute("action", "/project/passage");
});

test.each([
  ["refused", "Incorrect password. Please try again."],
  ["missing", "Please enter the portfolio password."],
  ["throttled", "Too many attempts. Please wait a few minutes and try again."],
  ["failed", "Failed to validate password. Please try again."],
])(
  "a posted password that was %s is said to be so, until another is typed",
  async (reason, words) => {
    open(`/project/passage?access=${reason}`);
    expect(field()).toHaveAccessibleDescription(words);
    await userEvent.type(field(), "o");
    expect(field()).not.toHaveAccessibleDescription();
  },
);

test.each([true, false])("it says that the reader's link has ended: %s", (hasEndedLink) => {
  environment.mock.queueOperationResolver((operation) =>
    MockPayloadGenerator.generate(operation, { Viewer: () => ({ hasEndedLink, link: null }) }),
  );
  environment.mock.queuePendingOperation(siteLayoutQuery, {});
  renderWithRelay(
    <SiteLayoutProvider reference={loadQuery<SiteLayoutQuery>(environment, siteLayoutQuery, {})}>
      <PortfolioGate onUnlocked={onUnlocked} />
    </SiteLayoutProvider>,
    environment,
  );
  expect(screen.queryAllByText(/^The link that you came by does not work/)).toHaveLength(
    hasEndedLink ? 1 : 0,
  );
});
