import type { BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";
import { hydrated, type OpenOptions, type Visit } from "./journey.ts";
import { ownerPassword } from "./server.ts";

/** Opens a page of the admin area in a new window, signed in as the owner. */
export async function openAsOwner(
  journey: Visit,
  path: string,
  { prepare, ...options }: OpenOptions = {},
): Promise<Page> {
  const page = await journey.open(path, {
    ...options,
    prepare: async (opened) => {
      await signIn(opened, journey);
      await prepare?.(opened);
    },
  });
  await hydrated(page);
  return page;
}

/**
 * The cookies of the owner's session on each site. Further windows use them, because each sign-in
 * hashes the password, which takes a tenth of a second.
 */
const sessions = new WeakMap<Visit["server"], Awaited<ReturnType<BrowserContext["cookies"]>>>();

/** Signs in as the owner in the page's browser context, by an API request instead of the form. */
export async function signIn(page: Page, { server }: Visit): Promise<void> {
  const known = sessions.get(server);
  if (known) {
    await page.context().addCookies(known);
    if (await isOwners(page, server)) return;
  }
  const response = await ask(
    page,
    server,
    "mutation ($password: String!) { signIn(input: { password: $password }) { viewer { isOwner } } }",
    { password: ownerPassword },
  );
  expect(await response.json()).toEqual({ data: { signIn: { viewer: { isOwner: true } } } });
  sessions.set(server, await page.context().cookies());
}

async function isOwners(page: Page, server: Visit["server"]): Promise<boolean> {
  const response = await ask(page, server, "{ viewer { isOwner } }");
  return (await response.json()).data.viewer.isOwner;
}

function ask(page: Page, { origin }: Visit["server"], query: string, variables = {}) {
  return page.request.post(`${origin}/graphql`, {
    headers: { origin },
    data: { query, variables },
  });
}

/** Waits for the notice with this title, and expects exactly these lines below the title. */
export async function expectNotice(page: Page, title: string, ...words: string[]): Promise<void> {
  const notice = page.getByRole("alert").filter({ hasText: title });
  await notice.waitFor();
  const lines = (await notice.innerText()).split(/\n+/);
  expect(lines).toEqual([title, ...words]);
}

/** The message that the admin area shows if no response came from the server. */
export const unreachable = "The server cannot be reached. Check your connection and try again.";

/** The message that the admin area shows if a response is not from the API, but for example from a proxy. */
export const unusable = "The server gave no usable answer. Try again in a moment.";

/** Presses Tab until the element with this name has the focus. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const wanted =
    typeof name === "string"
      ? (found: string) => found === name
      : (found: string) => name.test(found);
  const seen: string[] = [];
  for (let step = 0; step < 160; step += 1) {
    await page.keyboard.press("Tab");
    const found = await focusedName(page);
    if (wanted(found)) return;
    seen.push(found);
  }
  throw new Error(`Tab never reached ${name}; it passed ${seen.join(", ")}`);
}

/** The accessible name of the element with the focus; empty if no element has it. */
export function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement)) return "";
    const label = element.getAttribute("aria-label");
    if (label) return label;
    const labelling = element.getAttribute("aria-labelledby");
    const isItem = element.getAttribute("role") === "menuitem";
    if ((element.isContentEditable || isItem) && labelling) {
      return document.getElementById(labelling)?.textContent?.trim() ?? "";
    }
    if (
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement
    ) {
      return element.labels?.[0]?.textContent?.trim() ?? element.name;
    }
    return element.textContent?.trim() ?? "";
  });
}

/**
 * Moves the item whose drag handle has the focus, by keyboard: lifts it, presses each of the keys to
 * go to another drop position, and drops it. Waits after each step, because a key has no effect
 * before the drop positions are on the page.
 */
export async function moveByKeys(page: Page, ...keys: string[]): Promise<void> {
  await page.keyboard.press("Enter");
  await expect.poll(() => focusedName(page)).toMatch(/^Insert/);
  for (const key of keys) {
    const place = await focusedName(page);
    await page.keyboard.press(key);
    await expect.poll(() => focusedName(page)).not.toBe(place);
  }
  await page.keyboard.press("Enter");
}

/**
 * Closes all notices, so that a test does not take one of them for the next notice. Clicks by
 * script, because a notice stays open while the pointer is on it.
 */
export async function closeNotice(page: Page): Promise<void> {
  const notices = page.locator(".toast");
  for (let shown = await notices.elementHandles(); shown.length > 0; ) {
    for (const notice of shown) {
      await notice.$eval(".toast-close", (button) => (button as HTMLElement).click());
      await notice.waitForElementState("hidden");
    }
    shown = await notices.elementHandles();
  }
}

/**
 * Saves the project in the editor. If the editor first warns about the project's pictures, confirms.
 */
export async function saveProjectAnyway(page: Page): Promise<void> {
  // A notice about an upload would cover the buttons of the dialog with the warnings.
  await closeNotice(page);
  await page.getByRole("button", { name: "Save Changes" }).click();
  const anyway = page.getByRole("button", { name: "Save anyway" });
  const notice = page.getByRole("alert").filter({ hasText: "Project updated successfully" });
  await anyway.or(notice).waitFor();
  if (await anyway.isVisible()) await anyway.click();
  await notice.waitFor();
  await closeNotice(page);
}
