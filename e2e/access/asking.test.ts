import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type MailServer, startMailServer } from "../../api/testing/mail-server.ts";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { focusedName, openAsOwner } from "../harness/admin.ts";
import { visit } from "../harness/doors.ts";
import { eventually } from "../harness/eventually.ts";
import { hydrated, startJourney } from "../harness/journey.ts";
import { makeLink } from "../harness/make-link.ts";
import { person } from "../harness/person.ts";
import { ownerPassword } from "../harness/server.ts";
import { markedSections, uploadPicture } from "./marked-project.ts";
import { siteCalls } from "./site-calls.ts";

const slug = "quillon-show-your-working";
const secret = "Quillon: Show Your Working";
const hush = "Hush";
const phone = { width: 390, height: 844 };
const touchPhone = { viewport: phone, hasTouch: true, isMobile: true };

/** Without scripts none is loaded. */
const withoutScripts = { javaScriptEnabled: false, expectedProblems: /start-.*csp/ };

// A picture of the demo is shown among the works, too, and so to everyone.
const journey = startJourney({
  ownServer: true,
  prepare: async () => {
    const owner = await calls.enter("/api/session", ownerPassword);
    const file = await uploadPicture(calls, owner, "Hush");
    const { data } = await calls.query(
      `mutation ($input: CreateProjectInput!) {
      createProject(input: $input) { userErrors { message } }
    }`,
      owner,
      {
        input: {
          ...{ name: hush, slug: "hush", isPasswordProtected: true, visibility: "PUBLIC" },
          sections: markedSections("hush", file),
        },
      },
    );
    expect(data.createProject.userErrors).toEqual([]);
  },
});
const calls = siteCalls(journey);
let mailServer: MailServer;
beforeAll(async () => {
  mailServer = await startMailServer();
});
afterAll(() => mailServer.close());

const gates = (page: Page) => page.locator(".portfolio-gate").count();

/** Fills in the form that asks for access. */
async function fillIn(page: Page, name: string): Promise<void> {
  const values = {
    Name: name,
    Company: "Fennimore",
    Email: `${name.toLowerCase()}@example.com`,
    "Why you ask": "We are looking for a lead designer.",
  };
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value);
}

const send = (page: Page) => page.getByRole("button", { name: "Send", exact: true }).click();

/** From the gate of a project, as somebody without a password. */
async function askAtGate(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Ask for access" }).click();
  await page.getByRole("heading", { level: 1, name: "Ask for access" }).waitFor();
}

/** Sets the page's clock ahead: a form that was filled in within two seconds is taken for a robot's. */
const letTimePass = (page: Page) =>
  page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 2_100;
  });

/** In the inbox, as the owner. */
async function openRequest(page: Page, name: string): Promise<void> {
  await page.getByRole("option", { name }).click();
  await page.getByRole("heading", { level: 2, name }).waitFor();
}

const requestBox = (page: Page) => page.getByRole("region", { name: "Request for access" });

/** Opens the dialog that decides about the request. */
async function begin(page: Page, decision: "Approve" | "Decline"): Promise<void> {
  await requestBox(page)
    .getByRole("button", { name: `${decision}…` })
    .click();
  await page.getByRole("dialog").waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
}

/** Mails of the site that this owner has open go to the server from now on. */
async function setUpMail(owner: Page, server: MailServer): Promise<void> {
  const { origin } = new URL(owner.url());
  const input = {
    host: "127.0.0.1",
    port: Number(new URL(server.url).port),
    security: "IF_OFFERED",
    recipient: "ilse@example.org",
  };
  const response = await owner.request.post(`${origin}/graphql`, {
    headers: { origin },
    data: {
      query: `mutation ($input: UpdateMailSettingsInput!) {
        updateMailSettings(input: $input) { userErrors { message } }
      }`,
      variables: { input },
    },
  });
  expect(await response.json()).toEqual({ data: { updateMailSettings: { userErrors: [] } } });
}

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
});

/** Somebody who opens a link, goes to its protected project and stays there until that was told. */
async function readByLink(path: string, options: object = {}): Promise<Page> {
  const told: string[] = [];
  const page = await journey.open(path, {
    ...person(told),
    ...options,
    // The picture, once the link is revoked.
    expectedProblems: /status of 404 .*\/uploads\//,
  });
  await hydrated(page);
  const card = page.getByRole("link", { name: hush });
  expect(await card.getByText("password protected").count()).toBe(0);
  await card.click();
  await page.getByRole("heading", { level: 1, name: hush }).waitFor();
  expect(await gates(page)).toBe(0);
  await page
    .locator(".project-section")
    .first()
    .evaluate((section) => section.scrollIntoView());
  const sectionsTold = () =>
    told
      .map((text) => JSON.parse(text))
      .filter(({ path, sections }) => /hush/.test(path) && sections[1] > 0);
  await eventually(() => sectionsTold().length).toBeGreaterThan(0);
  return page;
}

