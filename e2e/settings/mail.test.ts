import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type MailServer, startMailServer } from "../../api/testing/mail-server.ts";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { expectNotice, focusedName, openAsOwner } from "../harness/admin.ts";
import { startJourney } from "../harness/journey.ts";

const journey = startJourney({ ownServer: true });
const login = { user: "ilse", password: "marmalade on thursdays" };

let mailServer: MailServer;
beforeAll(async () => {
  mailServer = await startMailServer(undefined, login);
});
afterAll(() => mailServer.close());

const panel = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const field = (page: Page, label: string) => panel(page, "Mail").getByLabel(label, { exact: true });

async function saveMail(page: Page): Promise<void> {
  await panel(page, "Mail").getByRole("button", { name: "Save Mail" }).click();
  await expectNotice(page, "Mail updated", "It holds from now on.");
  await panel(page, "Mail").getByRole("button", { name: "Send Me a Test" }).waitFor();
}

const tryMail = (page: Page) =>
  panel(page, "Mail").getByRole("button", { name: "Send Me a Test" }).click();

test("from the inbox, which says that mail is off, to a test that arrives", async () => {
  const page = await openAsOwner(journey, "/admin/messages");
  await page.getByText("Mail is off: messages arrive here alone.").waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.getByRole("link", { name: "Set up mail" }).click();
  await expect.poll(() => focusedName(page)).toBe("Mail server");
  expect(
    await panel(page, "Mail").getByRole("button", { name: "Send Me a Test" }).isDisabled(),
  ).toBe(true);
  const { port } = new URL(mailServer.url);
  await page.keyboard.type("127.0.0.1");
  await field(page, "Encryption").selectOption("TLS");
  expect(await field(page, "Port").inputValue()).toBe("465");
  await field(page, "Encryption").selectOption("IF_OFFERED");
  await field(page, "Port").fill(port);
  await field(page, "User name").fill(login.user);
  await field(page, "Password").fill("something else");
  await field(page, "Recipient").fill("owner@example.org");
  await saveMail(page);
  expect(await field(page, "Password").inputValue()).toBe("");
  await panel(page, "Mail").getByText("One is stored, sealed.").waitFor();

  await tryMail(page);
  await panel(page, "Mail")
    .getByText("The mail server refused the user name or the password.")
    .waitFor();
  expect(mailServer.mails).toEqual([]);
  await field(page, "Password").fill(login.password);
  await saveMail(page);
  await tryMail(page);
  await expectNotice(page, "Test sent", "The mail server took it. Look for it in your mail.");
  expect(mailServer.mails).toMatchObject([
    { sender: "owner@example.org", recipients: ["owner@example.org"] },
  ]);
  expect(await findAccessibilityProblems(page)).toEqual([]);

  await page.getByRole("tab", { name: "Messages" }).click();
  await page.getByRole("heading", { name: "Messages", level: 1 }).waitFor();
  expect(await page.getByText("Mail is off").count()).toBe(0);

  const { origin } = journey.server;
  const sent = await fetch(`${origin}/api/contact`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      name: "Odile",
      email: "odile@example.com",
      company: "Port of Sandhaven",
      message: "May we talk about tides?",
    }),
  });
  expect(sent.ok).toBe(true);
  await expect.poll(() => mailServer.mails.length).toBe(2);
  expect(mailServer.mails[1]?.source).toContain("May we talk about tides?");
  expect(journey.server.output()).not.toContain(login.password);
});
