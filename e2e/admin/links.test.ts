import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { expectNotice, focusedName, openAsOwner } from "../harness/admin.ts";
import { hydrated, startJourney } from "../harness/journey.ts";
import { makeLink } from "../harness/make-link.ts";

const journey = startJourney();

const recipient = "Ana Ruiz, Fennimore";
const greeting = "Good morning, Ana.";
const secret = "Quillon: Show Your Working";

/** Without scripts none is loaded. */
const expectedProblems = /start-.*csp/;

const rowOf = (page: Page) => page.getByRole("listitem").filter({ hasText: recipient });

test("a link is made, read in its order without scripts, revoked with one press, and that undone", async () => {
  const page = await openAsOwner(journey, "/admin/links");
  await page.getByText("No links yet").waitFor();
  const path = await makeLink(page, { recipient, greeting, projects: [secret, "Hearten"] });
  await rowOf(page).getByText(`${secret} and Hearten`).waitFor();
  await rowOf(page).getByText("Not read yet").waitFor();

  const reader = await journey.open(path, { javaScriptEnabled: false, expectedProblems });
  expect(new URL(reader.url()).pathname).toBe("/");
  await reader.getByText(greeting).waitFor();
  const names = reader.locator(".project-card .card-name > bdi:first-of-type");
  expect(await names.allTextContents()).toEqual([secret, "Hearten"]);
  await reader.getByRole("link", { name: secret }).click();
  await reader.getByRole("heading", { level: 1, name: secret }).waitFor();
  expect(await reader.locator(".portfolio-gate").count()).toBe(0);
  expect(await reader.locator(".next-project-name").innerText()).toBe("Hearten");

  await rowOf(page).getByRole("button", { name: "Revoke" }).click();
  await page.getByRole("alert").filter({ hasText: "is revoked" }).waitFor();
  await rowOf(page).getByText("Revoked", { exact: true }).waitFor();
  await reader.reload();
  expect(await reader.locator(".portfolio-gate").count()).toBe(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await rowOf(page).getByText("Open", { exact: true }).waitFor();
  await reader.reload();
  expect(await reader.locator(".portfolio-gate").count()).toBe(0);
  await reader.getByRole("button", { name: "Leave the link" }).click();
  await expect.poll(() => new URL(reader.url()).pathname).toBe("/");
  expect(await reader.getByText(greeting).count()).toBe(0);
});

test("a link with a password asks for it at a clean address, and one that has ended says the same as any", {
  tags: "matrix",
}, async () => {
  const page = await openAsOwner(journey, "/admin/links?create");
  await page.getByLabel("For whom").fill(recipient);
  await page.getByRole("checkbox", { name: "Ask for a password, too" }).check();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.getByRole("button", { name: "Make Link" }).click();
  await page.getByText("Enter the password, or ask for none.").waitFor();
  await page.getByLabel("Password", { exact: true }).fill("tram line 4");
  await page.getByRole("button", { name: "Make Link" }).click();
  const address = new URL(await page.getByLabel("Address").inputValue());
  for (const javaScriptEnabled of [true, false]) {
    const reader = await journey.open(address.pathname, { javaScriptEnabled, expectedProblems });
    if (javaScriptEnabled) {
      await hydrated(reader);
      expect(await findAccessibilityProblems(reader)).toEqual([]);
    }
    expect(new URL(reader.url()).pathname).toBe("/for");
    await reader.getByLabel("Password", { exact: true }).fill("guess");
    await reader.getByRole("button", { name: "Open" }).click();
    await reader.getByText("Incorrect password. Please try again.").waitFor();
    await reader.getByLabel("Password", { exact: true }).and(reader.locator(":focus")).waitFor();
    await reader.keyboard.type("tram line 4");
    await reader.keyboard.press("Enter");
    await expect.poll(() => new URL(reader.url()).pathname).toBe("/");
    await reader.getByRole("button", { name: "Leave the link" }).waitFor();
  }
  const nobody = await journey.open("/for/00000000000000000000000000", {
    expectedProblems: /status of 404/,
  });
  await nobody.getByRole("heading", { name: "This link does not open" }).waitFor();
  expect(new URL(nobody.url()).pathname).toBe("/for");
  expect(await findAccessibilityProblems(nobody)).toEqual([]);
});

test("links are edited, paused, extended and removed by the keyboard", {
  tags: "matrix",
}, async () => {
  const viewport = { width: 390, height: 800 };
  const page = await openAsOwner(journey, "/admin/links", { viewport });
  const name = "Reader of few words";
  await page.getByRole("button", { name: "New Link" }).press("Enter");
  await page.getByLabel("For whom").and(page.locator(":focus")).waitFor();
  await page.keyboard.type(name);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Done" }).press("Enter");
  // The focus is back where it was: the next key is for what has it.
  const dialogLeft = async () => {
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    await expect.poll(() => focusedName(page)).not.toBe("");
  };
  await dialogLeft();
  const button = (label: string) =>
    page.getByRole("button", { name: `${label} the link for ${name}` });
  const choose = async (item: string) => {
    await page.getByRole("button", { name: `More about the link for ${name}` }).press("Enter");
    await page.getByRole("menuitem", { name: item }).press("Enter");
  };
  await button("Edit").press("Enter");
  await page.getByLabel("Note").fill("Called on Tuesday");
  await page.getByRole("button", { name: "Save Changes" }).press("Enter");
  await expectNotice(page, "Link saved.");
  await dialogLeft();
  await page.getByText("Called on Tuesday").waitFor();
  await button("Pause").press("Enter");
  await expectNotice(page, "Link paused.");
  await button("Resume").press("Enter");
  await expectNotice(page, "Link resumed.");
  await choose("Extend by 30 days");
  await expectNotice(page, "Link extended.");
  await choose("New address…");
  await page.getByRole("button", { name: "Make New Address" }).press("Enter");
  await page.getByRole("textbox", { name: "Address", exact: true }).waitFor();
  await page.getByRole("button", { name: "Done" }).press("Enter");
  await dialogLeft();
  await choose("Duplicate");
  expect(await page.getByLabel("For whom").inputValue()).toBe(name);
  await page.keyboard.press("Escape");
  await dialogLeft();
  await button("Revoke").press("Enter");
  await page.getByRole("alert").filter({ hasText: "is revoked" }).waitFor();
  await choose("Remove…");
  await page.getByRole("button", { name: "Remove", exact: true }).press("Enter");
  await expectNotice(page, "Link removed.");
  await expect.poll(() => page.getByText(name, { exact: true }).count()).toBe(0);
  expect(await focusedName(page)).not.toBe("");
  expect(await findAccessibilityProblems(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
