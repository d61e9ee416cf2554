import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { expectNotice, openAsOwner } from "../harness/admin.ts";
import { sampleOf } from "../harness/combinations.ts";
import { phone } from "../harness/finger.ts";
import { startJourney } from "../harness/journey.ts";
import { editNewProject } from "../harness/new-project.ts";
import { writeMarkup } from "../harness/rich-text.ts";

const journey = startJourney();

/** A picture of one pixel. */
const picture = {
  name: "pixel.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
};

const open = () => openAsOwner(journey, "/admin/edit/1");
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const modules = (place: Locator) => place.getByRole("article");

async function add(page: Page, name: string, type: string): Promise<Locator> {
  const count = await modules(section(page, name)).count();
  await page.getByRole("button", { name: `Add module... to ${name}` }).click();
  await page.getByRole("menuitem", { name: type, exact: true }).click();
  return modules(section(page, name)).nth(count);
}

async function expectSaved(page: Page): Promise<void> {
  const notice = page.getByRole("alert").filter({ hasText: "Project updated successfully" });
  await notice.waitFor();
  expect(await notice.innerText()).toMatch(/^Success\s+Project updated successfully$/);
}

async function stored(page: Page): Promise<Record<string, unknown>> {
  const response = await page.request.get(`${journey.server.origin}/api/projects/1`);
  return response.json();
}

/** The modules of a section as they are stored, without what tells them apart. */
async function storedModules(page: Page, column: string): Promise<unknown[]> {
  const list: unknown = JSON.parse(String((await stored(page))[column]));
  if (!Array.isArray(list)) throw new Error(`${column} is no list`);
  return list.map(({ id, ...module }) => {
    expect(id).toMatch(/^.{1,40}$/);
    return module;
  });
}

test("modules of every type, with every option, are stored in the documented shape", async () => {
  const page = await open();
  const role = section(page, "Role");
  for (let count = await modules(role).count(); count > 0; count -= 1) {
    await role.getByRole("button", { name: /^Delete Module 1/ }).click();
  }
  await role
    .getByText("No modules added yet. Use the dropdown above to add your first module.")
    .waitFor();

  const text = await add(page, "Role", "Text");
  const title = text.getByPlaceholder("Enter H2 title (leave empty for no title)");
  await title.fill("What I did");
  await text.getByLabel("Right", { exact: true }).check();
  await writeMarkup(text, "Content", "**Bold** words that go on for more than fifty characters");
  expect(await text.locator(".rich-text strong").innerText()).toBe("Bold");

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
  await hero.getByRole("button", { name: /^Hide/ }).click();

  await text.getByRole("button", { name: /^Module 1/ }).click();
  await text.getByText("Bold words that go on for more than fifty characte…").waitFor();
  await page.getByRole("button", { name: "Save Changes" }).click();
  // The picture has no description.
  await page.getByRole("button", { name: "Save anyway" }).click();
  await expectSaved(page);
  const path = expect.stringMatching(/^\/objects\//);
  expect(await storedModules(page, "roleContent")).toEqual([
    {
      type: "text",
      content: "**Bold** words that go on for more than fifty characters",
      markup: 2,
      title: "What I did",
      textPosition: "right",
    },
    {
      ...{ type: "text-image", content: "Beside", markup: 2 },
      ...{ imageSrc: path, imagePosition: "right" },
    },
    {
      ...{ type: "image-image", leftImageSrc: path, rightImageSrc: "" },
      ...{ rightImageText: "On the right", markup: 2 },
    },
    { type: "hero-image", imageSrc: "", caption: "Wide", hidden: true },
  ]);
  expect(await findAccessibilityProblems(page)).toEqual([]);
});

const desk = { viewport: { width: 1440, height: 900 } };

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
  const card = await add(page, "Why", "Text");
  const area = card.getByLabel("Content");
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
