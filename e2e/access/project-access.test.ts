import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { openAsOwner } from "../harness/admin.ts";
import { hydrated, startJourney } from "../harness/journey.ts";
import { visit } from "../harness/navigation.ts";
import { ownerPassword, portfolioPassword } from "../harness/server.ts";

/** Texts of a protected case study of the demo. */
const secrets = ["Founding designer", "Fluent is not the same as true"];

const journey = startJourney();

test("Back passes over a former address, by whatever way the visitor came to it", async () => {
  const page = await journey.open("/project/passage");
  await hydrated(page);
  await visit(page, "/");
  await page.reload({ waitUntil: "commit" }); // the page forgets the project's data
  await hydrated(page);
  const owner = await openAsOwner(journey, "/admin");
  const { origin } = journey.server;
  const rename = (slug: string) =>
    owner.request.patch(`${origin}/api/projects/1`, { headers: { origin }, data: { slug } });
  expect((await rename("passages")).status()).toBe(200);
  const heading = page.getByRole("heading", { level: 1, name: "Passage" });
  // The card in this window, and the window's history, still have the project's former address.
  await page.locator('.project-card[href="/project/passage"]').click();
  await page.waitForURL(/\/project\/passages$/, { waitUntil: "commit" });
  await heading.waitFor();
  await page.goBack({ waitUntil: "commit" });
  await page.waitForURL(`${origin}/`, { waitUntil: "commit" });
  await page.locator(".project-card").first().waitFor();
  await page.goBack({ waitUntil: "commit" });
  await page.waitForURL(/\/project\/passages$/, { waitUntil: "commit" });
  await heading.waitFor();
  await page.goForward({ waitUntil: "commit" });
  await page.waitForURL(`${origin}/`, { waitUntil: "commit" });
  expect((await rename("passage")).status()).toBe(200);
});

test("nothing of a protected case study leaves the server with its page", async () => {
  const html = await (
    await fetch(`${journey.server.origin}/project/quillon-show-your-working`)
  ).text();
  expect(html).toContain("This project is password protected");
  expect(html).toContain('content="noindex"');
  for (const secret of secrets) expect(html).not.toContain(secret);
});

test("the gate opens the page in place, and moves the focus to its heading", async () => {
  const page = await journey.open("/project/quillon-show-your-working", {
    viewport: { width: 390, height: 844 },
  });
  await hydrated(page);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  let loads = 0;
  page.on("domcontentloaded", () => {
    loads += 1;
  });
  const field = page.getByLabel("Portfolio password", { exact: true });
  await field.fill("a guess");
  await field.press("Enter");
  await page.getByText("Incorrect password").waitFor();
  await field.fill(portfolioPassword);
  await field.press("Enter");
  await page.getByRole("heading", { level: 2, name: "Why" }).waitFor();
  await expect.poll(() => page.evaluate("document.activeElement.tagName")).toBe("H1");
  expect(await page.evaluate("sessionStorage.getItem('portfolioAuthenticated')")).toBe("true");
  expect(loads).toBe(0);

  // The password also opens another protected project, and still after a reload.
  await visit(page, "/project/fennimore-claims");
  await page.getByRole("heading", { level: 2, name: "Why" }).waitFor();
  expect(await field.count()).toBe(0);
  await page.reload({ waitUntil: "commit" });
  await page.getByRole("heading", { level: 2, name: "Why" }).waitFor();
  expect(await field.count()).toBe(0);
});

test("the flag alone opens nothing, and a new password closes what the old one opened", async () => {
  const page = await journey.open("/");
  await page.evaluate(() => sessionStorage.setItem("portfolioAuthenticated", "true"));
  await visit(page, "/project/quillon-show-your-working");
  const field = page.getByLabel("Portfolio password", { exact: true });
  await field.waitFor();
  await hydrated(page);
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem("portfolioAuthenticated")))
    .toBeNull();
  await field.fill(portfolioPassword);
  await field.press("Enter");
  await page.getByRole("heading", { level: 2, name: "Why" }).waitFor();

  const owner = await openAsOwner(journey, "/admin");
  const setPassword = (value: string) =>
    owner.request.put(`${journey.server.origin}/api/site-colors`, {
      headers: { origin: journey.server.origin },
      data: { portfolioPassword: value },
    });
  expect((await setPassword("another word")).status()).toBe(200);
  await page.reload();
  await field.waitFor();
  expect((await setPassword(portfolioPassword)).status()).toBe(200);
  await page.reload();
  await field.waitFor();
});

test("with scripts off no button is dead, and the lock leads to a page that signs the owner in", async () => {
  const page = await journey.open("/about", {
    javaScriptEnabled: false,
    expectedProblems: /\.js csp$/,
  });
  expect(await page.locator("button:visible").count()).toBe(0);
  const quotes = page.locator(".collaborator-panel:not([hidden]) .quote-text");
  expect(await quotes.count()).toBeGreaterThan(1);
  for (const quote of await quotes.all()) expect(await quote.isVisible()).toBe(true);
  await page.getByRole("link", { name: "Admin area" }).click();
  await page.waitForURL("**/sign-in");
  expect(await page.locator("button:visible").allTextContents()).toEqual(["Sign in"]);
  const field = page.getByLabel("Password", { exact: true });
  await field.fill("a guess");
  await field.press("Enter");
  await page.getByText("Incorrect password. Please try again.").waitFor();
  await field.fill(ownerPassword);
  await field.press("Enter");
  await page.waitForURL("**/admin");
});
