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

/** Goes from the site to the admin area, by the lock that a signed-in owner sees. */
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
  // Taken before the address is read, because the navigation to it may have begun already.
  const former = await page.getByRole("heading", { level: 1 }).first().elementHandle();
  const { origin } = new URL(page.url());
  if (page.url() === origin + address) return;
  const areBothOfSettings = isOfSettings(address) && isOfSettings(new URL(page.url()).pathname);
  const link = page.locator(`a[href="${address}"]`).filter({ visible: true }).first();
  await link.scrollIntoViewIfNeeded();
  // The list of tabs returns to the position of its last scroll event, which comes with the next
  // frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await link.click();
  await page.waitForURL(origin + address, { waitUntil: "commit" });
  // All pages of the settings share a heading, so the former one does not disappear.
  if (areBothOfSettings) return page.locator(".tab-skeleton").waitFor({ state: "detached" });
  if (address.startsWith("/work?")) return page.getByRole("dialog").waitFor();
  await former?.waitForElementState("hidden").catch((error: Error) => {
    // Where the browser loads a new document, the former heading is gone with the former document.
    if (!/not attached|destroyed|detached/.test(error.message)) throw error;
  });
  await page.getByRole("heading", { level: 1 }).first().waitFor();
}
