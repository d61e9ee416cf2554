import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type MailServer, startMailServer } from "../../api/testing/mail-server.ts";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { focusedName, openAsOwner } from "../harness/admin.ts";
import { visit } from "../harness/doors.ts";
import { hydrated, startJourney } from "../harness/journey.ts";
import {
  askAtGate,
  begin,
  fillIn,
  letTimePass,
  openRequest,
  requestBox,
  send,
  setUpMail,
} from "./asking-steps.ts";

const slug = "quillon-show-your-working";
const secret = "Quillon: Show Your Working";
const phone = { width: 390, height: 844 };

/** Without scripts none is loaded. */
const withoutScripts = { javaScriptEnabled: false, expectedProblems: /start-.*csp/ };

const journey = startJourney({ ownServer: true });
let mailServer: MailServer;
beforeAll(async () => {
  mailServer = await startMailServer();
});
afterAll(() => mailServer.close());

const gates = (page: Page) => page.locator(".portfolio-gate").count();

test("asked at the gate without scripts, approved, copied, read in another browser, and revoked", async () => {
  const visitor = await journey.open(`/project/${slug}`, {
    viewport: phone,
    ...withoutScripts,
    expectedProblems: /start-.*csp|status of 422/,
  });
  await askAtGate(visitor);
  await visitor.getByLabel("Name").fill("Ana");
  await send(visitor);
  await visitor.getByText("Please check the fields and send it again.").waitFor();
  expect(await visitor.getByLabel("Name").inputValue()).toBe("Ana");
  await visitor.getByText("Please say why in at least 10 characters").waitFor();
  await fillIn(visitor, "Ana");
  await send(visitor);
  await visitor.getByText("Message sent successfully!").waitFor();
  expect(await visitor.getByLabel("Name").count()).toBe(0);
  await visitor.getByRole("link", { name: "View project" }).click();
  await visitor.getByRole("heading", { level: 1, name: secret }).waitFor();
  expect(await gates(visitor)).toBe(1);

  const owner = await openAsOwner(journey, "/admin/messages");
  await owner.getByText(`Asks for access · ${secret}`).waitFor();
  await openRequest(owner, "Ana");
  await begin(owner, "Approve");
  expect(await owner.getByLabel("Greeting").inputValue()).toBe("Welcome, Ana.");
  await owner.getByText(`Opens ${secret}.`).waitFor();
  await owner.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
  const address = await owner.getByLabel("Address").inputValue();
  await owner.getByRole("button", { name: "Done" }).click();
  await requestBox(owner).getByText("Approved").waitFor();
  await expect.poll(() => focusedName(owner)).toBe("Request for access");
  expect(await requestBox(owner).getByRole("button").count()).toBe(0);
  expect(await findAccessibilityProblems(owner)).toEqual([]);

  const { pathname } = new URL(address);
  const reader = await journey.open(pathname, { viewport: phone, ...withoutScripts });
  await reader.getByText("Welcome, Ana.").waitFor();
  await reader.getByRole("link", { name: secret }).click();
  await reader.getByRole("heading", { level: 1, name: secret }).waitFor();
  expect(await gates(reader)).toBe(0);

  await visit(owner, "/admin/links");
  await owner.getByRole("button", { name: "Revoke the link for Ana, Fennimore" }).click();
  await owner.getByText("Revoked", { exact: true }).waitFor();
  await reader.reload();
  expect(await gates(reader)).toBe(1);
  const late = await journey.open(pathname, {
    ...withoutScripts,
    expectedProblems: /start-.*csp|status of 404/,
  });
  await late.getByRole("link", { name: "Ask for access" }).click();
  await late.getByRole("heading", { level: 1, name: "Ask for access" }).waitFor();
}, 120_000);

