import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type MailServer, startMailServer } from "../../api/testing/mail-server.ts";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { closeNotice, expectNotice, focusedName } from "../harness/admin.ts";
import { hydrated, startJourney } from "../harness/journey.ts";
import { ownerPassword } from "../harness/server.ts";
import { paintPicture } from "../harness/written-module.ts";

/**
 * The maximum number of clicks that the set-up may need, besides typing and choosing files. Three of
 * the clicks are for the pages Look, Site and Mail of the settings.
 */
const maxPresses = 32;

/** The number of bytes before the picture in an ICO file with one picture. */
const icoHeader = 22;

const choice = (page: Page) => page.getByRole("region", { name: "How do you want to begin?" });
const setup = (page: Page) => page.getByRole("region", { name: "Make the site yours" });

const journey = startJourney();
const read = async (path: string) => (await fetch(journey.server.origin + path)).text();
let mailServer: MailServer;
beforeAll(async () => {
  mailServer = await startMailServer();
});
afterAll(() => mailServer.close());

test("from the first start to a published site with two projects, by clicks and typing alone", {
  tags: "long",
}, async () => {
  let presses = 0;
  const page = await journey.open("/", {
    viewport: { width: 390, height: 900 },
  });
  await hydrated(page);
  const press = async (name: string | RegExp, role: "button" | "link" | "tab" = "button") => {
    presses += 1;
    await page.getByRole(role, { name }).filter({ visible: true }).first().click();
  };
  const say = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);

  await press("Admin area");
  await say("Password", ownerPassword);
  await page.keyboard.press("Enter");
  await choice(page).waitFor();
  await press("Start with my own");
  await expectNotice(page, "Demo removed", "For thirty days you can bring it back.");
  await expect.poll(() => focusedName(page)).toBe("Make the site yours");
  await press("Begin");
  await expect.poll(() => focusedName(page)).toBe("Name");
  await page.keyboard.insertText("Ada Byron");
  await say("Tagline", "Engines that think");
  await press("Save and continue");
  await page.getByText("Portrait 2 of 4").waitFor();
  await expect.poll(() => focusedName(page)).toBe("Upload");
  expect(await findAccessibilityProblems(page)).toEqual([]);

  await page.reload(); // the set-up can be resumed
  await hydrated(page);
  await setup(page).getByText("Portrait 2 of 4").waitFor();
  await press("Continue later");
  // The list of steps, in place of the form, which has a button "Continue", too.
  await setup(page).getByRole("button", { name: "Finish the set-up" }).waitFor();
  await setup(page).getByText("2 of 7 done.").waitFor();
  await press("Continue");
  await setup(page)
    .locator('input[type="file"]')
    .setInputFiles(await paintPicture("#a06040", 64, 80));
  await press("Save and continue");
  await setup(page).getByRole("textbox", { name: "Background" }).fill("#fdf6e3");
  await setup(page).getByRole("textbox", { name: "Text primary" }).fill("#1b1b1b");
  await setup(page).getByRole("textbox", { name: "Text secondary" }).fill("#444444");
  await press("Save and continue");
  await page.getByText("First project 4 of 4").waitFor();
  await expect.poll(() => focusedName(page)).toBe("Project Name");
  for (const [place, name] of ["Engine", "Loom"].entries()) {
    if (place > 0) await press("Create Project");
    await say("Project Name", name);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: `Edit Project: ${name}` }).waitFor();
    presses += 1;
    await page.getByLabel("Show on home page").check();
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Upload Detail Page Hero Image" }).click();
    await (await chooser).setFiles(await paintPicture(`#44668${place}`, 800, 500));
    await expectNotice(page, "Image uploaded successfully");
    await closeNotice(page);
    await press("Publish…");
    // The dialog says that publishing also saves these changes.
    await page.getByText("saved with it: Show on home page, Detail Page Hero Image").waitFor();
    // A warning above the only button says that the picture has no description.
    await press(/^Publish now anyway$/);
    await page.getByRole("dialog").first().waitFor({ state: "detached" });
    await press("Back to Admin", "link");
    await page.getByRole("article", { name }).waitFor();
  }
  await press("A few words about you", "link");
  await expect.poll(() => focusedName(page)).toBe("Main paragraph");
  await page.keyboard.insertText("I write programs for engines.");
  await press(/^Save/);
  await expectNotice(page, "About content updated successfully!");
  await press("Settings", "tab");
  const icon = page.getByRole("group", { name: "Icon", exact: true });
  await icon.locator('input[type="file"]').setInputFiles(await paintPicture("#223344", 512, 512));
  await expectNotice(page, "Image uploaded successfully");
  await press("Save Favicon");
  await expectNotice(page, "Favicon updated", "Browsers show it from now on.");
  await press(/^Site$/, "link");
  await press("Add link");
  await say("Address, link 1", "dribbble.com/ada");
  await press("Save Links");
  await expectNotice(page, "Links updated", "Visitors see them from now on.");
  await press(/^Mail$/, "link");
  await say("Mail server", "127.0.0.1");
  await page.getByLabel("Encryption").selectOption("IF_OFFERED");
  await say("Port", new URL(mailServer.url).port);
  await say("Recipient", "ada@example.org");
  await press("Save Mail");
  await expectNotice(page, "Mail updated", "The new settings apply from now on.");
  await press("Send Me a Test");
  await expectNotice(page, "Test sent", "The mail server took it. Look for it in your mail.");
  await press("Projects", "tab");
  await page.getByText("Everything is done.").waitFor();
  await press("Finish the set-up");
  await setup(page).waitFor({ state: "detached" });
  await press(/view the site/, "link");
  for (const name of ["Engine", "Loom"]) await page.getByRole("link", { name }).first().waitFor();
  expect(presses).toBeLessThanOrEqual(maxPresses);

  const home = await read("/");
  for (const text of ["Ada Byron", "Engines that think", "/project/loom", "#fdf6e3"]) {
    expect(home).toContain(text);
  }
  expect(home).not.toMatch(/Ilse|Sample project|no projects yet/);
  expect(home).toContain('href="https://dribbble.com/ada"');
  const [, favicon = ""] = /<link rel="icon" href="(\/favicon\.ico[^"]*)"/.exec(home) ?? [];
  const shown = await (await fetch(journey.server.origin + favicon)).arrayBuffer();
  const { dominant } = await sharp(Buffer.from(shown).subarray(icoHeader)).stats();
  expect(dominant.b).toBeGreaterThan(dominant.r);
  expect(mailServer.mails).toMatchObject([{ recipients: ["ada@example.org"] }]);
  expect(await read("/about")).toContain("I write programs for engines.");
});
