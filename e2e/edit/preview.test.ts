import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { focusedName, openAsOwner, saveProjectAnyway } from "../harness/admin.ts";
import { hydrated, startJourney } from "../harness/journey.ts";
import { editNewProject } from "../harness/new-project.ts";
import { writeMarkup } from "../harness/rich-text.ts";
import { portfolioPassword } from "../harness/server.ts";

const journey = startJourney();
const open = (width: number, height: number) =>
  openAsOwner(journey, "/admin/edit/1", { viewport: { width, height } });
const framed = (page: Page) => page.frameLocator('iframe[title$="as its page would be"]');
const preview = (page: Page) => page.getByRole("button", { name: "Preview", exact: true });
/** Presses the beginning of what a frame shows, wherever the frame is and however small it is drawn. */
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
  const frame = await page.locator("iframe").evaluate((element: HTMLIFrameElement) => {
    const { left, top, width } = element.getBoundingClientRect();
    return { left, top, scale: width / element.clientWidth };
  });
  await page.mouse.click(frame.left + x * frame.scale, frame.top + y * frame.scale);
}

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("beside the form, the page follows what is typed, as the saved page looks", async () => {
  const page = await open(1440, 900);
  await preview(page).click();
  const title = framed(page).getByRole("heading", { level: 1 });
  expect(await title.innerText()).toBe("Passage");

  // The words of both are the same, section by section.
  const visitor = await journey.open("/project/passage");
  const shown = ".project-sections";
  const words = await visitor.locator(shown).innerText();
  expect(await framed(page).locator(shown).innerText()).toBe(words);
  expect(await framed(page).locator("img").count()).toBe(
    await visitor.locator(".project img").count(),
  );

  await page.getByLabel("Project Name").fill("Passage by night");
  await expect.poll(() => title.innerText()).toBe("Passage by night");
  await page.getByLabel("Light mode navigation").click();
  await framed(page).locator('.project-hero[data-navigation="light"]').waitFor();

  const role = section(page, "Role");
  await role.getByRole("button", { name: /^Module 1/ }).click();
  await writeMarkup(role.getByRole("article").first(), "Content", "Steered **everything**");
  await framed(page).locator("strong", { hasText: "everything" }).waitFor();
  await role.getByRole("button", { name: /^Hide Module 1/ }).click();
  await expect.poll(() => framed(page).getByText("Steered").count()).toBe(0);
  await role.getByRole("button", { name: /^Show Module 1/ }).click();
  await framed(page).getByText("Steered").waitFor();

  // A module that moves, and becomes one of another type in its place, is drawn again.
  await page.getByRole("button", { name: "Add module... to Role" }).click();
  await page.getByRole("menuitem", { name: "Hero Image", exact: true }).click();
  await role.getByLabel("Caption (optional)").fill("Over the bar");
  await framed(page).locator("figcaption", { hasText: "Over the bar" }).waitFor();
  const count = await role.getByRole("article").count();
  await role.getByRole("button", { name: `Move Module ${count} of Role up` }).click();
  await expect
    .poll(() => framed(page).locator(".project-section").first().innerText())
    .toMatch(/Over the bar[\s\S]*Steered/);

  // Nothing was saved, and links of the page lead nowhere.
  expect(await visitor.reload().then(() => visitor.locator("h1").innerText())).toBe("Passage");
  await framed(page).getByRole("link", { name: "About" }).press("Enter");
  expect(new URL(page.url()).pathname).toBe("/admin/edit/1");
  await framed(page).getByRole("button", { name: "Edit Facts" }).focus();
  expect(await findAccessibilityProblems(page)).toEqual([]);
});

test("on a phone the page takes the place of the form, and gives it back as it was", {
  tags: "matrix",
}, async () => {
  const page = await open(390, 844);
  const name = page.getByLabel("Project Name");
  await name.fill("Passage, small");
  const why = page.getByRole("button", { name: "Add module... to Why" });
  await why.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await preview(page).click();
  await framed(page).getByText("Passage, small").waitFor();
  expect(await name.isVisible()).toBe(false);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await preview(page).click();
  expect(await name.inputValue()).toBe("Passage, small");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);

  // What is pressed on it brings the form back at its field.
  await preview(page).click();
  await pressIn(
    page,
    framed(page).locator(".project-section").nth(2).locator(".rich-text p").first(),
  );
  await page.locator("iframe").waitFor({ state: "detached" });
  const card = section(page, "Result").getByRole("article").first();
  await expect
    .poll(() => card.evaluate((each) => each.contains(document.activeElement)))
    .toBe(true);
  const box = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? -1);
  expect(box).toBeGreaterThan(0);
  expect(box).toBeLessThan(844);
});

