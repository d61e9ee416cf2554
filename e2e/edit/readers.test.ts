import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { saveProjectAnyway } from "../harness/admin.ts";
import { hydrated, startJourney } from "../harness/journey.ts";
import { editNewProject } from "../harness/new-project.ts";
import { writeMarkup } from "../harness/rich-text.ts";
import { portfolioPassword } from "../harness/server.ts";

const journey = startJourney();

test("the owner reserves a module, sees what a visitor sees, and a visitor sees that", async () => {
  const { page, slug, stored } = await editNewProject(journey);
  const why = page.getByRole("region", { name: "Why", exact: true });
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

  await page.getByRole("button", { name: "Preview", exact: true }).click();
  const framed = page.frameLocator('iframe[title$="as its page would be"]');
  await framed.getByText("The secret").waitFor();
  await page.getByRole("radio", { name: "As a visitor" }).check();
  await framed.getByText("Ask me about it").waitFor();
  expect(await framed.getByText("The secret").count()).toBe(0);
  expect(await framed.getByText("Part of this project is password protected").count()).toBe(1);

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
}, 180_000);

test("without scripts the gate of a part leads back to the page, and the part stands in it", {
  tags: "matrix",
  timeout: 180_000,
}, async () => {
  const { page, slug } = await editNewProject(journey);
  const why = page.getByRole("region", { name: "Why", exact: true });
  await page.getByRole("button", { name: "Add module... to Why" }).click();
  await page.getByRole("menuitem", { name: "Text", exact: true }).click();
  const card = why.getByRole("article").last();
  await writeMarkup(card, "Content", "The secret");
  await card.getByRole("button", { name: "Who sees Module 1 of Why" }).click();
  await card.getByRole("radio", { name: "With the password" }).check();
  await saveProjectAnyway(page);
  const visitor = await journey.open(`/project/${slug}`, {
    javaScriptEnabled: false,
    expectedProblems: /\/assets\/start-.* csp/,
  });
  expect(await visitor.getByText("The secret").count()).toBe(0);
  await visitor.getByLabel("Portfolio password", { exact: true }).fill(portfolioPassword);
  await visitor.getByRole("button", { name: "View project" }).click();
  await visitor.getByText("The secret").waitFor();
});
