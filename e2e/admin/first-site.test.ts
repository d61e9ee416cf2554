import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type MailServer, startMailServer } from "../../api/testing/mail-server.ts";
import { closeNotice, expectNotice } from "../harness/admin.ts";
import { sampleOf } from "../harness/combinations.ts";
import { hydrated, startJourney } from "../harness/journey.ts";
import { ownerPassword } from "../harness/server.ts";

/**
 * Besides what is typed, and the files that are chosen. More than this is a way that became longer. Three
 * are for pages of the settings: that of the look, of the site and of mail.
 */
const mostPresses = 36;

/** How many bytes an ICO with one picture has before it. */
const icoHeader = 22;

describe.each(sampleOf([390, 1440], 1))("from an empty data folder, %i pixels wide", (width) => {
  const journey = startJourney();
  let mailServer: MailServer;
  beforeAll(async () => {
    mailServer = await startMailServer();
  });
  afterAll(() => mailServer.close());

  test("to a published site with three projects, by clicks and typing alone", async () => {
    let presses = 0;
    const page = await journey.open("/", {
      viewport: { width, height: 900 },
      reducedMotion: "reduce",
    });
    await hydrated(page);
    const press = async (name: string | RegExp, role: "button" | "link" | "tab" = "button") => {
      presses += 1;
      await page.getByRole(role, { name }).filter({ visible: true }).first().click();
    };
    const check = async (label: string) => {
      presses += 1;
      await page.getByLabel(label).check();
    };
    const say = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);

    await press("Admin area");
    await say("Password", ownerPassword);
    await page.keyboard.press("Enter");
    await press("Start with my own");
    await expectNotice(page, "Demo removed", "For thirty days you can bring it back.");
    await press("Begin");
    await say("Name", "Ada Byron");
    await say("Tagline", "Engines that think");
    await press("Save and continue");
    await page.getByText("Portrait 2 of 4").waitFor();
    await page
      .getByRole("region", { name: "Make the site yours" })
      .locator('input[type="file"]')
      .setInputFiles(await picture("me.png", "#a06040"));
    await press("Save and continue");
    await page.getByRole("textbox", { name: "Background" }).fill("#fdf6e3");
    await page.getByRole("textbox", { name: "Text primary" }).fill("#1b1b1b");
    await page.getByRole("textbox", { name: "Text secondary" }).fill("#444444");
    await press("Update Site Colors");
    await page.getByText("First project 4 of 4").waitFor();
    for (const [place, name] of ["Engine", "Loom", "Notes"].entries()) {
      if (place > 0) await press("Create Project");
      await say("Project Name", name);
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { name: `Edit Project: ${name}` }).waitFor();
      await check("Show on home page");
      await uploadHero(page, await picture(`${name}.png`, "#446688"));
      await press("Save Changes");
      await expectNotice(page, "Success", "Project updated successfully");
      await closeNotice(page);
      await press("Publish…");
      // Its picture has no description, which is said above the one button.
      await press(/^Publish now anyway$/);
      await page.getByRole("dialog").first().waitFor({ state: "detached" });
      await press("Back to Admin", "link");
      await page.getByRole("article", { name }).waitFor();
    }
    await press("A few words about you", "link");
    await say("Main paragraph", "I write programs for engines.");
    await press(/^Save/);
    await expectNotice(page, "About content updated successfully!");
    await press("Settings", "tab");
    const icon = page.getByRole("group", { name: "Icon", exact: true });
    await icon.locator('input[type="file"]').setInputFiles(await picture("icon.png", "#223344"));
    await expectNotice(page, "Image uploaded successfully");
    await press("Save Favicon");
    await expectNotice(page, "Favicon updated", "Browsers show it from now on.");
    await press(/^Site$/, "link");
    await press("Add link");
    await say("Address, link 1", "dribbble.com/ada");
    await press("Save Links");
    await expectNotice(page, "Links updated", "Visitors see them from now on.");
    await press(/^Mail$/, "link");
    const { port } = new URL(mailServer.url);
    await say("Mail server", "127.0.0.1");
    await page.getByLabel("Encryption").selectOption("IF_OFFERED");
    await say("Port", port);
    await say("Recipient", "ada@example.org");
    await press("Save Mail");
    await expectNotice(page, "Mail updated", "It holds from now on.");
    await press("Send Me a Test");
    await expectNotice(page, "Test sent", "The mail server took it. Look for it in your mail.");
    await press("Projects", "tab");
    await page.getByText("All of it is done.").waitFor();
    await press("Finish the set-up");
    await press(/view the site/, "link");
    for (const name of ["Engine", "Loom", "Notes"]) {
      await page.getByRole("link", { name }).first().waitFor();
    }
    expect(presses).toBeLessThanOrEqual(mostPresses);

    const read = async (path: string) => (await fetch(journey.server.origin + path)).text();
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
    expect(await read("/project/engine")).toContain("Engine");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
  }, 120_000);
});

async function picture(name: string, background: string) {
  const create = { width: 800, height: 500, channels: 3, background } as const;
  return { name, mimeType: "image/png", buffer: await sharp({ create }).png().toBuffer() };
}

async function uploadHero(page: Page, file: Awaited<ReturnType<typeof picture>>): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Upload Detail Page Hero Image" }).click();
  await (await chooser).setFiles(file);
  await expectNotice(page, "Image uploaded successfully");
  await closeNotice(page);
}
