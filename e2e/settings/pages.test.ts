import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { focusedName, openAsOwner, tabTo } from "../harness/admin.ts";
import { hydrated, startJourney } from "../harness/journey.ts";

const journey = startJourney();

const way = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Settings" }).getByRole("link", { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

test("by keyboard from page to page, and back with the browser", {
  tags: "matrix",
  timeout: 120_000,
}, async () => {
  const page = await openAsOwner(journey, "/admin");
  await page.getByRole("tab", { name: "Settings" }).click();
  await page.waitForURL("**/admin/settings");
  await way(page, "Look").and(page.locator("[aria-current=page]")).waitFor();
  await tabTo(page, "Look");
  for (const [name, address, label] of [
    ["Words", "words", "Search the words"],
    ["Site", "site", "Tagline"],
    ["Mail", "mail", "Mail server"],
    ["Access", "access", "Current password"],
  ] as const) {
    // The next one is a Tab away, on each of them.
    await page.keyboard.press("Tab");
    expect(await focusedName(page)).toBe(name);
    await page.keyboard.press("Enter");
    await page.waitForURL(`**/admin/settings/${address}`);
    await field(page, label).waitFor();
    await page.getByRole("tab", { name: "Settings", selected: true }).waitFor();
    expect(await page.title()).toContain(`Settings: ${name}`);
  }
  await page.goBack();
  await field(page, "Mail server").waitFor();
  await way(page, "Mail").and(page.locator("[aria-current=page]")).waitFor();
  await page.reload();
  await hydrated(page);
  await field(page, "Mail server").waitFor();
});

test("what is not saved waits for an answer, by the browser's Back, too", async () => {
  const page = await openAsOwner(journey, "/admin/settings");
  await way(page, "Site").click();
  await field(page, "Tagline").fill("Not saved");
  const question = page.getByRole("alertdialog");
  await way(page, "Mail").click();
  await question.getByRole("button", { name: "Cancel" }).click();
  await question.waitFor({ state: "detached" });
  expect(await field(page, "Tagline").inputValue()).toBe("Not saved");
  await page.goBack();
  await question.getByRole("button", { name: "Cancel" }).click();
  await question.waitFor({ state: "detached" });
  expect(new URL(page.url()).pathname).toBe("/admin/settings/site");
  expect(await field(page, "Tagline").inputValue()).toBe("Not saved");
  await way(page, "Mail").click();
  await question.getByRole("button", { name: "Leave" }).click();
  await page.waitForURL("**/admin/settings/mail");
  await way(page, "Site").click();
  await expect.poll(() => field(page, "Tagline").inputValue()).not.toBe("Not saved");
});

test.each([
  ["#mail.mail-server", "mail", "Mail server"],
  ["#site-identity.tagline", "site", "Tagline"],
  ["#owners-password.new-password", "access", "New password"],
])(
  "an address of before, /admin/settings%s, leads to its field",
  { tags: "matrix" },
  async (end, name, label) => {
    const page = await openAsOwner(journey, `/admin/settings${end}`);
    await page.waitForURL(`**/admin/settings/${name}${end}`);
    await expect.poll(() => focusedName(page)).toBe(label);
  },
);

test("as the server sends it, every page of the settings is there, and leads to the others", {
  tags: "matrix",
}, async () => {
  const owner = await openAsOwner(journey, "/admin");
  const cookies = await owner.context().cookies();
  const { origin } = journey.server;
  const header = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  for (const [path, text] of [
    ["", "Site Color Scheme"],
    ["/words", "Language of the site"],
    ["/site", "Site Identity"],
    ["/mail", "Mail server"],
    ["/access", "Portfolio Password"],
  ] as const) {
    const response = await fetch(`${origin}/admin/settings${path}`, {
      headers: { cookie: header },
    });
    const html = await response.text();
    expect([path, html.includes(text)]).toEqual([path, true]);
    expect(html).toContain('href="/admin/settings/access"');
  }
});
