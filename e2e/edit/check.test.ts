import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { openDatabase } from "../../api/database/client.ts";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { closeNotice, expectNotice, openAsOwner } from "../harness/admin.ts";
import { startJourney } from "../harness/journey.ts";

const journey = startJourney();

/** A picture that the site does not have yet. */
async function picture(color: string) {
  const create = { width: 40, height: 30, channels: 3 as const, background: color };
  const buffer = await sharp({ create }).png().toBuffer();
  return { name: `${color.slice(1)}.png`, mimeType: "image/png", buffer };
}

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const save = (page: Page) => page.getByRole("button", { name: "Save Changes" }).click();
const expectSaved = (page: Page) =>
  page.getByRole("alert").filter({ hasText: "Project updated successfully" }).waitFor();
const warnings = (page: Page) => page.getByRole("dialog", { name: "Before this goes public" });

async function stored(page: Page, id: number): Promise<Record<string, unknown>> {
  return (await page.request.get(`${journey.server.origin}/api/projects/${id}`)).json();
}

async function upload(page: Page, color: string): Promise<void> {
  await page
    .getByRole("group", { name: "Work Images" })
    .locator('input[type="file"]')
    .setInputFiles(await picture(color));
  await expectNotice(page, "Work image uploaded successfully");
  await closeNotice(page);
}

test("before a save makes pictures public, the owner is told what they lack, may add it, and saves anyway", async () => {
  const page = await openAsOwner(journey, "/admin/edit/1");
  const before = await stored(page, 1);
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  // A long case study is looked at, too, and stands in no address.
  await page.getByRole("button", { name: "Add module... to Why" }).click();
  await page.getByRole("menuitem", { name: "Text", exact: true }).click();
  await section(page, "Why").getByLabel("Content").last().fill("Unpublished. ".repeat(1_450));
  await upload(page, "#102030");
  await upload(page, "#203040");
  await save(page);
  const dialog = warnings(page);
  await dialog
    .getByText("This picture has no description for those who do not see it.")
    .first()
    .waitFor();
  expect(await dialog.getByRole("listitem").count()).toBe(2);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  expect(await stored(page, 1)).toEqual(before);

  await dialog.getByRole("button", { name: "Back to editing" }).click();
  await page.getByText("Draft saved").waitFor();
  await save(page);
  await dialog.getByLabel("Description").first().fill("A dark blue field");
  await dialog.getByRole("button", { name: "Save anyway" }).click();
  await expectSaved(page);
  expect(addresses.filter((address) => address.includes("Unpublished"))).toEqual([]);

  const visitor = await journey.open("/work");
  expect(await visitor.getByLabel("View full screen: A dark blue field").count()).toBe(1);

  // What is public already is not brought up again.
  await closeNotice(page);
  await page.getByLabel("Project Name").fill("Passage, once more");
  await save(page);
  await expectSaved(page);
});

test("stored text that cannot be read shows as empty, can be downloaded, and is replaced after a question only", {
  tags: "matrix",
}, async () => {
  const broken = '[{"type":"text","content":"half a sent';
  const database = await openDatabase(`file:${join(journey.folder, "vitrine.db")}`);
  const { slug } = await database.project.update({
    where: { id: 3 },
    data: { whyContent: broken, isPasswordProtected: false },
  });
  await database.$disconnect();

  const visitor = await journey.open(`/project/${slug}`);
  expect(await visitor.getByRole("heading", { name: "Role" }).count()).toBe(1);
  expect(await visitor.getByRole("heading", { name: "Why" }).count()).toBe(0);
  const page = await openAsOwner(journey, "/admin/edit/3");
  const why = section(page, "Why");
  await why.getByText("What is stored here cannot be read").waitFor();
  await why.getByText("No modules added yet.").waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    why.getByRole("button", { name: "Download the stored text of Why" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("why.txt");
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk);
  expect(Buffer.concat(chunks).toString()).toBe(broken);

  // Saving something else touches nothing of it.
  await page.getByLabel("Light mode navigation").click();
  await save(page);
  await expectSaved(page);
  await closeNotice(page);
  expect(await stored(page, 3)).toMatchObject({ whyContent: broken });

  await page.getByRole("button", { name: "Add module... to Why" }).click();
  await page.getByRole("menuitem", { name: "Text", exact: true }).click();
  await why.getByLabel("Content").fill("Written anew");
  await save(page);
  const question = page.getByRole("alertdialog", { name: "Replace what cannot be read?" });
  await question.getByText("The stored text of Why cannot be read").waitFor();
  await question.getByRole("button", { name: "Cancel" }).click();
  expect(await stored(page, 3)).toMatchObject({ whyContent: broken });
  await save(page);
  await question.getByRole("button", { name: "Replace" }).click();
  await expectSaved(page);
  expect(String((await stored(page, 3)).whyContent)).toContain("Written anew");
  await why.getByText("What is stored here cannot be read").waitFor({ state: "detached" });
  await visitor.reload();
  await visitor.getByText("Written anew").waitFor();
});
