import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { openAsOwner } from "../harness/admin.ts";
import { finishAnimations } from "../harness/animations.ts";
import { visit } from "../harness/doors.ts";
import { hydrated, startJourney } from "../harness/journey.ts";
import { backToList, choosePublic } from "../harness/new-project.ts";
import { ownerPassword } from "../harness/server.ts";

const journey = startJourney({ content: "empty" });

const read = async (path: string) => (await fetch(journey.server.origin + path)).text();

const standIns = {
  "/": ["There are no projects yet.", "Sample project one", "more about me"],
  "/work": ["No work images available yet."],
  "/about": [
    "Leading the design of human-to-AI product experiences.",
    "from startups to large companies",
    "Currently leading product design.",
    "No collaborator tabs found.",
  ],
};

async function missingStandIns(path: keyof typeof standIns): Promise<string[]> {
  const html = await read(path);
  return standIns[path].filter((text) => !html.includes(text));
}

test("an empty site says what is to come, until its owner has saved that part or is done", {
  tags: "matrix",
}, async () => {
  for (const path of ["/", "/work", "/about"] as const) {
    expect(await missingStandIns(path)).toEqual([]);
  }
  const page = await openAsOwner(journey, "/admin/about");
  await page.getByLabel("Main paragraph").fill("I draw maps.");
  await page.getByRole("button", { name: /^Save/ }).click();
  await page.getByText("About content updated successfully!").waitFor();
  expect(await read("/about")).toContain("I draw maps.");
  expect(await missingStandIns("/about")).toEqual(standIns["/about"].slice(1, 3));
  expect(await missingStandIns("/")).toEqual([]);

  await visit(page, "/admin");
  await page.getByRole("button", { name: "Finish the set-up" }).click();
  await page.getByRole("region", { name: "Make the site yours" }).waitFor({ state: "detached" });
  for (const path of ["/", "/work"] as const) {
    expect(await missingStandIns(path)).toEqual(standIns[path]);
    expect(await read(path)).not.toContain("only you see this");
  }
  expect(await read("/about")).not.toMatch(/Collaborators|No collaborator/);

  await page.getByRole("link", { name: /view the site/ }).click();
  await page.getByText("No public project is shown on the home page.").waitFor();
  await page.getByText("The teaser about you has neither words nor a photo.").waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await visit(page, "/work");
  await page.getByText("No public project has work images.").waitFor();
  await visit(page, "/about");
  await page.getByText("There are no collaborator tabs.").waitFor();
  await page.getByText("The current role is empty.").waitFor();
  expect(await page.getByText("The main paragraph is empty.").count()).toBe(0);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.getByRole("note").getByRole("link", { name: "Write it" }).click();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("name")))
    .toBe("currentRole");
});

test("an empty site shows three samples, and the way past the password to the first project", async () => {
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
  await page.getByText("No project is on the home page yet.").waitFor();
  expect(await page.getByText("There are no projects yet.").count()).toBe(0);
});
