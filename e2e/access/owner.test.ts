import { once } from "node:events";
import { get } from "node:http";
import { text } from "node:stream/consumers";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { totpCodeOf } from "../../api/access/owner/totp.ts";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { hydrated, openBeside, startJourney } from "../harness/journey.ts";
import { visit } from "../harness/navigation.ts";
import { ownerPassword } from "../harness/server.ts";

const journey = startJourney({ ownServer: true });

const lock = (page: Page) => page.getByRole("button", { name: "Admin area" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Admin area" });
const password = (page: Page) => dialog(page).getByLabel("Password", { exact: true });
const notice = (page: Page) => page.getByRole("alert");

async function openHome(): Promise<Page> {
  const page = await journey.open("/");
  await hydrated(page);
  return page;
}

test("by mouse: the lock asks for the password, the admin area opens, logout leads home", async () => {
  const page = await openHome();
  await lock(page).click();
  await password(page).press("Enter");
  await dialog(page).getByText("Please enter the password.").waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await password(page).fill("not this one");
  await dialog(page).getByRole("button", { name: "Sign in" }).click();
  await notice(page).waitFor();
  expect(await notice(page).innerText()).toMatch(/^Incorrect password\s+Please try again\.$/);
  expect(await password(page).inputValue()).toBe("");

  await password(page).fill(ownerPassword);
  await dialog(page).getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL("**/admin");
  await dialog(page).waitFor({ state: "detached" });
  // Signing in closes the notice, which would otherwise stay longer than the timeout.
  await notice(page).waitFor({ state: "detached", timeout: 2_000 });
  expect(await page.evaluate(() => localStorage.getItem("adminAuthenticated"))).toBe("true");
  expect(await page.evaluate(() => document.cookie)).toBe("");

  await visit(page, "/");
  await lock(page).click();
  await page.waitForURL("**/admin");
  await page.getByRole("button", { name: "Logout" }).click();
  await page.getByRole("alert").filter({ hasText: "Logged out successfully" }).waitFor();
  await page.waitForURL(`${journey.server.origin}/`);
  expect(await page.evaluate(() => localStorage.getItem("adminAuthenticated"))).toBeNull();

  const after = await openBeside(page.context(), "/admin");
  expect(new URL(after.url()).pathname).toBe("/");
});

test("passkeys sign in from the lock; a lost device leaves codes, and an app is a second step", {
  tags: "long",
}, async () => {
  // Passkeys need a domain name. The site's usual address is an IP address.
  const page = await journey.open(journey.server.origin.replace("127.0.0.1", "localhost"));
  await hydrated(page);
  const devices = await page.context().newCDPSession(page);
  await devices.send("WebAuthn.enable");
  const takeDevice = async () => {
    const options = {
      ...({ protocol: "ctap2", transport: "internal", hasResidentKey: true } as const),
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    };
    const { authenticatorId } = await devices.send("WebAuthn.addVirtualAuthenticator", { options });
    return { lose: () => devices.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId }) };
  };
  const passkeys = page.getByRole("list", { name: "Passkeys" }).getByRole("listitem");
  const addPasskey = async (name: string) => {
    await page.getByLabel("Name of the new passkey").fill(name);
    await page.getByRole("button", { name: "Add Passkey" }).click();
    await passkeys.filter({ hasText: name }).waitFor();
  };
  const openLock = async () => {
    await lock(page).click();
    await dialog(page).waitFor();
  };
  const press = (name: string) => dialog(page).getByRole("button", { name }).click();
  const arrive = async () => {
    await page.waitForURL("**/admin");
    await dialog(page).waitFor({ state: "detached" });
  };
  const leave = async () => {
    await page.getByRole("button", { name: "Logout" }).click();
    await page.waitForURL(/:\d+\/$/);
    await hydrated(page);
  };

  await openLock();
  await password(page).fill(ownerPassword);
  await press("Sign in");
  await arrive();
  await visit(page, "/admin/settings/access");
  const lost = await takeDevice();
  await addPasskey("Phone");
  await lost.lose();
  const laptop = await takeDevice();
  await addPasskey("Laptop");
  await page.getByRole("button", { name: "Rename Laptop" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Studio");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await passkeys.filter({ hasText: "Studio" }).waitFor();
  await page.getByRole("button", { name: "Remove Phone" }).click();
  await page.getByText("Passkey removed").waitFor();
  await passkeys.filter({ hasText: "Phone" }).waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Make Recovery Codes" }).click();
  const codes = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await codes.nth(9).waitFor();
  const [code = ""] = await codes.allInnerTexts();
  await page.getByRole("button", { name: "I have stored them" }).click();
  await page.getByRole("button", { name: "Add a Second Step" }).click();
  const app = page.getByRole("dialog", { name: "Add a second step" });
  const secret = (await app.locator(".recovery-codes").innerText()).replaceAll(" ", "");
  const period = Math.floor(Date.now() / 30_000);
  await app.getByLabel("Code that the app shows").fill(totpCodeOf(secret, period));
  await app.getByRole("button", { name: "Add" }).click();
  await page.getByRole("button", { name: "Remove the Second Step" }).waitFor();
  await leave();

  // The passkey signs in by itself, so that the dialog may be gone before a wait could see it.
  await lock(page).click();
  await arrive();
  await leave();
  await laptop.lose();

  await openLock();
  await dialog(page).getByRole("button", { name: "Use a passkey" }).waitFor();
  await password(page).fill(ownerPassword);
  await press("Sign in");
  await dialog(page)
    .getByLabel("Code from your app")
    .fill(totpCodeOf(secret, period + 1));
  await press("Sign in");
  await arrive();
  await leave();
  await openLock();
  await press("Use a recovery code");
  await dialog(page).getByLabel("Recovery code").fill(code.toUpperCase());
  await press("Sign in");
  await arrive();
  await visit(page, "/admin/settings/access");
  await page.getByText("9 recovery codes are left.").waitFor();
});

test("a flag set by hand opens nothing: no admin page reaches a visitor", async () => {
  const page = await openHome();
  await page.evaluate(() => localStorage.setItem("adminAuthenticated", "true"));
  for (const path of ["/admin", "/admin/edit/1", "/admin/edit/unknown"]) {
    const response = await page.request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(302);
    expect(response.headers().location).toBe("/");
    expect(await response.text()).not.toContain("Logout");
  }
  const spellings = ["/admin/", "/ADMIN", "/%61dmin", "//admin", "/admin//settings", "/./admin"];
  for (const path of [
    ...spellings,
    "/Admin/Edit/1/",
    "/admin%2Fedit%2F1",
    "/admin;a=1",
    "/admin?a",
  ]) {
    const { status, headers, body } = await askRaw(path);
    expect([path, [302, 404].includes(status)]).toEqual([path, true]);
    if (status === 302) expect([path, headers.location]).toEqual([path, "/"]);
    expect(body).not.toContain("Logout");
  }
  await page.reload();
  await hydrated(page);
  await lock(page).click();
  await dialog(page).waitFor();
});

/** Requests a path exactly as it is written, whereas a browser or `fetch` would normalise the path. */
async function askRaw(path: string) {
  const { hostname, port } = new URL(journey.server.origin);
  const [response] = await once(get({ hostname, port, path }), "response");
  const body = await text(response);
  return { status: Number(response.statusCode), headers: response.headers, body };
}
