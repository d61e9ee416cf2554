import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { openAsOwner, saveProjectAnyway } from "../harness/admin.ts";
import { sampleOf } from "../harness/combinations.ts";
import { eventually } from "../harness/eventually.ts";
import { phone } from "../harness/finger.ts";
import { startJourney } from "../harness/journey.ts";
import { editNewProject } from "../harness/new-project.ts";
import { pasteInto, readText } from "../harness/rich-text.ts";
import { paintPicture } from "../harness/written-module.ts";

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

async function storedModules(stored: () => Promise<Record<string, unknown>>) {
  const list: Record<string, unknown>[] = JSON.parse(String((await stored()).whyContent));
  return list.map(({ id: _, ...module }) => module);
}

const clipboard = (name: string) => readFile(`web/admin/rich-text/paste/fixtures/${name}`, "utf8");

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
  expect(await storedModules(stored)).toEqual([{ type: "text", content: markup, markup: 2 }]);
  const reader = await journey.open(`/project/${slug}`, options);
  const text = reader.locator(".project .rich-text").first();
  await text.locator("h3", { hasText: "What we found" }).waitFor();
  expect(await text.locator("strong, em, a, li li, blockquote").allInnerTexts()).toEqual([
    ...["three", "found", "plan", "upstairs", "Said so"],
  ]);
});

test("a document from Google Docs becomes texts and pictures in its order; no other site is asked", {
  tags: "matrix",
}, async () => {
  const { page, slug, stored } = await editNewProject(journey, desk);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await addText(page);
  const area = modules(page).first().getByLabel("Content");
  await pasteInto(area, { "text/html": await clipboard("google-docs.clipboard") });
  await eventually(() => modules(page).count()).toBe(3);
  const missing = modules(page).nth(1);
  await missing.getByText("Drop or pick this picture: The foyer at noon").waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await saveProjectAnyway(page);

  const [first, picture, last] = await storedModules(stored);
  expect(first?.content).toMatch(
    /^## A museum by the harbour\n\nVisitors found \*\*one in three\*\*/,
  );
  expect(first?.content).toContain("- Walked with twelve visitors\n  - six with children\n");
  expect(picture).toEqual({ type: "hero-image", imageSrc: "", label: "The foyer at noon" });
  expect(last).toMatchObject({ type: "text", markup: 2, title: "" });
  expect(last?.content).toBe("1. Colour\n2. Numbers\n\n**Before**\t**After**\n31 %\t84 %");
  expect(asked.filter((address) => !address.startsWith(journey.server.origin))).toEqual([]);
  expect(String((await stored()).whyContent)).not.toContain("googleusercontent");

  const reader = await journey.open(`/project/${slug}`);
  await reader.locator(".rich-text li li", { hasText: "six with children" }).waitFor();

  // Step by step back: the new modules, then the text.
  await area.click();
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(() => readText(area)).toBe("<p></p>");
  await page.keyboard.press("ControlOrMeta+z");
  await eventually(() => modules(page).count()).toBe(1);
  await page.keyboard.press("ControlOrMeta+z");
  await eventually(() => modules(page).count()).toBe(0);
});

test("a picture that is dropped where one is missing is offered what the document said of it", {
  tags: "matrix",
}, async () => {
  const { page } = await editNewProject(journey, desk);
  const { area } = await addText(page);
  const html = '<p>Before</p><img src="https://elsewhere.example/1.png" alt="The foyer at noon">';
  await pasteInto(area, { "text/html": html });
  const missing = modules(page).nth(1);
  await missing.getByText("Drop or pick this picture: The foyer at noon").waitFor();
  const file = await paintPicture("#336699", 600, 300);
  await missing.locator("input[type=file]").setInputFiles(file);
  const described = missing.getByRole("textbox", { name: "Description" });
  await eventually(() => described.inputValue()).toBe("The foyer at noon");
  await missing.getByText("From the module’s label").waitFor();
  await missing.getByRole("button", { name: /^Save description/ }).click();
  await missing.getByText("Saved", { exact: true }).waitFor();
});

test("pictures that the clipboard carries are uploaded, Markdown keeps its structure", {
  tags: "matrix",
}, async () => {
  const { page, stored } = await editNewProject(journey, desk);
  const { area } = await addText(page);
  const pixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
  await pasteInto(area, {
    "text/html": `<p>Before</p><img alt="A map" src="data:image/png;base64,${pixel}"><p>After</p>`,
  });
  const module = page.getByRole("article").filter({ hasText: "Hero Image" });
  await module.getByRole("button", { name: "Replace hero image or video" }).waitFor();
  const last = modules(page).last().getByLabel("Content");
  await last.click();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.press("Enter");
  await pasteInto(last, { "text/plain": "### Signs\n\n•\tlarge\n•\tlow" });
  await saveProjectAnyway(page);
  const path = expect.stringMatching(/^\/objects\/[\w-]+\.png$/);
  expect(await storedModules(stored)).toMatchObject([
    { type: "text", content: "Before", markup: 2 },
    { type: "hero-image", imageSrc: path },
    { type: "text", content: "After\n\n## Signs\n\n- large\n- low", markup: 2 },
  ]);
});

test("a text that was stored before is another one only once it is changed", {
  tags: "matrix",
}, async () => {
  const page = await openAsOwner(journey, "/admin/edit/1", desk);
  const stored = async () => {
    const response = await page.request.get(`${journey.server.origin}/api/projects/1`);
    return JSON.parse(String((await response.json()).whyContent))[0];
  };
  const { content, markup } = await stored();
  expect(markup).toBeUndefined();
  await why(page)
    .getByRole("button", { name: /^Module 1/ })
    .click();
  const area = modules(page).first().getByLabel("Content");
  const indicator = page.locator(".draft-indicator");
  await area.click();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.press("Tab");
  expect(await indicator.innerText()).toBe("");
  await area.focus();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type("!");
  await expect.poll(() => indicator.innerText()).not.toBe("");
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(() => indicator.innerText()).toBe("");
  expect(await stored()).toMatchObject({ content });
  await page.keyboard.type("!");
  await page.keyboard.press("ControlOrMeta+s");
  await page.getByText("Project updated successfully").waitFor();
  expect(await stored()).toMatchObject({ content: expect.stringContaining("!"), markup: 2 });
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
