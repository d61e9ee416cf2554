import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import {
  expectNotice,
  focusedName,
  moveByKeys,
  openAsOwner,
  saveProjectAnyway,
  tabTo,
} from "../harness/admin.ts";
import { boxOf, expectLifted, fingerOf, phone } from "../harness/finger.ts";
import { startJourney } from "../harness/journey.ts";
import { listNewProject } from "../harness/new-project.ts";

// The tests reorder work images and rows of lists, check that the preview follows the caret, and
// write a project with the keyboard only.
const journey = startJourney();

const record = async (page: Page) =>
  (await page.request.get(`${journey.server.origin}/api/projects/1`)).json();
const images = (page: Page) => page.getByRole("grid", { name: "Work Images" }).getByRole("row");
const shown = (page: Page) =>
  images(page)
    .locator("img, video")
    .evaluateAll((pictures) => pictures.map((each) => each.getAttribute("src")));

test("work images are put in order by mouse, by keyboard and by finger", async () => {
  const page = await openAsOwner(journey, "/admin/edit/1", {
    viewport: { width: 1280, height: 900 },
  });
  const [a, b, c, d] = (await record(page)).workImages;
  const [one, two, three, four] = await shown(page);
  await images(page).nth(0).scrollIntoViewIfNeeded();
  const target = await boxOf(images(page).nth(2));
  await images(page)
    .nth(0)
    .dragTo(images(page).nth(2), {
      targetPosition: { x: target.width - 4, y: target.height / 2 },
    });
  await expect.poll(() => shown(page)).toEqual([two, three, one, four]);
  // Moves the last image before the first.
  await page.getByRole("button", { name: "Drag Work image 4" }).focus();
  await moveByKeys(page, "Home");
  await expect.poll(() => shown(page)).toEqual([four, two, three, one]);
  await saveProjectAnyway(page);
  expect((await record(page)).workImages).toEqual([d, b, c, a]);

  const hand = await openAsOwner(journey, "/admin/edit/1", phone);
  await images(hand)
    .nth(0)
    .evaluate((tile) => tile.scrollIntoView({ block: "center" }));
  const finger = await fingerOf(hand);
  await finger.down(hand.getByRole("button", { name: "Drag Work image 1" }));
  const second = await boxOf(images(hand).nth(1));
  await finger.moveTo({ x: second.x + second.width - 8, y: second.y + second.height / 2 });
  await expectLifted(hand);
  await finger.up();
  await expectLifted(hand, false);
  await saveProjectAnyway(hand);
  expect((await record(hand)).workImages).toEqual([b, d, c, a]);
});

const names = (page: Page) =>
  page
    .getByLabel(/^Name, person/)
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

test("rows of a list are put in order by mouse and by finger", async () => {
  const team = ["Ada", "Bo", "Cy"].map((name) => ({ name, role: "" }));
  const page = await openAsOwner(journey, "/admin", {
    viewport: { width: 1280, height: 900 },
    prepare: ({ request }) =>
      request.patch(`${journey.server.origin}/api/projects/1`, { data: { team } }),
  });
  await page.getByRole("link", { name: "Edit Passage" }).click();
  const rows = page.getByRole("group", { name: "Team" }).getByRole("listitem");
  await rows.nth(2).scrollIntoViewIfNeeded();
  const [from, to] = [
    await boxOf(rows.nth(0).locator(".list-field-handle")),
    await boxOf(rows.nth(2)),
  ];
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(from.x + 12, to.y + to.height - 4, { steps: 6 });
  await expectLifted(page);
  await page.mouse.up();
  await expect.poll(() => names(page)).toEqual(["Bo", "Cy", "Ada"]);
  await saveProjectAnyway(page);

  const hand = await openAsOwner(journey, "/admin/edit/1", phone);
  const cards = hand.getByRole("group", { name: "Team" }).getByRole("listitem");
  await cards.nth(0).evaluate((card) => card.scrollIntoView({ block: "center" }));
  const finger = await fingerOf(hand);
  await finger.down(cards.nth(1).locator(".list-field-handle"));
  const first = await boxOf(cards.nth(0));
  await finger.moveTo({ x: first.x + 40, y: first.y + 8 });
  await expectLifted(hand);
  await finger.up();
  await expect.poll(() => names(hand)).toEqual(["Cy", "Bo", "Ada"]);
  await saveProjectAnyway(hand);
  expect((await record(hand)).team).toMatchObject([
    { name: "Cy" },
    { name: "Bo" },
    { name: "Ada" },
  ]);
});

const open = (width: number, height: number) =>
  openAsOwner(journey, "/admin/edit/1", { viewport: { width, height } });