test("the page follows the caret, and what is pressed on it opens its field", {
  tags: "matrix",
}, async () => {
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

  // A module that was closed, far below what the page shows at first.
  const solution = section(page, "Solution");
  await solution.getByRole("button", { name: /^Module 1/ }).click();
  const area = solution.getByRole("article").first().getByLabel("Content");
  await area.focus();
  await page.keyboard.press("ControlOrMeta+End");
  await expect.poll(() => isInSight(edited)).toBe(true);
  const words = await frame.locator(edited).innerText();
  expect(words).toContain((await area.locator("p").last().innerText()).trim());
  await expect.poll(scrolled).toBeGreaterThan(0);

  // Nothing moves while it is written.
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

  // The other way: the paragraph in its field, at the very words.
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

  // By the keyboard.
  const way = frame.getByRole("button", { name: "Edit Module 1 of Result" });
  await way.focus();
  await page.keyboard.press("Enter");
  const result = section(page, "Result").getByRole("article").first();
  await expect
    .poll(() => result.evaluate((card) => card.contains(document.activeElement)))
    .toBe(true);

  // The page takes the width of each device for its window.
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
  await page.locator("iframe").waitFor({ state: "detached" });
});

test("the owner reserves a module, sees what a visitor sees, and a visitor sees that", async () => {
  const { page, slug, stored } = await editNewProject(journey);
  const why = section(page, "Why");
  for (const words of ["Open to all", "The secret", "The outcome"]) {
    await page.getByRole("button", { name: "Add module... to Why" }).click();
    await page.getByRole("menuitem", { name: "Text", exact: true }).click();
    const card = why.getByRole("article").last();
    await card.getByLabel("Title").fill("");
    await writeMarkup(card, "Content", words);
  }
  const card = why.getByRole("article").nth(1);
  await card.getByRole("button", { name: "Who sees Module 2 of Why" }).click();
  await card.getByRole("radio", { name: "With the password" }).check();
  await card.getByLabel("Shown instead (optional)").fill("Ask me about it");
  expect(await findAccessibilityProblems(page)).toEqual([]);

  await preview(page).click();
  await framed(page).getByText("The secret").waitFor();
  await page.getByRole("radio", { name: "As a visitor" }).check();
  await framed(page).getByText("Ask me about it").waitFor();
  expect(await framed(page).getByText("The secret").count()).toBe(0);
  expect(await framed(page).getByText("Part of this project is password protected").count()).toBe(
    1,
  );

  await saveProjectAnyway(page);
  expect(JSON.parse(String((await stored()).whyContent))[1]).toMatchObject({
    content: "The secret",
    audience: "access",
    standIn: { text: "Ask me about it" },
  });

  const visitor = await journey.open(`/project/${slug}`, { viewport: { width: 390, height: 844 } });
  await hydrated(visitor);
  const words = async () =>
    (await visitor.locator(".project-sections").innerText()).match(
      /Open to all|The secret|Ask me about it|Portfolio password|The outcome/g,
    );
  expect(await words()).toEqual([
    ...["Open to all", "Ask me about it", "Portfolio password", "The outcome"],
  ]);
  expect(await findAccessibilityProblems(visitor)).toEqual([]);
  const field = visitor.getByLabel("Portfolio password", { exact: true });
  await field.fill(portfolioPassword);
  await field.press("Enter");
  await visitor.getByText("The secret").waitFor();
  expect(await words()).toEqual(["Open to all", "The secret", "The outcome"]);

  // Without scripts the gate of the part leads back to the page, and the part stands in it.
  const plain = await journey.open(`/project/${slug}`, {
    javaScriptEnabled: false,
    expectedProblems: /\/assets\/start-.* csp/,
  });
  expect(await plain.getByText("The secret").count()).toBe(0);
  await plain.getByLabel("Portfolio password", { exact: true }).fill(portfolioPassword);
  await plain.getByRole("button", { name: "View project" }).click();
  await plain.getByText("The secret").waitFor();
});
