import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { focusedName } from "../harness/admin.ts";
import { sampleOf } from "../harness/combinations.ts";
import { eventually } from "../harness/eventually.ts";
import { startJourney } from "../harness/journey.ts";
import { editNewProject } from "../harness/new-project.ts";
import { writeMarkup } from "../harness/rich-text.ts";
import { addModule, paintPicture, saveProject, writeModule } from "../harness/written-module.ts";

const journey = startJourney();

test.each(sampleOf([390, 1440], 1))(
  "a quote, numbers, columns and code are written, saved and read at %i pixels",
  async (width) => {
    const { page, slug, stored } = await editNewProject(journey, {
      viewport: { width, height: 844 },
      hasTouch: width < 500,
    });
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
    const last = await code.getByRole("button", { name: /^Delete Module/ }).boundingBox();
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThan((card?.x ?? 0) + (card?.width ?? 0));
    await writeModule(code, { "Language (optional)": "CSS", Code: "a {\n  color: red;\n}" });
    expect(await findAccessibilityProblems(page)).toEqual([]);
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
      { type: "code", language: "CSS", content: "a {\n  color: red;\n}" },
    ]);

    const reader = await journey.open(`/project/${slug}`, {
      viewport: { width, height: 844 },
      permissions: ["clipboard-read", "clipboard-write"],
    });
    const why = reader.getByRole("region", { name: "Why" });
    expect(await why.locator("blockquote strong").innerText()).toBe("again");
    expect(await why.locator("figcaption").first().innerText()).toMatch(/Maren Aas\s+Keeper/);
    expect(await why.getByRole("definition").innerText()).toMatch(/31\s% →\s+84\s%/);
    expect(await why.getByRole("heading", { name: "Before" }).isVisible()).toBe(true);
    expect(await why.locator("pre").innerText()).toBe("a {\n  color: red;\n}");
    await why.getByRole("button", { name: "Copy" }).click();
    await why.getByRole("button", { name: "Copied" }).waitFor();
    expect(await reader.evaluate("navigator.clipboard.readText()")).toBe("a {\n  color: red;\n}");
    expect(await findAccessibilityProblems(reader)).toEqual([]);
  },
);

test.each([1440, 390])(
  "a gallery is filled, arranged and viewed at %i pixels",
  { tags: "matrix" },
  async (width) => {
    const viewport = { width, height: 844 };
    const { page, slug, stored } = await editNewProject(journey, { viewport });
    const gallery = await addModule(page, "Gallery");
    const files = await Promise.all([300, 400, 500].map((size) => paintPicture("#789", size, 300)));
    await gallery.locator("input[type=file]").setInputFiles(files);
    const pictures = gallery.getByRole("grid", { name: "Pictures" }).getByRole("row");
    await eventually(() => pictures.count()).toBe(3);
    await gallery.getByRole("button", { name: "Remove picture 3" }).click();
    await gallery.getByLabel("Layout").selectOption("Strip to scroll");
    await gallery.getByLabel("Caption of picture 1 (optional)").fill("Dawn");
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await saveProject(page);
    const [module] = JSON.parse(String((await stored()).whyContent));
    expect(module).toMatchObject({
      type: "gallery",
      layout: "strip",
      items: [{ caption: "Dawn" }, {}],
    });

    const reader = await journey.open(`/project/${slug}`, { viewport });
    const why = reader.getByRole("region", { name: "Why" });
    expect(await why.getByText("Dawn").isVisible()).toBe(true);
    await why.getByRole("button", { name: "View full screen: Dawn" }).click();
    const viewer = reader.getByRole("dialog", { name: "Why, 1 of 2" });
    await viewer.waitFor();
    expect(await findAccessibilityProblems(reader)).toEqual([]);
    await reader.keyboard.press("ArrowRight");
    await reader.getByRole("dialog", { name: "Why, 2 of 2" }).waitFor();
    await reader.keyboard.press("Escape");
    await reader.getByRole("dialog").waitFor({ state: "detached" });
    // The picture that was seen last.
    expect(await focusedName(reader)).toMatch(/^View full screen: /);
    expect(
      await reader.evaluate("document.activeElement.closest('li').matches(':last-child')"),
    ).toBe(true);
  },
);

test("the rows of a gallery leave no gap on paper", { tags: "matrix" }, async () => {
  const { page, slug } = await editNewProject(journey, { viewport: { width: 1440, height: 844 } });
  const gallery = await addModule(page, "Gallery");
  await gallery
    .locator("input[type=file]")
    .setInputFiles([await paintPicture("#789", 600, 150), await paintPicture("#987", 900, 300)]);
  const pictures = gallery.getByRole("grid", { name: "Pictures" }).getByRole("row");
  await eventually(() => pictures.count()).toBe(2);
  await saveProject(page);
  const reader = await journey.open(`/project/${slug}`, { viewport: { width: 700, height: 900 } });
  await reader.emulateMedia({ media: "print" });
  const items = reader.locator(".gallery-block-item");
  await eventually(() => items.count()).toBe(2);
  const gaps = await items.evaluateAll((all) =>
    all.map((item) => item.clientWidth - (item.querySelector("img")?.clientWidth ?? 0)),
  );
  expect(gaps).toEqual([0, 0]);
});

test("a module is called something that only its owner sees", { tags: "matrix" }, async () => {
  const { page, slug, stored } = await editNewProject(journey);
  const code = await addModule(page, "Code");
  await writeModule(code, { Code: "let tide = 0;" });
  const label = page.getByRole("button", { name: "Label Module 1 of Why" });
  await label.click();
  await page.keyboard.type("Tides");
  const toggle = code.getByRole("button", { name: /^Module 1 Tides/ });
  await toggle.click();
  await eventually(() => toggle.getAttribute("aria-expanded")).toBe("false");
  expect(await toggle.innerText()).not.toContain("let tide");
  await saveProject(page);
  expect(JSON.parse(String((await stored()).whyContent))).toMatchObject([
    { type: "code", content: "let tide = 0;", label: "Tides" },
  ]);
  const reader = await journey.open(`/project/${slug}`);
  expect(await reader.content()).not.toContain("Tides");
});

test("a module is copied in one project and pasted into another", { tags: "matrix" }, async () => {
  const permissions = ["clipboard-read", "clipboard-write"];
  const { page } = await editNewProject(journey, { permissions });
  const code = await addModule(page, "Code");
  await writeModule(code, { Code: "let tide = 0;" });
  await page.getByRole("button", { name: "Copy Module 1 of Why" }).click();
  await page.getByText("Module copied").waitFor();
  await saveProject(page);

  const other = await editNewProject(journey, { permissions });
  await other.page.getByRole("button", { name: "Add module... to Role" }).click();
  await other.page.getByRole("menuitem", { name: "Paste module" }).click();
  const pasted = other.page.getByRole("article", { name: "Module 1 of Role" });
  await eventually(() => pasted.getByLabel("Code", { exact: true }).inputValue()).toBe(
    "let tide = 0;",
  );
  await saveProject(other.page);
  expect(JSON.parse(String((await other.stored()).roleContent))).toMatchObject([
    { type: "code", content: "let tide = 0;" },
  ]);
  await other.page.evaluate(() => navigator.clipboard.writeText("Tides"));
  await other.page.getByRole("button", { name: "Add module... to Role" }).click();
  await other.page.getByRole("menuitem", { name: "Paste module" }).click();
  await other.page.getByText("The clipboard holds no module").waitFor();
});
