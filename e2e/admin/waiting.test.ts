/** @module-tag matrix */

import { expect, test } from "vitest";
import { openAsOwner } from "../harness/admin.ts";
import { startJourney } from "../harness/journey.ts";
import { ownerPassword, portfolioPassword } from "../harness/server.ts";

const journey = startJourney();

test("on a slow line a tab is there at once, as its outline until it is filled", async () => {
  const page = await openAsOwner(journey, "/admin");
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/graphql", async (route) => {
    await answered;
    await route.continue();
  });
  for (const [name, path] of [
    ["About", "/admin/about"],
    ["Messages", "/admin/messages"],
    ["Settings", "/admin/settings"],
  ] as const) {
    await page.getByRole("tab", { name }).click();
    await page.waitForURL(`**${path}`);
    await page.getByRole("tab", { name, selected: true }).waitFor();
    await page.locator(".tab-skeleton").waitFor();
  }
  answer();
  await page.getByRole("region", { name: "Home Page Banner" }).waitFor();
  expect(await page.locator(".tab-skeleton").count()).toBe(0);
});

test("a tab opened after the session has ended asks for the password, and is whole afterwards", {
  tags: "matrix",
}, async () => {
  const page = await openAsOwner(journey, "/admin", { expectedProblems: /401|Sign in/ });
  await page.context().clearCookies();
  await page.getByRole("tab", { name: "Settings" }).click();
  const signIn = page.getByRole("dialog", { name: "Your session has ended" });
  await signIn.getByLabel("Password", { exact: true }).fill(ownerPassword);
  await page.keyboard.press("Enter");
  await signIn.waitFor({ state: "detached" });
  await page.getByRole("region", { name: "Site Color Scheme" }).waitFor();

  await page.context().clearCookies();
  await page.getByRole("link", { name: "Access", exact: true }).click();
  await signIn.getByLabel("Password", { exact: true }).fill(ownerPassword);
  await page.keyboard.press("Enter");
  await signIn.waitFor({ state: "detached" });
  const password = page
    .getByRole("region", { name: "Portfolio Password" })
    .getByLabel("Password", { exact: true });
  await expect.poll(() => password.inputValue()).toBe(portfolioPassword);

  await page.context().clearCookies();
  await page.getByRole("tab", { name: "Messages" }).click();
  await signIn.getByRole("button", { name: "Close" }).click();
  await page.waitForURL(`${journey.server.origin}/`);
});
