import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { expectNotice, focusedName, tabTo } from "../harness/admin.ts";
import { startJourney } from "../harness/journey.ts";
import { listNewProject } from "../harness/new-project.ts";

// The editor with the keyboard alone: nothing here is pressed with a pointer, or given the focus.
const journey = startJourney();
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const expectFocus = (page: Page, name: string | RegExp) =>
  expect.poll(() => focusedName(page)).toEqual(expect.stringMatching(name));

/** A project without modules, opened by the owner. */
async function openEmpty() {
  const { page, name, stored } = await listNewProject(journey, {
    viewport: { width: 1440, height: 1000 },
  });
  await press(page, `Edit ${name}`);
  await page.getByRole("heading", { name: `Edit Project: ${name}` }).waitFor();
  const storedModules = async (column: string): Promise<object[]> => {
    const modules: { id: string }[] = JSON.parse(String((await stored())[column]));
    return modules.map(({ id: _, ...module }) => module);
  };
  return { page, name, stored, storedModules };
}

/** Presses the control with this name, once Tab has reached it. */
async function press(page: Page, name: string | RegExp, key = "Enter"): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press(key);
}

async function write(page: Page, name: string, words: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(words);
}

/** Adds a module from the menu of its section; it is open then, and has the focus. */
async function add(page: Page, name: string, type: string): Promise<Locator> {
  const cards = section(page, name).getByRole("article");
  const count = await cards.count();
  await press(page, `Add module... to ${name}`);
  await page.getByRole("menu").waitFor();
  for (let step = 0; step < 4 && (await focusedName(page)) !== type; step += 1) {
    await page.keyboard.press("ArrowDown");
  }
  await expectFocus(page, `^${type.replace("+", "\\+")}$`);
  await page.keyboard.press("Enter");
  await expectFocus(page, `^Module ${count + 1}`);
  return cards.nth(count);
}

/** Chooses a picture in the chooser that the key opens. */
async function upload(page: Page, label: string): Promise<void> {
  const create = { width: 40, height: 30, channels: 3 as const, background: "#c0d0e0" };
  const chooser = page.waitForEvent("filechooser");
  await press(page, label);
  await (await chooser).setFiles({
    name: "p.png",
    mimeType: "image/png",
    buffer: await sharp({ create }).png().toBuffer(),
  });
  await expectNotice(page, "Image uploaded successfully");
}

async function save(page: Page): Promise<void> {
  await page.keyboard.press("ControlOrMeta+s");
  const notice = page.getByRole("alert").filter({ hasText: "Project updated successfully" });
  const dialog = page.getByRole("dialog", { name: "Before this goes public" });
  await dialog.or(notice).waitFor();
  if (await dialog.isVisible()) await press(page, /^Save anyway$/);
  await notice.waitFor();
  await dialog.waitFor({ state: "detached" });
  await expect.poll(() => page.locator(".draft-indicator").innerText()).toBe("");
}

test("fields, a text and a picture are written and saved", { tags: "matrix" }, async () => {
  const { page, stored, storedModules } = await openEmpty();
  await write(page, "Project Name", "Written Blind");
  await write(page, "Slug", "written-blind");
  await press(page, "Show on home page", "Space");
  await press(page, "Light mode navigation", "Space");
  await tabTo(page, "Display width");
  await page.keyboard.press("End");

  await add(page, "Role", "Text");
  await write(page, "Title", "What I did");
  await page.keyboard.press("Tab");
  await expectFocus(page, "^Default$");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expectFocus(page, "^Right$");
  await tabTo(page, "Content");
  for (const [key, word] of [
    ["b", "bold"],
    ["i", "slanted"],
    ["u", "lined"],
  ] as const) {
    await page.keyboard.press(`ControlOrMeta+${key}`);
    await page.keyboard.type(word);
    await page.keyboard.press(`ControlOrMeta+${key}`);
    await page.keyboard.press(key === "u" ? "Enter" : "Shift+Enter");
  }
  await page.keyboard.type("one");
  await page.keyboard.press("Shift+Tab");
  for (let step = 0; step < 14 && (await focusedName(page)) !== "Bulleted list"; step += 1) {
    await page.keyboard.press("ArrowRight");
  }
  await expectFocus(page, "^Bulleted list$");
  await page.keyboard.press("Enter");
  await expectFocus(page, "^Content$");
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("two");
  // Behind the list, from where Tab leaves the text.
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  expect(await findAccessibilityProblems(page)).toEqual([]);

  await add(page, "Role", "Hero Image");
  await upload(page, "Click to upload hero image or video");
  await write(page, "Caption (optional)", "Wide");
  expect(await findAccessibilityProblems(page)).toEqual([]);

  await save(page);
  expect(await stored()).toMatchObject({
    name: "Written Blind",
    slug: "written-blind",
    showOnHome: true,
    lightModeNav: true,
    homeDisplayWidth: "full",
  });
  const path = expect.stringMatching(/^\/objects\//);
  expect(await storedModules("roleContent")).toEqual([
    {
      type: "text",
      title: "What I did",
      textPosition: "right",
      content: "**bold**\n_slanted_\n<u>lined</u>\n\n- one\n- two",
      markup: 2,
    },
    { type: "hero-image", imageSrc: path, caption: "Wide" },
  ]);
  const visitor = await (await fetch(`${journey.server.origin}/project/written-blind`)).text();
  expect(visitor).toContain("<strong>bold</strong>");
});

test("modules are hidden, moved, duplicated, deleted and brought back", {
  tags: "matrix",
}, async () => {
  const { page, storedModules } = await openEmpty();
  for (const words of ["One", "Two", "Three"]) {
    await add(page, "Why", "Text");
    await write(page, "Content", words);
  }
  const words = async (column = "whyContent") => {
    await save(page);
    return (await storedModules(column)).map((module) => Reflect.get(module, "content"));
  };
  await press(page, "Hide Module 2 of Why");
  await expectFocus(page, "Show Module 2 of Why");
  await save(page);
  expect(await storedModules("whyContent")).toMatchObject([{}, { hidden: true }, {}]);
  await page.keyboard.press("Enter");
  await expectFocus(page, "Hide Module 2 of Why");

  await press(page, "Move Module 3 of Why up");
  await expectFocus(page, "Move Module 2 of Why up");
  await page.keyboard.press("Enter");
  expect(await words()).toEqual(["Three", "One", "Two"]);
  await press(page, "Move Module 1 of Why down");
  await expectFocus(page, "Move Module 2 of Why down");
  expect(await words()).toEqual(["One", "Three", "Two"]);

  await press(page, "Drag Module 2 of Why");
  for (let step = 0; step < 60 && (await focusedName(page)) !== "Result, place 1"; step += 1) {
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await page.getByText("Moved to Result, place 1 of 1").waitFor({ state: "attached" });
  expect(await words()).toEqual(["One", "Two"]);
  expect(await words("resultContent")).toEqual(["Three"]);
  await expectFocus(page, "Drag Module 1 of Result");

  await press(page, "Duplicate Module 1 of Result");
  await expectFocus(page, "^Module 2");
  expect(await words("resultContent")).toEqual(["Three", "Three"]);
  await press(page, "Delete Module 2 of Result");
  await expectFocus(page, "^Module 1");
  await page.keyboard.press("F8");
  await press(page, "Undo");
  await expectFocus(page, "^Module 2");
  await press(page, "Delete Module 2 of Result");
  expect(await words("resultContent")).toEqual(["Three"]);
  expect(await findAccessibilityProblems(page)).toEqual([]);
});
