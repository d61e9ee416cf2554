import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { createMemoryRouter, RouterProvider } from "react-router";
import { createMockEnvironment } from "relay-test-utils";
import { expect, test } from "vitest";
import { paths } from "../../paths";
import { useUnsaved } from "../../ui/unsaved/unsavedForms";
import { SettingsTab } from "./SettingsTab";
import { settingsPages } from "./settingsPages";

function TestPage() {
  const [text, setText] = useState("");
  useUnsaved(text !== "");
  return <input aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />;
}

function open(address: string) {
  const children = settingsPages.map(({ path }) => ({ path, Component: TestPage }));
  const router = createMemoryRouter(
    [{ path: paths.adminSettings, Component: SettingsTab, children }],
    { initialEntries: ["/before", address], initialIndex: 1 },
  );
  render(
    <RelayEnvironmentProvider environment={createMockEnvironment()}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
  return router;
}

const wayTo = (label: string) =>
  within(screen.getByRole("navigation", { name: "Settings" })).getByRole("link", { name: label });

test.each([
  ["/admin/settings#mail.mail-server", "/admin/settings/mail#mail.mail-server"],
  ["/admin/settings#words.connect.heading", "/admin/settings/words#words.connect.heading"],
  ["/admin/settings#resume", "/admin/settings/site#resume"],
  ["/admin/settings#owners-password", "/admin/settings/access#owners-password"],
  ["/admin/settings/mail#look.voice", "/admin/settings#look.voice"],
  ["/admin/settings?remove-demo", "/admin/settings/site?remove-demo"],
  ["/admin/settings#look.voice", "/admin/settings#look.voice"],
  ["/admin/settings#no-panel", "/admin/settings#no-panel"],
  ["/admin/settings/site?remove-demo", "/admin/settings/site?remove-demo"],
])("%s leads to %s", async (address, wanted) => {
  const router = open(address);
  await expect
    .poll(() => {
      const { pathname, search, hash } = router.state.location;
      return pathname + search + hash;
    })
    .toBe(wanted);
  // The redirect replaces the former address, so that Back does not lead to it.
  expect(router.state.historyAction).toBe(address === wanted ? "POP" : "REPLACE");
});

test("the page that is shown is marked, and says in its title which one it is", async () => {
  open("/admin/settings/words");
  expect(wayTo("Words")).toHaveAttribute("aria-current", "page");
  expect(wayTo("Appearance")).not.toHaveAttribute("aria-current");
  expect(document.title).toBe("Settings: Words");
  await userEvent.click(wayTo("Appearance"));
  expect(wayTo("Appearance")).toHaveAttribute("aria-current", "page");
  expect(wayTo("Words")).not.toHaveAttribute("aria-current");
  expect(document.title).toBe("Settings: Appearance");
  expect(wayTo("Appearance")).toHaveFocus();
});

test("what is not saved is asked about before another page of the settings takes its place", async () => {
  const router = open("/admin/settings");
  await userEvent.type(screen.getByLabelText("Text"), "words");
  await userEvent.click(wayTo("Mail"));
  await userEvent.click(await screen.findByRole("button", { name: "Cancel" }));
  expect(router.state.location.pathname).toBe("/admin/settings");
  expect(screen.getByLabelText("Text")).toHaveValue("words");
  await userEvent.click(wayTo("Mail"));
  await userEvent.click(await screen.findByRole("button", { name: "Leave" }));
  await expect.poll(() => router.state.location.pathname).toBe("/admin/settings/mail");
  await userEvent.click(wayTo("Site"));
  await expect.poll(() => router.state.location.pathname).toBe("/admin/settings/site");
});
