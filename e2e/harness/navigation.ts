import type { Page } from "playwright-core";
import { hydrated } from "./journey.ts";

/**
 * Goes to another screen of the site, or of the admin area, as a person does: by a link. If the link
 * is not in every header, first goes to the screen with the link.
 */
export async function visit(page: Page, path: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  if (await dialog.isVisible()) {
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
  }
  for (const address of new Set([placeOfLink(page, path), path])) await follow(page, address);
}

/** Goes from the site to the admin area, by the button with a lock that the signed-in owner sees. */
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
  // Found before the address is read: a navigation to this address may have begun already.
  const former = await page.getByRole("heading", { level: 1 }).first().elementHandle();
  const { origin } = new URL(page.url());
  if (page.url() === origin + address) return;
  const areBothOfSettings = isOfSettings(address) && isOfSettings(new URL(page.url()).pathname);
  const link = page.locator(`a[href="${address}"]`).filter({ visible: true }).first();
  // Scrolls to the link, also where the page is replaced meanwhile: `scrollIntoViewIfNeeded` then fails.
  await link.click({ trial: true });
  // Scrolling to the link dispatches a scroll event with the next frame. The list of tabs stores
  // that position, and would otherwise return to an older one.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await link.click();
  await page.waitForURL(origin + address, { waitUntil: "commit" });
  // All pages of the settings have the same heading, so the former heading does not disappear.
  if (areBothOfSettings) return page.locator(".tab-skeleton").waitFor({ state: "detached" });
  if (address.startsWith("/work?")) return page.getByRole("dialog").waitFor();
  await former?.waitForElementState("hidden").catch((error: Error) => {
    // If the browser loads a new document, the former heading no longer exists.
    if (!/not attached|destroyed|detached/.test(error.message)) throw error;
  });
  await page.getByRole("heading", { level: 1 }).first().waitFor();
}