const framed = (page: Page) => page.frameLocator('iframe[title$="as its page would be"]');
const preview = (page: Page) => page.getByRole("button", { name: "Preview", exact: true });
/** Clicks on the beginning of an element in the preview's frame, which may be scaled. */
async function pressIn(page: Page, target: Locator): Promise<void> {
  await target.evaluate((element) =>
    element.scrollIntoView({ block: "center", behavior: "instant" }),
  );
  const [x, y] = await target.evaluate((element) => {
    const range = element.ownerDocument.createRange();
    range.selectNodeContents(element);
    const [line] = range.getClientRects();
    return line ? [line.left + Math.min(line.width, 60), line.top + line.height / 2] : [0, 0];
  });
  const frame = await page.locator(".preview-frame").evaluate((element: HTMLIFrameElement) => {
    const { left, top, width } = element.getBoundingClientRect();
    return { left, top, scale: width / element.clientWidth };
  });
  await page.mouse.click(frame.left + x * frame.scale, frame.top + y * frame.scale);
}

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("the page follows the caret, and what is pressed on it opens its field", async () => {
  const page = await open(1440, 900);
  await preview(page).click();
  const frame = framed(page);
  const scrolled = () => frame.locator("html").evaluate((root) => root.scrollTop);
  const isInSight = (selector: string) =>
    frame.locator(selector).evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return bottom > 0 && top < (element.ownerDocument.defaultView?.innerHeight ?? 0);
    });
  const edited = "[data-edited]";
  await frame.getByRole("heading", { level: 1 }).waitFor();
  expect(await frame.locator(edited).count()).toBe(0);

  // Opens a closed module that is far below the part of the page that the preview shows at first.
  const solution = section(page, "Solution");
  await solution.getByRole("button", { name: /^Module 1/ }).click();
  const area = solution.getByRole("article").first().getByLabel("Content");
  await area.focus();
  await page.keyboard.press("ControlOrMeta+End");
  await expect.poll(() => isInSight(edited)).toBe(true);
  const words = await frame.locator(edited).innerText();
  expect(words).toContain((await area.locator("p").last().innerText()).trim());
  await expect.poll(scrolled).toBeGreaterThan(0);

  // The preview does not scroll while text is typed.
  let place = -1;
  await expect
    .poll(async () => {
      const before = place;
      place = await scrolled();
      return place === before;
    })
    .toBe(true);
  await page.keyboard.type(" At night, too.");
  await frame.locator(edited, { hasText: "At night, too." }).waitFor();
  expect(await scrolled()).toBe(place);

  // A click on a paragraph of the preview puts the caret into its field, at the same text.
  const why = section(page, "Why");
  const paragraph = frame.locator(".project-section").nth(1).locator(".rich-text p").first();
  const said = await paragraph.innerText();
  await pressIn(page, paragraph);
  const field = why.getByRole("article").first().getByLabel("Content");
  await expect.poll(() => field.evaluate((each) => each === document.activeElement)).toBe(true);
  expect(await field.evaluate(() => getSelection()?.anchorNode?.textContent)).toBe(said);
  expect(await field.evaluate(() => getSelection()?.anchorOffset)).toBeGreaterThan(0);
  await expect.poll(() => frame.locator(edited).innerText()).toContain(said);
  await pressIn(page, frame.getByRole("heading", { level: 1 }));
  await expect
    .poll(() => page.getByLabel("Project Name").evaluate((each) => each === document.activeElement))
    .toBe(true);

  // Moves the focus from the preview to a module by the keyboard.
  const way = frame.getByRole("button", { name: "Edit Module 1 of Result" });
  await way.focus();
  await page.keyboard.press("Enter");
  const result = section(page, "Result").getByRole("article").first();
  await expect
    .poll(() => result.evaluate((card) => card.contains(document.activeElement)))
    .toBe(true);

  // The previewed page has the width of the chosen device as its window.
  await page.getByRole("radio", { name: "Desktop" }).focus();
  for (const [name, width] of [
    ["Tablet", 768],
    ["Phone", 390],
  ] as const) {
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => focusedName(page)).toBe(name);
    await expect.poll(() => frame.locator("body").evaluate((body) => body.clientWidth)).toBe(width);
    expect(await findAccessibilityProblems(page)).toEqual([]);
  }
  await preview(page).click();
  await page.locator(".preview-frame").waitFor({ state: "detached" });
});

// The following tests use only the keyboard: they click nothing, and no script sets the focus.
const expectFocus = (page: Page, name: string | RegExp) =>
  expect.poll(() => focusedName(page)).toEqual(expect.stringMatching(name));

/** Opens a new project without modules in the editor. */
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

/** Presses Tab until the control with this name has the focus, and then presses a key. */
async function press(page: Page, name: string | RegExp, key = "Enter"): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press(key);
}

async function write(page: Page, name: string, words: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(words);
}

/** Adds a module by the menu of a section. The new module is open, and has the focus. */
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

/** Opens the file chooser by the keyboard, and chooses a picture. */
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

test("fields, a text and a picture are written and saved", async () => {
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
  // Moves the caret below the list: within a list, Tab does not leave the text.
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  expect(await findAccessibilityProblems(page)).toEqual([]);

  await add(page, "Role", "Picture Hero Image");
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
