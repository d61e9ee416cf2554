import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { finishAnimations } from "../harness/animations.ts";
import { hydrated, startJourney } from "../harness/journey.ts";
import { backToList, choosePublic } from "../harness/new-project.ts";
import { ownerPassword } from "../harness/server.ts";

const journey = startJourney({ content: "empty" });

const standIns = {
  "/work": ["No work images available yet."],
  "/about": [
    "Leading the design of human-to-AI product experiences.",
    "from startups to large companies",
    "Currently leading product design.",
    "No collaborator tabs found.",
  ],
};

test("an empty site says what is to come, shows three samples, and the way past the password to the first project", async () => {
  for (const [path, texts] of Object.entries(standIns)) {
    const html = await (await fetch(journey.server.origin + path)).text();
    expect(texts.filter((text) => !html.includes(text))).toEqual([]);
  }
  const page = await journey.open("/", { viewport: { width: 1440, height: 900 } });
  await hydrated(page);
  await page.getByText("There are no projects yet.").waitFor();
  await finishAnimations(page);
  const samples = page.locator(".project-card").filter({ hasText: /Sample project/ });
  const widths = await samples.evaluateAll((cards) =>
    cards.map((card) => card.getBoundingClientRect().width),
  );
  const full = widths[0] ?? 0;
  expect(widths.map((width) => Math.round((width / full) * 2))).toEqual([2, 1, 1]);
  expect(await findAccessibilityProblems(page)).toEqual([]);

  await page.getByRole("link", { name: "admin area", exact: true }).click();
  await page.getByRole("dialog").getByLabel("Password", { exact: true }).fill(ownerPassword);
  await page.keyboard.press("Enter");
  await page.getByText("No projects yet").waitFor();
  await page.getByRole("button", { name: "Create Project" }).first().click();
  const form = page.getByRole("dialog");
  await form.getByLabel("Project Name").fill("Orrery");
  await choosePublic(form);
  await form.getByRole("button", { name: "Create Project" }).click();
  await form.waitFor({ state: "detached" });
  await backToList(page);
  await page.getByRole("link", { name: /view the site/ }).click();
  await page.getByText("No public project is shown on the home page.").waitFor();
  expect(await page.getByText("There are no projects yet.").count()).toBe(0);

  // Once there is a public project, visitors see none of these texts.
  for (const path of ["/", "/work", "/about"]) {
    const page = await (await fetch(journey.server.origin + path)).text();
    // Cuts off the JSON block with the page's data, which also contains the stored heading.
    const [html = ""] = page.split('<script type="application/json"');
    const shown = [...Object.values(standIns).flat(), "Sample project", "admin area</a>"];
    expect(shown.filter((text) => html.includes(text))).toEqual([]);
  }
});