/** What the server says to this browser of a picture that its page shows already. */
const statusOfPicture = (page: Page) =>
  page.evaluate(async () => {
    const picture = document.querySelector<HTMLImageElement>(".project-section img");
    picture?.scrollIntoView();
    await picture?.decode();
    return picture && (await fetch(picture.currentSrc)).status;
  });

const rowOf = (page: Page, recipient: string) =>
  page.getByRole("listitem").filter({ hasText: recipient });
const badge = (page: Page) =>
  page.locator(".count-badge").filter({ hasText: "read for the first time" });

test("a link is read on two devices, somebody else asks and is let in, and each is told and ended by itself", {
  tags: "matrix",
  timeout: 240_000,
}, async () => {
  const owner = await openAsOwner(journey, "/admin/links");
  await setUpMail(owner, mailServer);
  await owner.reload();
  await hydrated(owner);
  const projects = [hush, "Hearten"];
  const path = await makeLink(owner, { recipient: "Ana Ruiz", projects, mailsFirstRead: true });
  expect(await badge(owner).count()).toBe(0);

  const onPhone = await readByLink(path, touchPhone);
  const onDesk = await readByLink(path);
  expect([await statusOfPicture(onPhone), await statusOfPicture(onDesk)]).toEqual([200, 200]);

  const visitor = await journey.open("/project/hush", { ...person(), ...touchPhone });
  await hydrated(visitor);
  expect(await gates(visitor)).toBe(1);
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

  await visit(owner, "/admin/messages");
  await openRequest(owner, "Bo");
  await begin(owner, "Approve");
  await owner.getByText("All protected projects").click();
  await owner.getByText(/^Opens .+ and .+\./).waitFor();
  await owner.getByRole("button", { name: "Approve and Mail" }).click();
  await owner.getByText("The link is on its way to bo@example.com.").waitFor();
  const mailsTo = (address: string) =>
    mailServer.mails.filter(({ recipients }) => recipients.includes(address));
  await eventually(() => mailsTo("bo@example.com").length).toBe(1);
  const letter = mailsTo("bo@example.com")[0]?.source.replace(/=\r\n/g, "") ?? "";
  const onOther = await readByLink(/\/for\/\w{26}/.exec(letter)?.[0] ?? "", touchPhone);

  // One mail for the link that asked for one, however many read by it.
  const notices = () =>
    mailsTo("ilse@example.org").filter(({ source }) => source.includes("was read"));
  await eventually(() => notices().length).toBe(1);
  expect(notices()[0]?.source).toMatch(/^subject: Your link for Ana Ruiz was read\r$/im);
  await eventually(async () => {
    await owner.reload();
    await hydrated(owner);
    return badge(owner).innerText();
  }).toMatch(/^2/);
  await visit(owner, "/admin/links");
  for (const recipient of ["Ana Ruiz", "Bo, Fennimore"]) {
    await rowOf(owner, recipient).getByText("New: read for the first time").waitFor();
  }
  await badge(owner).waitFor({ state: "detached" });
  await owner.getByRole("button", { name: "What was read by the link for Ana Ruiz" }).click();
  const dialog = owner.getByRole("dialog");
  // Two views of it, one on each device. Whether the home page was in sight for long enough is left open.
  await dialog.getByRole("row", { name: /^Hush [1-6] of 6 sections: .* 2 \d/ }).waitFor();
  await dialog.getByText(/^Desktop: [12] · Phone: [12]$|^Phone: 2 · Desktop: 1$/).waitFor();
  await owner.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });

  await owner.getByRole("button", { name: "Revoke the link for Ana Ruiz" }).click();
  await rowOf(owner, "Ana Ruiz").getByText("Revoked", { exact: true }).waitFor();
  for (const page of [onPhone, onDesk]) {
    expect(await statusOfPicture(page)).toBe(404);
    await page.reload();
    expect(await gates(page)).toBe(1);
  }
  expect(await statusOfPicture(onOther)).toBe(200);
  await visit(owner, "/admin/library");
  await visit(owner, "/admin/links");
  await rowOf(owner, "Bo, Fennimore").getByText("Open", { exact: true }).waitFor();
  expect(await owner.getByText("New: read for the first time").count()).toBe(0);
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
