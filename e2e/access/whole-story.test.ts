/** @module-tag matrix */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type MailServer, startMailServer } from "../../api/testing/mail-server.ts";
import { openAsOwner } from "../harness/admin.ts";
import { visit } from "../harness/doors.ts";
import { eventually } from "../harness/eventually.ts";
import { hydrated, startJourney } from "../harness/journey.ts";
import { makeLink } from "../harness/make-link.ts";
import { person } from "../harness/person.ts";
import { ownerPassword } from "../harness/server.ts";
import {
  askAtGate,
  begin,
  fillIn,
  letTimePass,
  openRequest,
  send,
  setUpMail,
} from "./asking-steps.ts";
import { markedSections, uploadPicture } from "./marked-project.ts";
import { siteCalls } from "./site-calls.ts";

const secret = "Hush";
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

// A picture of the demo is shown among the works, too, and so to everyone.
const journey = startJourney({
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
          ...{ name: secret, slug: "hush", isPasswordProtected: true, visibility: "PUBLIC" },
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
  const card = page.getByRole("link", { name: secret });
  expect(await card.getByText("password protected").count()).toBe(0);
  await card.click();
  await page.getByRole("heading", { level: 1, name: secret }).waitFor();
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

test("a link is read on two devices, somebody else asks and is let in, and each is told and ended by itself", async () => {
  const owner = await openAsOwner(journey, "/admin/links");
  await setUpMail(owner, mailServer);
  await owner.reload();
  await hydrated(owner);
  const projects = [secret, "Hearten"];
  const path = await makeLink(owner, { recipient: "Ana Ruiz", projects, mailsFirstRead: true });
  expect(await badge(owner).count()).toBe(0);

  const onPhone = await readByLink(path, phone);
  const onDesk = await readByLink(path);
  expect([await statusOfPicture(onPhone), await statusOfPicture(onDesk)]).toEqual([200, 200]);

  const visitor = await journey.open("/project/hush", { ...person(), ...phone });
  await hydrated(visitor);
  expect(await gates(visitor)).toBe(1);
  await askAtGate(visitor);
  await fillIn(visitor, "Bo");
  await letTimePass(visitor);
  await send(visitor);
  await visitor.getByText("Message sent successfully!").waitFor();

  await visit(owner, "/admin/messages");
  await openRequest(owner, "Bo");
  await begin(owner, "Approve");
  await owner.getByRole("button", { name: "Approve and Mail" }).click();
  await owner.getByText("The link is on its way to bo@example.com.").waitFor();
  const mailsTo = (address: string) =>
    mailServer.mails.filter(({ recipients }) => recipients.includes(address));
  await eventually(() => mailsTo("bo@example.com").length).toBe(1);
  const letter = mailsTo("bo@example.com")[0]?.source.replace(/=\r\n/g, "") ?? "";
  const onOther = await readByLink(/\/for\/\w{26}/.exec(letter)?.[0] ?? "", phone);

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
}, 240_000);