test("asked with scripts, approved for all that is protected, and mailed", {
  tags: "matrix",
  timeout: 120_000,
}, async () => {
  const visitor = await journey.open(`/project/${slug}`, { viewport: phone });
  await hydrated(visitor);
  expect(await findAccessibilityProblems(visitor)).toEqual([]);
  await askAtGate(visitor);
  await hydrated(visitor);
  expect(await findAccessibilityProblems(visitor)).toEqual([]);
  await send(visitor);
  await visitor.locator(".field-error").first().waitFor();
  await expect.poll(() => focusedName(visitor)).toBe("Name");
  await fillIn(visitor, "Bo");
  await letTimePass(visitor);
  await send(visitor);
  await visitor.getByText("Message sent successfully!").waitFor();
  expect(await findAccessibilityProblems(visitor)).toEqual([]);
  expect(mailServer.mails).toEqual([]);

  const owner = await openAsOwner(journey, "/admin/messages");
  await setUpMail(owner, mailServer);
  await openRequest(owner, "Bo");
  await begin(owner, "Approve");
  await owner.getByText("All protected projects").click();
  await owner.getByText(/^Opens .+ and Fennimore Claims\./).waitFor();
  await owner.getByRole("button", { name: "Approve and Mail" }).click();
  await owner.getByText("The link is on its way to bo@example.com.").waitFor();
  await expect.poll(() => mailServer.mails.length, { timeout: 10_000 }).toBe(1);
  const [mail] = mailServer.mails;
  expect(mail?.recipients).toEqual(["bo@example.com"]);
  const [path = ""] = /\/for\/\w{26}/.exec(mail?.source.replace(/=\r\n/g, "") ?? "") ?? [];
  const reader = await journey.open(path, { viewport: phone });
  await hydrated(reader);
  await reader.getByRole("link", { name: "Fennimore Claims" }).click();
  await reader.getByRole("heading", { level: 1, name: "Fennimore Claims" }).waitFor();
  expect(await gates(reader)).toBe(0);
});

test("declined politely, and once requests are turned off, no gate offers them", {
  tags: "matrix",
  timeout: 120_000,
}, async () => {
  const visitor = await journey.open(`/access?project=${slug}`, withoutScripts);
  await fillIn(visitor, "Cem");
  await send(visitor);
  await visitor.getByText("Message sent successfully!").waitFor();

  const owner = await openAsOwner(journey, "/admin/messages");
  await setUpMail(owner, mailServer);
  await openRequest(owner, "Cem");
  await begin(owner, "Decline");
  const before = mailServer.mails.length;
  await owner.getByRole("dialog").getByRole("button", { name: "Decline" }).click();
  await requestBox(owner).getByText("Declined").waitFor();
  await expect.poll(() => mailServer.mails.length, { timeout: 10_000 }).toBe(before + 1);
  expect(mailServer.mails.at(-1)).toMatchObject({ recipients: ["cem@example.com"] });

  await visit(owner, "/admin/settings/access");
  await owner.getByRole("switch", { name: "Let visitors ask for access" }).click();
  await expect
    .poll(() => owner.getByRole("switch", { name: "Let visitors ask for access" }).isChecked())
    .toBe(false);
  await visitor.getByRole("link", { name: "View project" }).click();
  await visitor.getByRole("heading", { level: 1, name: secret }).waitFor();
  expect(await gates(visitor)).toBe(1);
  expect(await visitor.getByRole("link", { name: /Ask for access/ }).count()).toBe(0);
  const refused = await fetch(`${journey.server.origin}/access`);
  expect(refused.status).toBe(404);
});

test("the page is the same whatever project is named, but for what was sent", {
  tags: "matrix",
}, async () => {
  const pageOf = async (project: string) => {
    const response = await fetch(`${journey.server.origin}/access?project=${project}`);
    return [response.status, (await response.text()).replaceAll(project, "…")];
  };
  const [known, unknown] = [await pageOf(slug), await pageOf("there-is-no-such-project")];
  expect(known).toEqual(unknown);
});
