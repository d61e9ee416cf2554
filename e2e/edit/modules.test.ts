import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { startJourney } from "../harness/journey.ts";
import { editNewProject } from "../harness/new-project.ts";
import { pasteInto, writeMarkup } from "../harness/rich-text.ts";
import {
  addModule,
  chooseAction,
  paintPicture,
  saveProject,
  writeModule,
} from "../harness/written-module.ts";

// What a module of each type becomes: written in the editor, saved, and read on its page.
const journey = startJourney();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const why = (page: Page) => page.getByRole("region", { name: "Why" });

const overflows = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test("a quote, numbers, columns and code are written, labelled, saved and read on a phone", async () => {
  const { page, slug, stored } = await editNewProject(journey, phone);
  const quote = await addModule(page, "Quote");
  await writeMarkup(quote, "Words", "It found me **again**.");
  await writeModule(quote, {
    "Person (optional)": "Maren Aas",
    "Role (optional)": "Keeper",
  });
  const numbers = await addModule(page, "Numbers");
  await numbers.getByRole("button", { name: "Add figure" }).click();
  await writeModule(numbers, {
    Figure: "84 %",
    "Before (optional)": "31 %",
    Label: "finish the tour",
  });
  const columns = await addModule(page, "Columns");
  await writeModule(columns, {
    "First title (optional)": "Before",
    "First text": "Six desks",
    "Second text": "One desk",
  });
  const code = await addModule(page, "Code");
  const card = await code.boundingBox();
  const last = await code.getByRole("button", { name: /^Actions for Module/ }).boundingBox();
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThan((card?.x ?? 0) + (card?.width ?? 0));
  await writeModule(code, { "Language (optional)": "CSS", Code: "a {\n  color: red;\n}" });
  expect(await findAccessibilityProblems(page)).toEqual([]);
  // What a module is called is its owner's alone.
  await chooseAction(page, "Module 4 of Why", "Label");
  await page.keyboard.type("Tides");
  await code.getByRole("button", { name: /^Module 4 Tides/ }).waitFor();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.getByText("Project updated successfully").waitFor();

  const { whyContent } = await stored();
  expect(JSON.parse(String(whyContent))).toMatchObject([
    { type: "quote", text: "It found me **again**.", person: "Maren Aas", role: "Keeper" },
    { type: "numbers", items: [{ value: "84 %", from: "31 %", label: "finish the tour" }] },
    {
      type: "columns",
      items: [{ title: "Before", content: "Six desks" }, { content: "One desk" }],
    },
    { type: "code", language: "CSS", content: "a {\n  color: red;\n}", label: "Tides" },
  ]);

  const reader = await journey.open(`/project/${slug}`, {
    ...phone,
    permissions: ["clipboard-read", "clipboard-write"],
  });
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

test("a pasted table is written and arranged by keys, saved, and read on a phone without scripts", async () => {
  const { page, slug, stored } = await editNewProject(journey, {
    viewport: { width: 1440, height: 900 },
  });
  const html = `<table><tr><td><p><b>Room</b></p></td><td><p><b>Before</b></p></td></tr>
    <tr><td><p>Foyer</p></td><td><p>31 %</p></td></tr>
    <tr><td><p>Café by the harbour, with its terrace</p></td><td><p>84 %</p></td></tr></table>`;
  await pasteInto(page.getByRole("textbox", { name: "Paste into Why" }), { "text/html": html });
  await page
    .getByRole("group", { name: "Add to Why as:" })
    .getByRole("button", { name: "1 table" })
    .press("Enter");
  const cells = page.getByRole("textbox", { name: "Cells" });
  const choose = async (action: string) => {
    await page.keyboard.press("Alt+F10");
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: action, exact: true }).press("Enter");
    await expect.poll(() => cells.evaluate((field) => field === document.activeElement)).toBe(true);
  };
  await cells.getByText("31 %").click();
  await page.keyboard.press("End");
  await page.keyboard.type(" of all");
  await choose("Add column after");
  await page.keyboard.type("After the northern wing had been opened to everybody");
  await page.keyboard.press("Enter");
  await page.keyboard.type("97 %");
  await page.keyboard.press("Enter");
  await page.keyboard.type("New row");
  await page.keyboard.press("Alt+Shift+ArrowUp");
  await page.keyboard.press("Alt+Shift+ArrowLeft");
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await saveProject(page);
  const rows = [
    ["Room", "", "Before"],
    ["Foyer", "After the northern wing had been opened to everybody", "31 % of all"],
    ["", "New row", ""],
    ["Café by the harbour, with its terrace", "97 %", "84 %"],
  ];
  expect(JSON.parse(String((await stored()).whyContent))).toMatchObject([
    { type: "table", headers: "row", rows: rows.map((each) => ({ cells: each })), markup: 2 },
  ]);

  const reader = await journey.open(`/project/${slug}`, {
    ...phone,
    javaScriptEnabled: false,
    expectedProblems: /\.js csp$/,
  });
  const table = why(reader).getByRole("table");
  expect(await table.getByRole("columnheader").allInnerTexts()).toEqual(["Room", "Before"]);
  expect(await table.getByRole("row").count()).toBe(4);
  expect(await overflows(reader)).toBe(false);
  const region = why(reader).getByRole("figure", { name: "Why" });
  await region.focus();
  await reader.keyboard.press("ArrowRight");
  await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  // On paper all of it is there, however narrow the sheet.
  await reader.setViewportSize({ width: 200, height: 844 });
  await reader.emulateMedia({ media: "print" });
  const sheet = await table.boundingBox();
  expect((sheet?.x ?? 0) + (sheet?.width ?? 0)).toBeLessThanOrEqual(200);
});

test("a picture is framed and its focal point moved by keys, saved and seen at 320 pixels", async () => {
  const viewport = { width: 320, height: 844 };
  const { page, slug, stored } = await editNewProject(journey, { viewport });
  const module = await addModule(page, "Picture Hero Image");
  await module.locator("input[type=file]").setInputFiles(await paintPicture("#336699", 300, 600));
  await module.getByRole("button", { name: "Replace hero image or video" }).waitFor();
  await module.getByText("View of hero image").click();
  await module.getByRole("combobox", { name: "Frame of hero image" }).selectOption("phone");
  const across = module.getByRole("slider", { name: "Subject across, in percent" });
  await across.press("ArrowLeft");
  await across.press("ArrowLeft");
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await saveProject(page);
  const imageSrcView = { frame: "phone", focal: { x: 0.48, y: 0.5 } };
  const written = JSON.parse(String((await stored()).whyContent));
  expect(written).toMatchObject([{ type: "hero-image", imageSrcView }]);

  const reader = await journey.open(`/project/${slug}`, { viewport });
  const device = why(reader).locator(".device");
  await device.scrollIntoViewIfNeeded();
  const picture = device.locator("img");
  expect(await picture.evaluate((img) => getComputedStyle(img).objectPosition)).toBe("48% 50%");
  for (const media of ["screen", "print"] as const) {
    await reader.emulateMedia({ media });
    const [outer, inner] = [await device.boundingBox(), await picture.boundingBox()];
    expect(outer?.x).toBeGreaterThanOrEqual(0);
    expect((outer?.x ?? 0) + (outer?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
    expect(inner?.width).toBeLessThan(outer?.width ?? 0);
    expect((inner?.width ?? 0) / (inner?.height ?? 1)).toBeCloseTo(0.5, 1);
    expect(await overflows(reader)).toBe(false);
  }
  await reader.emulateMedia({ media: "screen" });
  expect(await findAccessibilityProblems(reader)).toEqual([]);
});
