import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { closeNotice, expectNotice, openAsOwner, saveProjectAnyway } from "../harness/admin.ts";
import { startJourney } from "../harness/journey.ts";
import { checksum, choose, imageField, picture, pictures, workImages } from "./upload-steps.ts";

const journey = startJourney();

test("a file is uploaded once, described, found again, used, and replaced in all its places at once", {
  tags: "long",
}, async () => {
  const page = await openAsOwner(journey, "/admin");
  await page.getByRole("tab", { name: "Library" }).click();
  await page.getByRole("heading", { level: 1, name: "Library" }).waitFor();
  const files = page.getByRole("grid", { name: "Files" });
  await files.getByRole("row").first().waitFor();
  await choose(page.getByRole("group", { name: "Add files" }), await picture("Tide table.png", 80));
  await expectNotice(page, "File added to the library");
  await closeNotice(page); // a notice that goes later moves the buttons of a dialog
  await page.getByLabel("Search files").fill("TIDE");
  await expect.poll(() => files.getByRole("row").count()).toBe(1);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await files.getByRole("row", { name: "Tide table.png" }).click();
  const details = page.getByRole("dialog", { name: "Picture details" });
  await details.getByText("Not used.").waitFor();
  await details.getByLabel("Description").fill("When the tides come");

  // The owner marks the subject of the picture (its focal point) by pointer and by keys.
  const shownPicture = details.locator(".focus-picker-picture img");
  const isLoaded = () => shownPicture.evaluate((image) => Object(image).naturalWidth > 0);
  await expect.poll(isLoaded).toBe(true);
  await (await shownPicture.elementHandle())?.waitForElementState("stable");
  const box = await shownPicture.boundingBox();
  if (!box) throw new Error("the picture is not shown");
  await page.mouse.click(box.x + box.width * 0.25, box.y + box.height * 0.75);
  const across = details.getByRole("slider", { name: "Subject across, in percent" });
  expect(Math.abs(Number(await across.inputValue()) - 25)).toBeLessThan(3);
  await across.press("Home");
  await page.keyboard.press("ArrowRight");
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("alertdialog").getByText("Discard what you typed?").waitFor();
  await page.keyboard.press("Enter"); // presses "Keep editing"
  await details.getByRole("button", { name: "Save Description" }).click();
  await expectNotice(page, "Description saved");
  await details.waitFor({ state: "hidden" });

  // A second window uses the file in a project. Its form is changed again after the file was replaced.
  const editor = await openAsOwner(journey, "/admin/edit/1");
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
  const { origin } = journey.server;
  const read = async () => (await fetch(`${origin}/project/passage`)).text();
  const [shown = ""] = /<img[^>]*alt="When the tides come"[^>]*>/.exec(await read()) ?? [];
  expect(shown).toMatch(/--focal-x: ?0\.01; ?--focal-y: ?0\.7\d/);
  expect(shown).toContain("data:image/bmp;base64,");

  await page.reload();
  await page.getByLabel("Search files").fill("tide table");
  await expect.poll(() => files.getByRole("row").count()).toBe(1);
  await files.getByText("In 2 places").click();
  await details.getByRole("link", { name: /Detail Page Hero Image$/ }).waitFor();
  await details.getByRole("link", { name: /Work Images$/ }).waitFor();
  await details.getByText("It can be deleted once no place uses it.").waitFor();
  const replacing = details.getByRole("group", { name: "Replace everywhere" });
  const replacement = await picture("New tides.png", 80);
  await choose(replacing, replacement);
  const question = page.getByRole("alertdialog", { name: "Replace it in 2 places?" });
  await question.waitFor();
  await question.getByRole("button", { name: "Replace" }).click();
  await expectNotice(page, "Replaced everywhere");
  await expect.poll(() => files.innerText()).toContain("Not used");

  await editor.getByLabel("Client").fill("Harbour office");
  await saveProjectAnyway(editor);
  const stored = await (await page.request.get(`${origin}/api/projects/1`)).json();
  expect(stored.client).toBe("Harbour office");
  expect(stored.workImages.at(-2)).toBe(stored.heroImage);
  const served = await page.request.get(origin + stored.heroImage);
  expect(checksum(await served.body())).toBe(checksum(replacement.buffer));
  expect(await read()).toContain('alt="When the tides come"');
});
