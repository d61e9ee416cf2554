import { join } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "../../api/database/client.ts";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { expectNotice, openAsOwner, saveProjectAnyway } from "../harness/admin.ts";
import { startJourney } from "../harness/journey.ts";
import { checksum, choose, imageField, picture, pictures, workImages } from "./upload-steps.ts";

const journey = startJourney();

test("a file is uploaded once, found again, used, and replaced in all its places at once", async () => {
  const page = await openAsOwner(journey, "/admin");
  await page.getByRole("tab", { name: "Library" }).click();
  await page.getByRole("heading", { level: 1, name: "Library" }).waitFor();
  const files = page.getByRole("grid", { name: "Files" });
  await files.getByRole("row").first().waitFor();
  await choose(page.getByRole("group", { name: "Add files" }), await picture("Tide table.png"));
  await expectNotice(page, "File added to the library");
  await page.getByLabel("Search files").fill("TIDE");
  await expect.poll(() => files.getByRole("row").count()).toBe(1);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await files.getByRole("row", { name: "Tide table.png" }).click();
  const details = page.getByRole("dialog", { name: "Describe the picture" });
  await details.getByText("Not used.").waitFor();
  await details.getByLabel("Description").fill("When the tides come");
  await details.getByRole("button", { name: "Save Description" }).click();
  await details.waitFor({ state: "hidden" });

  // Two windows on a project: one takes the file, the other goes on writing.
  const editor = await openAsOwner(journey, "/admin/edit/1");
  const other = await openAsOwner(journey, "/admin/edit/1");
  const hero = imageField(editor, "Detail Page Hero Image");
  await hero.getByRole("button", { name: /^Choose .* from the library$/ }).click();
  const picker = editor.getByRole("dialog", { name: "Choose from the library" });
  await picker.getByRole("row").first().waitFor();
  await picker.getByLabel("Search files").fill("when the tides");
  await expect.poll(() => picker.getByRole("row").count()).toBe(1);
  await editor.keyboard.press("Tab");
  await editor.keyboard.press("Tab");
  await editor.keyboard.press("Tab");
  await editor.keyboard.press("Enter");
  await picker.waitFor({ state: "hidden" });
  const images = await pictures(workImages(editor)).count();
  await workImages(editor)
    .getByRole("button", { name: /from the library$/ })
    .click();
  await picker.getByRole("row", { name: "Tide table.png" }).click();
  await picker.getByRole("row").nth(2).click();
  await picker.getByRole("button", { name: "Add 2 files" }).click();
  await expect.poll(() => pictures(workImages(editor)).count()).toBe(images + 2);
  await saveProjectAnyway(editor);

  await page.reload();
  await page.getByLabel("Search files").fill("tide table");
  await expect.poll(() => files.getByRole("row").count()).toBe(1);
  await files.getByText("In 2 places").click();
  await details.getByRole("link", { name: /Detail Page Hero Image$/ }).waitFor();
  await details.getByRole("link", { name: /Work Images$/ }).waitFor();
  await details.getByText("It can be deleted once it is in none of these places.").waitFor();
  const replacing = details.getByRole("group", { name: "Replace everywhere" });
  const replacement = await picture("New tides.png", 80);
  await choose(replacing, replacement);
  const question = page.getByRole("alertdialog", { name: "Replace it in 2 places?" });
  await question.waitFor();
  await question.getByRole("button", { name: "Replace" }).click();
  await expectNotice(page, "Replaced everywhere");
  await expect.poll(() => files.innerText()).toContain("Not used");

  await other.getByLabel("Client").fill("Harbour office");
  await saveProjectAnyway(other);
  const { origin } = journey.server;
  const stored = await (await page.request.get(`${origin}/api/projects/1`)).json();
  expect(stored.client).toBe("Harbour office");
  expect(stored.workImages.at(-2)).toBe(stored.heroImage);
  const served = await page.request.get(origin + stored.heroImage);
  expect(checksum(await served.body())).toBe(checksum(replacement.buffer));

  const reader = await journey.open("/project/passage");
  await reader.getByRole("img", { name: "When the tides come" }).first().waitFor();
});

test("a file that nothing shows can be deleted, and put back", { tags: "matrix" }, async () => {
  const page = await openAsOwner(journey, "/admin");
  await page.getByRole("tab", { name: "Library" }).click();
  await choose(page.getByRole("group", { name: "Add files" }), await picture("Nobody's.png", 40));
  const row = page.getByRole("row", { name: "Nobody's.png" });
  await row.click();
  const details = page.getByRole("dialog", { name: "Describe the picture" });
  await details.getByRole("button", { name: "Delete file" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete “Nobody's.png”?" });
  await question.waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await question.getByRole("button", { name: "Delete" }).click();
  await row.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Undo" }).click();
  await row.waitFor();
});

test("what is missing on the whole site is answered where it is listed, or beside the picture", {
  tags: "matrix",
}, async () => {
  const database = await openDatabase(`file:${join(journey.folder, "vitrine.db")}`);
  await database.mediaAsset.updateMany({ data: { altText: "" } });
  await database.$disconnect();
  const page = await openAsOwner(journey, "/admin");
  await page.getByRole("tab", { name: "Library" }).click();
  await page.getByRole("tab", { name: "Missing descriptions" }).click();
  const list = page.getByRole("tabpanel", { name: "Missing descriptions" });
  const counted = list.getByText(/^\d+ left of \d+\./);
  await counted.waitFor();
  const [left = 0, all = 0] = (await counted.innerText()).match(/\d+/g)?.map(Number) ?? [];
  expect(left).toBe(all);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  const film = list.getByRole("listitem").filter({ hasText: "passage-video.mp4" });
  await film.getByRole("textbox", { name: "Description" }).fill("A ship leaves the track");
  await page.keyboard.press("Enter");
  await film.getByText("Saved").waitFor();
  const [next] = await list.getByRole("button", { name: / is decorative$/ }).all();
  await next?.click();
  await list.getByText(`${all - 2} left of ${all}.`).waitFor();

  await film
    .getByRole("link", { name: /^Passage: / })
    .first()
    .click();
  await page.waitForURL(/\/admin\/edit\//);
  const hero = imageField(page, "Home Hero Image");
  await hero.getByRole("textbox", { name: "Description" }).fill("A chart at night");
  await hero.getByRole("button", { name: /^Save description of / }).click();
  await hero.getByText("Saved").waitFor();
  await page.goBack();
  await list.getByText(`${all - 3} left of ${all - 3}.`).waitFor();

  // A picture of a case study leads to its field in its module, which opens.
  await list.getByRole("link", { name: "Passage: Why, module 2" }).click();
  await page.waitForURL(/#why\.module-2$/);
  const module = page.getByRole("region", { name: "Why", exact: true }).getByRole("article").nth(1);
  const description = module.getByRole("textbox", { name: "Description" });
  await expect
    .poll(() => description.evaluate((field) => field === document.activeElement))
    .toBe(true);
});
