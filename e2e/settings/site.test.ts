import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import LibSql from "libsql";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { restore } from "../../api/backup/commands.ts";
import { pdfOf } from "../../api/testing/pdf.ts";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { closeNotice, expectNotice, openAsOwner } from "../harness/admin.ts";
import { hydrated, startJourney } from "../harness/journey.ts";
import { paintPicture } from "../harness/written-module.ts";

// The tests change fields on the page Site of the settings, and check what visitors get.
const journey = startJourney();

const read = async (path: string) => (await fetch(journey.server.origin + path)).text();
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const group = (page: Page, name: string) => page.getByRole("group", { name, exact: true });

async function meta(path: string, name: string): Promise<string> {
  const pattern = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`);
  return pattern.exec(await read(path))?.[1] ?? "";
}

async function save(page: Page, name: string, ...notice: [string, string]): Promise<void> {
  await page.getByRole("button", { name: `Save ${name}` }).click();
  await expectNotice(page, ...notice);
  await closeNotice(page);
}

async function upload(page: Page, label: string, color: string): Promise<void> {
  const picture = await paintPicture(color, 512, 512);
  await group(page, label).locator("input[type=file]").setInputFiles(picture);
  await expectNotice(page, "Image uploaded successfully");
  await closeNotice(page);
}

const identitySaved = [
  "Site identity updated",
  "The site identity has been updated successfully.",
] as const;
const linksSaved = ["Links updated", "Visitors see them from now on."] as const;
const sharingSaved = ["Sharing updated", "Link previews show it from now on."] as const;

test("what the site is, its résumé and redirects hold on every page at once, and a backup of it can be restored", {
  tags: "long",
}, async () => {
  const page = await openAsOwner(journey, "/admin/settings/site");
  expect(await page.getByRole("button", { name: "Save Identity" }).isDisabled()).toBe(true);
  await field(page, "Name").fill("Ilse M. Maravel");
  await field(page, "Footer text").fill("");
  await save(page, "Identity", ...identitySaved);

  const add = page.getByRole("button", { name: "Add link" });
  await add.click();
  await field(page, "Address, link 1").fill("dribbble.com/ilse");
  await add.click();
  await field(page, "Label, link 2").fill("Field notes");
  await field(page, "Address, link 2").fill("https://notes.example/ilse");
  await add.click(); // the third link stays empty
  await page.getByRole("button", { name: "Move link 2 up" }).click();
  expect(await read("/work")).not.toContain('class="social-link"');
  await save(page, "Links", ...linksSaved);

  await field(page, "Site description").fill("Interfaces that admit doubt.");
  await upload(page, "Social picture", "#c9300a");
  const drawn = await meta("/connect", "og:image");
  await save(page, "Sharing", ...sharingSaved);

  const home = await read("/");
  expect(home).toContain("© Ilse M. Maravel. All rights reserved.");
  expect(home).toMatch(/"sameAs":\["https:[^"]*","https:\/\/notes[^"]*","https:\/\/dribbble/);
  expect(home).toContain('"description":"Interfaces that admit doubt."');
  expect(await meta("/", "description")).toBe("Interfaces that admit doubt.");
  const picture = await meta("/connect", "og:image");
  expect(picture).not.toBe(drawn);
  expect(await meta("/about", "og:image")).toBe(picture);
  expect((await fetch(picture)).status).toBe(200);
  // The page of a project keeps its own picture for link previews.
  expect(await meta("/project/passage", "og:image")).not.toBe(picture);

  const visitor = await journey.open("/connect", {
    viewport: { width: 390, height: 844 },
  });
  await hydrated(visitor);
  const footer = visitor.getByRole("contentinfo");
  const link = footer.getByRole("link", { name: "Dribbble" });
  expect(await link.getAttribute("href")).toBe("https://dribbble.com/ilse");
  await visitor.getByRole("main").getByRole("link", { name: "Field notes" }).waitFor();
  expect(await findAccessibilityProblems(visitor)).toEqual([]);
  await visitor.close();

  // Invalid résumés and redirects are refused. Valid ones take effect at once, and can be removed.
  const resume = page.getByRole("region", { name: "Résumé" });
  const choose = (buffer: Buffer) =>
    resume
      .locator("input[type=file]")
      .setInputFiles({ name: "resume.pdf", mimeType: "application/pdf", buffer });
  await choose(Buffer.from("Dear Sir or Madam"));
  await resume.getByText("This file is not a PDF.").waitFor();
  await choose(pdfOf("Ilse Maravel"));
  await expectNotice(page, "Résumé uploaded", "The About page links to it.");
  const opened = resume.getByRole("link", { name: "Open the résumé" });
  const address = (await opened.getAttribute("href")) ?? "";
  expect(await read("/about")).toContain(`href="${address}"`);
  await resume.getByRole("button", { name: "Remove résumé" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await resume.getByText("None. Visitors see no link.").waitFor();
  expect(await read("/about")).not.toContain("resume.pdf");

  const redirects = page.getByRole("region", { name: "Redirects" });
  const addRedirect = redirects.getByRole("button", { name: "Add Redirect" });
  const leadsTo = async (path: string) =>
    (await fetch(journey.server.origin + path, { redirect: "manual" })).headers.get("location");
  await redirects.getByLabel("Old address").fill("/about");
  await redirects.getByLabel("Leads to").fill("/project/passage");
  await addRedirect.click();
  await redirects.getByText("/about is an address of this site").waitFor();
  await redirects.getByLabel("Old address").fill("https://old.example/portfolio/passage.html");
  await addRedirect.click();
  await expectNotice(page, "Redirect added.");
  expect(await leadsTo("/portfolio/passage.html")).toBe("/project/passage");
  await redirects
    .getByRole("button", { name: "Remove the redirect of /portfolio/passage" })
    .click();
  await expectNotice(page, "Redirect removed.");
  expect(await leadsTo("/portfolio/passage.html")).toBeNull();
  await page.getByRole("button", { name: "Undo" }).click();
  await expectNotice(page, "Redirect added.");
  expect(await leadsTo("/portfolio/passage.html")).toBe("/project/passage");

  // Downloading a backup does not discard unsaved changes in the form. The backup can be restored.
  await field(page, "Name").fill("Not saved");
  await page.getByRole("button", { name: "Back up now…" }).click();
  const dialog = page.getByRole("dialog", { name: "Back up now?" });
  const downloading = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^vitrine-\d{8}T\d{6}Z\.tar$/);
  await dialog.waitFor({ state: "detached" });
  expect(await field(page, "Name").inputValue()).toBe("Not saved");

  const folder = await mkdtemp(join(tmpdir(), "vitrine-restored-"));
  try {
    const data = join(folder, "data");
    const told = await restore({ DATA_DIR: data }, await download.path());
    expect(told).toContain("Start the site with npm start.");
    const database = new LibSql(join(data, "vitrine.db"));
    expect(database.prepare("SELECT username FROM User").all()).toEqual([{ username: "owner" }]);
    database.close();
  } finally {
    await rm(folder, { recursive: true });
  }
});
