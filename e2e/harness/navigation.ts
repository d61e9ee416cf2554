import type { Page } from "playwright-core";
import { hydrated } from "./journey.ts";

/**
 * Goes to another screen of the site, or of the admin area, as a person does: by its link, and first to the
 * screen that shows the link, if it is not in every header.
 */
export async function visit(page: Page, path: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  if (await dialog.isVisible()) {
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
  }
  for (const address of new Set([placeOfLink(page, path), path])) await follow(page, address);
}

/** From the site to the admin area, by the lock that the signed-in owner sees. */
export async function enterAdmin(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Admin area" }).click();
  await page.waitForURL("**/admin", { waitUntil: "commit" });
  await hydrated(page);
}

function placeOfLink(page: Page, path: string): string {
  if (path.startsWith("/project/") || path === "/brief") return "/";
  if (path.startsWith("/admin/edit/")) return "/admin";
  if (isOfSettings(path) && !isOfSettings(new URL(page.url()).pathname)) return "/admin/settings";
  return path.replace(/\?.*/, "");
}

const isOfSettings = (path: string) => /^\/admin\/settings\b/.test(path);

async function follow(page: Page, address: string): Promise<void> {
  // Before the address is read: the page may be on its way there already.
  const former = await page.getByRole("heading", { level: 1 }).first().elementHandle();
  const { origin } = new URL(page.url());
  if (page.url() === origin + address) return;
  const areBothOfSettings = isOfSettings(address) && isOfSettings(new URL(page.url()).pathname);
  const link = page.locator(`a[href="${address}"]`).filter({ visible: true }).first();
  await link.scrollIntoViewIfNeeded();
  // A list of tabs goes back to where it last heard of a scroll, and hears of one with the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await link.click();
  await page.waitForURL(origin + address, { waitUntil: "commit" });
  // They have one heading, and the way between them stays.
  if (areBothOfSettings) return page.locator(".tab-skeleton").waitFor({ state: "detached" });
  if (address.startsWith("/work?")) return page.getByRole("dialog").waitFor();
  await former?.waitForElementState("hidden").catch((error: Error) => {
    // Gone with its page, where the browser follows the link.
    if (!/not attached|destroyed|detached/.test(error.message)) throw error;
  });
  await page.getByRole("heading", { level: 1 }).first().waitFor();
}
