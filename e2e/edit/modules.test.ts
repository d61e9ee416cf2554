import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { expectNotice } from "../harness/admin.ts";
import { phone } from "../harness/finger.ts";
import { startJourney } from "../harness/journey.ts";
import { editNewProject } from "../harness/new-project.ts";
import { writeMarkup } from "../harness/rich-text.ts";
import { chooseAction, paintPicture, saveProject, writeModule } from "../harness/written-module.ts";

// The tests write modules of every type in the editor, save them, and read them on the project's page.
const journey = startJourney();
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const why = (page: Page) => page.getByRole("region", { name: "Why" });

const _overflows = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** Adds a module of a type to a section. */
async function add(page: Page, name: string, type: string): Promise<Locator> {
  const modules = section(page, name).getByRole("article");
  const count = await modules.count();
  await page.getByRole("button", { name: `Add module... to ${name}` }).click();
  await page.getByRole("menuitem", { name: type, exact: true }).click();
  return modules.nth(count);
}

test("modules of every type are written by finger, saved in the documented shape, and read on a phone", {
  tags: "long",
}, async () => {
  const { page, slug, stored } = await editNewProject(journey, phone);
  await section(page, "Why")
    .getByText("No modules added yet. Use the dropdown above to add your first module.")
    .waitFor();
  const card = await add(page, "Why", "Text");
  const area = card.getByLabel("Content");
  const press = (name: string) => card.getByRole("button", { name, exact: true }).tap();
  await area.click();
  await page.keyboard.type("## ");
  await page.keyboard.insertText("What we found");
  await page.keyboard.press("Enter");
  await page.keyboard.insertText("One room in ");
  await press("Bold");
  await page.keyboard.type("three");
  await press("Bold");
  await page.keyboard.type(" was ");
  await page.keyboard.press("ControlOrMeta+i");
  await page.keyboard.type("found");
  await page.keyboard.press("ControlOrMeta+i");
  await page.keyboard.type(", by the plan");
  await page.keyboard.press("ControlOrMeta+Shift+ArrowLeft");
  // The text editor learns about the new selection only with the next frame.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByLabel("Web or email address").fill("/about");
  await page.getByRole("button", { name: "Apply" }).click();
  // The text gets the focus back with the next frame.
  await expect.poll(() => area.evaluate((text) => text === document.activeElement)).toBe(true);
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Rooms");
  await press("Bulleted list");
  await page.keyboard.press("Enter");
  await page.keyboard.type("upstairs");
  await press("Further in");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.type("> ");
  await page.keyboard.insertText("Said so");

  const quote = await add(page, "Why", "Quote");
  await writeMarkup(quote, "Words", "It found me **again**.");
  await writeModule(quote, {
    "Person (optional)": "Maren Aas",
    "Role (optional)": "Keeper",
  });
  const numbers = await add(page, "Why", "Numbers");
  await numbers.getByRole("button", { name: "Add figure" }).click();
  await writeModule(numbers, {
    Figure: "84 %",
    "Before (optional)": "31 %",
    Label: "finish the tour",
  });
  const columns = await add(page, "Why", "Columns");
  await writeModule(columns, {
    "First title (optional)": "Before",
    "First text": "Six desks",
    "Second text": "One desk",
  });
  const code = await add(page, "Why", "Code");
  const edge = await code.boundingBox();
  const last = await code.getByRole("button", { name: /^Actions for Module/ }).boundingBox();
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThan((edge?.x ?? 0) + (edge?.width ?? 0));
  await writeModule(code, { "Language (optional)": "CSS", Code: "a {\n  color: red;\n}" });
  expect(await findAccessibilityProblems(page)).toEqual([]);
  // Only the owner sees the label of a module.
  await chooseAction(page, "Module 5 of Why", "Label");
  await page.keyboard.type("Tides");
  await code.getByRole("button", { name: /^Module 5 Tides/ }).waitFor();

  const text = await add(page, "Role", "Text");
  const title = text.getByPlaceholder("Enter H2 title (leave empty for no title)");
  await title.fill("What I did");
  await text.getByLabel("Right", { exact: true }).check();
  await writeMarkup(text, "Content", "**Bold** words that go on for more than fifty characters");
  expect(await text.locator(".rich-text strong").innerText()).toBe("Bold");

  const picture = await paintPicture("#993366", 4, 4);
  const beside = await add(page, "Role", "Text + Image");
  await beside.getByLabel("Text content").fill("Beside");
  await beside.getByLabel("Right", { exact: true }).check();
  await beside.getByRole("button", { name: "Click to upload image or video" }).waitFor();
  await beside.locator('input[type="file"]').setInputFiles(picture);
  await expectNotice(page, "Image uploaded successfully");

  const pair = await add(page, "Role", "Image + Image");
  await pair.getByRole("button", { name: "Click to upload left image or video" }).waitFor();
  await pair.getByRole("button", { name: "Click to upload right image or video" }).waitFor();
  await pair.locator('input[type="file"]').first().setInputFiles(picture);
  await pair.getByRole("button", { name: "Replace left image or video" }).waitFor();
  await pair.getByLabel("Right text (optional)").fill("On the right");

  const hero = await add(page, "Role", "Picture Hero Image");
  await hero.getByRole("button", { name: "Click to upload hero image or video" }).waitFor();
  await hero.getByLabel("Caption (optional)").fill("Wide");
  await chooseAction(page, "Module 4 of Role", "Hide");

  await text.getByRole("button", { name: /^Module 1/ }).click();
  await text.getByText("Bold words that go on for more than fifty characte…").waitFor();

  await saveProject(page);
  const project = await stored();
  const storedIn = (column: string) => JSON.parse(String(project[column]));
  const id = { id: expect.stringMatching(/^.{1,40}$/) };
  const markup = `## What we found

One room in **three** was _found_, by the [plan](/about)

- Rooms
  - upstairs

> Said so`;
  const [first, ...others] = storedIn("whyContent");
  expect(first).toEqual({ ...id, type: "text", content: markup, markup: 2 });
  expect(others).toMatchObject([
    { type: "quote", text: "It found me **again**.", person: "Maren Aas", role: "Keeper" },
    { type: "numbers", items: [{ value: "84 %", from: "31 %", label: "finish the tour" }] },
    {
      type: "columns",
      items: [{ title: "Before", content: "Six desks" }, { content: "One desk" }],
    },
    { type: "code", language: "CSS", content: "a {\n  color: red;\n}", label: "Tides" },
  ]);

  const path = expect.stringMatching(/^\/objects\//);
  expect(storedIn("roleContent")).toEqual([
    {
      ...id,
      type: "text",
      content: "**Bold** words that go on for more than fifty characters",
      markup: 2,
      title: "What I did",
      textPosition: "right",
    },
    {
      ...id,
      ...{ type: "text-image", content: "Beside", markup: 2 },
      ...{ imageSrc: path, imagePosition: "right" },
    },
    {
      ...id,
      ...{ type: "image-image", leftImageSrc: path, rightImageSrc: "" },
      ...{ rightImageText: "On the right", markup: 2 },
    },
    { ...id, type: "hero-image", imageSrc: "", caption: "Wide", hidden: true },
  ]);

  const reader = await journey.open(`/project/${slug}`, {
    ...phone,
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const written = reader.locator(".project .rich-text", { hasText: "What we found" });
  await written.locator("h3", { hasText: "What we found" }).waitFor();
  expect(await written.locator("strong, em, a, li li, blockquote").allInnerTexts()).toEqual([
    ...["three", "found", "plan", "upstairs", "Said so"],
  ]);
  expect(await why(reader).locator("blockquote strong").innerText()).toBe("again");
  expect(await why(reader).locator("figcaption").first().innerText()).toMatch(/Maren Aas\s+Keeper/);
  expect(await why(reader).getByRole("definition").innerText()).toMatch(/31\s% →\s+84\s%/);
  expect(await why(reader).getByRole("heading", { name: "Before" }).isVisible()).toBe(true);
  expect(await why(reader).locator("pre").innerText()).toBe("a {\n  color: red;\n}");
  await why(reader).getByRole("button", { name: "Copy" }).click();
  await why(reader).getByRole("button", { name: "Copied" }).waitFor();
  expect(await reader.evaluate("navigator.clipboard.readText()")).toBe("a {\n  color: red;\n}");
  expect(await reader.content()).not.toContain("Tides");
  expect(await findAccessibilityProblems(reader)).toEqual([]);
});
