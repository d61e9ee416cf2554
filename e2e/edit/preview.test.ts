import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { openAsOwner, saveProjectAnyway } from "../harness/admin.ts";
import { hydrated, startJourney } from "../harness/journey.ts";
import { editNewProject } from "../harness/new-project.ts";
import { writeMarkup } from "../harness/rich-text.ts";
import { portfolioPassword } from "../harness/server.ts";
import { chooseAction } from "../harness/written-module.ts";

const journey = startJourney();
const open = (width: number, height: number) =>
  openAsOwner(journey, "/admin/edit/1", { viewport: { width, height } });
const framed = (page: Page) => page.frameLocator('iframe[title$="as its page would be"]');
const preview = (page: Page) => page.getByRole("button", { name: "Preview", exact: true });
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("beside the form, the page follows what is typed, as the saved page looks", async () => {
  const page = await open(1440, 900);
  await preview(page).click();
  const title = framed(page).getByRole("heading", { level: 1 });
  expect(await title.innerText()).toBe("Passage");

  // The words of both are the same, section by section.
  const soon = { waitUntil: "domcontentloaded" } as const;
  const visitor = await journey.open("/project/passage", soon);
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
  await chooseAction(page, "Module 1 of Role", "Hide");
  await expect.poll(() => framed(page).getByText("Steered").count()).toBe(0);
  await chooseAction(page, "Module 1 of Role", "Show");
  await framed(page).getByText("Steered").waitFor();

  // Beside the page, the words of a module have the room, and its actions are in a menu.
  await role.getByRole("button", { name: /^Module 1/ }).click();
  const beginning = await role.locator(".module-card-preview").first().boundingBox();
  expect(beginning?.width).toBeGreaterThan(250);

  // A module that moves, and becomes one of another type in its place, is drawn again.
  await page.getByRole("button", { name: "Add module... to Role" }).click();
  await page.getByRole("menuitem", { name: "Picture Hero Image", exact: true }).click();
  await role.getByLabel("Caption (optional)").fill("Over the bar");
  await framed(page).locator("figcaption", { hasText: "Over the bar" }).waitFor();
  const count = await role.getByRole("article").count();
  await chooseAction(page, `Module ${count} of Role`, "Move up");
  const moved = page.getByRole("button", { name: `Actions for Module ${count - 1} of Role` });
  await expect.poll(() => moved.evaluate((button) => button === document.activeElement)).toBe(true);
  await expect
    .poll(() => framed(page).locator(".project-section").first().innerText())
    .toMatch(/Over the bar[\s\S]*Steered/);

  // Nothing was saved, and links of the page lead nowhere.
  await visitor.reload(soon);
  expect(await visitor.locator("h1").innerText()).toBe("Passage");
  await framed(page).getByRole("link", { name: "About" }).press("Enter");
  expect(new URL(page.url()).pathname).toBe("/admin/edit/1");
  await framed(page).getByRole("button", { name: "Edit Facts" }).focus();
  expect(await findAccessibilityProblems(page)).toEqual([]);
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
