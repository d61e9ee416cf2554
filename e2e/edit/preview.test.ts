import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { openAsOwner, saveProjectAnyway } from "../harness/admin.ts";
import { hydrated, startJourney } from "../harness/journey.ts";
import { visit } from "../harness/navigation.ts";
import { writeMarkup } from "../harness/rich-text.ts";
import { portfolioPassword } from "../harness/server.ts";
import { chooseAction } from "../harness/written-module.ts";

const journey = startJourney();
const framed = (page: Page) => page.frameLocator('iframe[title$="as its page would be"]');
const preview = (page: Page) => page.getByRole("button", { name: "Preview", exact: true });
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("beside the form the page follows what is typed; a module is reserved, and shown as a visitor sees it", {
  tags: "long",
}, async () => {
  const page = await openAsOwner(journey, "/admin/edit/1", {
    viewport: { width: 1440, height: 900 },
  });
  await preview(page).click();
  const title = framed(page).getByRole("heading", { level: 1 });
  expect(await title.innerText()).toBe("Passage");

  // The preview and the page of the site have the same text.
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

  // Beside the preview, the text of a closed module is still wide enough, because the module's buttons
  // are in a menu.
  await role.getByRole("button", { name: /^Module 1/ }).click();
  const beginning = await role.locator(".module-card-preview").first().boundingBox();
  expect(beginning?.width).toBeGreaterThan(250);

  // The preview shows a moved module in its new place, even if modules of different types change
  // places.
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

  // Nothing was saved, and links in the preview do nothing.
  await visitor.reload(soon);
  expect(await visitor.locator("h1").innerText()).toBe("Passage");
  await framed(page).getByRole("link", { name: "About" }).press("Enter");
  expect(new URL(page.url()).pathname).toBe("/admin/edit/1");
  await framed(page).getByRole("button", { name: "Edit Facts" }).focus();
  expect(await findAccessibilityProblems(page)).toEqual([]);

  // The owner reserves a module for readers with the password. The preview as a visitor then shows
  // what a visitor sees.
  const { origin } = journey.server;
  const reserved = `${origin}/api/projects/3`;
  const address = `${origin}/project/hearten`;
  const text = (id: string, content: string) => ({ type: "text", id, content });
  const whyContent = JSON.stringify([
    text("one", "Open to all"),
    text("two", "The secret"),
    text("three", "The outcome"),
  ]);
  await page.request.patch(reserved, { data: { whyContent } });
  await page.getByRole("link", { name: "Back to Admin" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
  await page.getByRole("heading", { level: 1, name: "Project Management" }).waitFor();
  await visit(page, "/admin/edit/3");
  const card = section(page, "Why").getByRole("article").nth(1);
  await card.getByRole("button", { name: /^Module 2/ }).click();
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
  expect(JSON.parse((await (await page.request.get(reserved)).json()).whyContent)[1]).toMatchObject(
    {
      content: "The secret",
      audience: "access",
      standIn: { text: "Ask me about it" },
    },
  );

  const reader = await journey.open("/project/hearten", { viewport: { width: 390, height: 844 } });
  await hydrated(reader);
  const readWords = async () =>
    (await reader.locator(".project-sections").innerText()).match(
      /Open to all|The secret|Ask me about it|Portfolio password|The outcome/g,
    );
  expect(await readWords()).toEqual([
    ...["Open to all", "Ask me about it", "Portfolio password", "The outcome"],
  ]);
  expect(await findAccessibilityProblems(reader)).toEqual([]);
  const field = reader.getByLabel("Portfolio password", { exact: true });
  await field.fill(portfolioPassword);
  await field.press("Enter");
  await reader.getByText("The secret").waitFor();
  expect(await readWords()).toEqual(["Open to all", "The secret", "The outcome"]);

  // Without scripts, the password form in place of the module leads back to the page, which then
  // shows the module.
  const html = await (await fetch(address)).text();
  expect(html).not.toContain("The secret");
  const [form = ""] = /<form[^>]*method="post"[^>]*>.*?<\/form>/s.exec(html) ?? [];
  const [, action = ""] = /action="([^"]*)"/.exec(form) ?? [];
  expect(form).toMatch(/<input[^>]*name="password"/);
  const sent = await fetch(origin + action, {
    method: "POST",
    redirect: "manual",
    headers: { "sec-fetch-site": "same-origin" },
    body: new URLSearchParams({ password: portfolioPassword }),
  });
  const [cookie = ""] = sent.headers.getSetCookie();
  const opened = await fetch(origin + sent.headers.get("location"), { headers: { cookie } });
  expect(await opened.text()).toContain("The secret");
});
