import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { sampleOf } from "../harness/combinations.ts";
import { eventually } from "../harness/eventually.ts";
import { phone } from "../harness/finger.ts";
import { startJourney } from "../harness/journey.ts";
import { editNewProject } from "../harness/new-project.ts";

const journey = startJourney();
const desk = { viewport: { width: 1440, height: 900 } };
const why = (page: Page) => page.getByRole("region", { name: "Why", exact: true });
const modules = (page: Page) => why(page).getByRole("article");

async function addText(page: Page): Promise<{ card: Locator; area: Locator }> {
  await page.getByRole("button", { name: "Add module... to Why" }).click();
  await page.getByRole("menuitem", { name: "Text", exact: true }).click();
  const card = modules(page).last();
  const area = card.getByLabel("Content");
  await area.waitFor();
  return { card, area };
}

test.each(
  sampleOf(
    [
      ["with a mouse at 1440 pixels", desk],
      ["with a finger at 390 pixels", phone],
    ] as const,
    1,
  ),
)("a text is written %s, and stands on the page as it was written", async (_name, options) => {
  const { page, slug, stored } = await editNewProject(journey, options);
  const { card, area } = await addText(page);
  const press = async (name: string) => {
    const tool = card.getByRole("button", { name, exact: true });
    if (options === phone) await tool.tap();
    else await tool.click();
  };
  await area.click();
  await page.keyboard.type("## What we found");
  await page.keyboard.press("Enter");
  await page.keyboard.type("One room in ");
  await press("Bold");
  await page.keyboard.type("three");
  await press("Bold");
  await page.keyboard.type(" was ");
  await page.keyboard.press("ControlOrMeta+i");
  await page.keyboard.type("found");
  await page.keyboard.press("ControlOrMeta+i");
  await page.keyboard.type(", by the plan");
  await page.keyboard.press("ControlOrMeta+Shift+ArrowLeft");
  // The editor hears of the selection a moment after the browser has made it.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByLabel("Web or email address").fill("/about");
  await page.getByRole("button", { name: "Apply" }).click();
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
  await page.keyboard.type("> Said so");
  expect(await findAccessibilityProblems(page)).toEqual([]);

  await page.keyboard.press("ControlOrMeta+s");
  await page.getByText("Project updated successfully").waitFor();
  const markup = `## What we found

One room in **three** was _found_, by the [plan](/about)

- Rooms
  - upstairs

> Said so`;
  expect(JSON.parse(String((await stored()).whyContent))).toEqual([
    { id: expect.any(String), type: "text", content: markup, markup: 2 },
  ]);
  const reader = await journey.open(`/project/${slug}`, options);
  const text = reader.locator(".project .rich-text").first();
  await text.locator("h3", { hasText: "What we found" }).waitFor();
  expect(await text.locator("strong, em, a, li li, blockquote").allInnerTexts()).toEqual([
    ...["three", "found", "plan", "upstairs", "Said so"],
  ]);
});

test("undo goes on where a text has nothing left: texts, removed and moved modules", {
  tags: "matrix",
}, async () => {
  const { page } = await editNewProject(journey, desk);
  for (const words of ["One", "Two"]) {
    const { area } = await addText(page);
    await area.click();
    await page.keyboard.type(words);
  }
  const words = () => why(page).locator(".rich-text-content").allInnerTexts();
  await why(page).getByRole("button", { name: "Move Module 2 of Why up" }).click();
  await eventually(words).toEqual(["Two", "One"]);
  await why(page).getByRole("button", { name: "Delete Module 2 of Why" }).click();
  await eventually(words).toEqual(["Two"]);

  await page.keyboard.press("ControlOrMeta+z");
  await eventually(words).toEqual(["Two", "One"]);
  await why(page).getByRole("button", { name: "Move Module 2 of Why up" }).focus();
  await page.keyboard.press("ControlOrMeta+z");
  await eventually(words).toEqual(["One", "Two"]);
  await page.keyboard.press("ControlOrMeta+Shift+z");
  await eventually(words).toEqual(["Two", "One"]);

  // A plain field is a part of the same history: first what was typed in it, then the rest of the form.
  const title = why(page).getByRole("article").first().getByLabel("Title");
  await title.fill("Lamp");
  await title.press("Home");
  // At once: letters that come half a second apart are steps of their own.
  await page.keyboard.insertText("The ");
  await page.keyboard.press("ControlOrMeta+z");
  await eventually(() => title.inputValue()).toBe("Lamp");
  await page.keyboard.press("ControlOrMeta+Shift+z");
  await eventually(() => title.inputValue()).toBe("The Lamp");
  await page.getByLabel("Project Name").focus();
  await page.keyboard.press("ControlOrMeta+z");
  await eventually(() => title.inputValue()).toBe("Why");
  expect(await title.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.press("ControlOrMeta+z");
  await eventually(words).toEqual(["One", "Two"]);
});
