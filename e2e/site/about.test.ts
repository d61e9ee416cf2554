import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { hydrated, visitDemo } from "../harness/journey.ts";

const journey = visitDemo();

const tab = (page: Page, name: string) => page.getByRole("tab", { name });
const panel = (page: Page) => page.getByRole("tabpanel");

test("everything about the designer is on the page", async () => {
  const page = await journey.open("/about");
  await hydrated(page);
  expect(await page.title()).toBe("About");
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(
    "Leading the design of human-to-AI product experiences.",
  );
  const text = await page.locator("main").innerText();
  expect(text).toContain("I help teams decide what a model should say");
  expect(text).toContain("At present I lead product design at the Port of Sandhaven");
  expect(text).toContain("I live above a closed-down chandlery in Lindholm");
  expect(await page.getByRole("heading", { name: "Collaborators", exact: true }).count()).toBe(1);
  expect(await page.getByRole("img", { name: /./ }).count()).toBeGreaterThan(0);
  expect(await findAccessibilityProblems(page)).toEqual([]);
});

test("LinkedIn opens in a new tab and is recorded", { tags: "matrix" }, async () => {
  const page = await journey.open("/about");
  await hydrated(page);
  await page.context().route("https://www.linkedin.com/**", (route) => route.fulfill({ body: "" }));
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "LinkedIn" }).click();
  expect((await opened).url()).toContain("linkedin.com");
  expect(await page.evaluate(() => JSON.stringify(window.dataLayer))).toContain("linkedin_click");
});

test("a tab is in the address, so that it can be linked", { tags: "matrix" }, async () => {
  const page = await journey.open("/about");
  await hydrated(page);
  expect(await tab(page, "Product").getAttribute("aria-selected")).toBe("true");
  await tab(page, "Engineering").click();
  await page.waitForURL("**/about?tab=engineering");
  expect(await panel(page).getByRole("heading", { level: 3 }).textContent()).toBe(
    "Drawing in the material",
  );
  expect(await panel(page).locator("strong").count()).toBe(1);

  const linked = await journey.open("/about?tab=research");
  await hydrated(linked);
  expect(await tab(linked, "Research").getAttribute("aria-selected")).toBe("true");
  expect(await panel(linked).count()).toBe(1);
});

test("arrow keys walk the tabs around", { tags: "matrix" }, async () => {
  const page = await journey.open("/about");
  await hydrated(page);
  await tab(page, "Product").focus();
  await page.keyboard.press("ArrowLeft");
  await page.waitForURL("**/about?tab=research");
  expect(await tab(page, "Research").evaluate((link) => link.matches(":focus"))).toBe(true);
  await page.keyboard.press("ArrowRight");
  await page.waitForURL("**/about?tab=product");
  await page.keyboard.press("End");
  await page.waitForURL("**/about?tab=research");
  expect(await findAccessibilityProblems(page)).toEqual([]);
});

test("quotes go around, and each tab keeps the one it stands at", async () => {
  const page = await journey.open("/about");
  await hydrated(page);
  const author = () => panel(page).locator(".quote-name").textContent();
  expect(await panel(page).getByRole("heading", { level: 4 }).textContent()).toBe("Kind words");
  expect(await panel(page).locator(".quote-author").innerText()).toContain(
    "Head of Product, Fennimore Mutual",
  );
  await panel(page).getByRole("button", { name: "Previous quote" }).click();
  await expect.poll(author).toBe("Captain Runa Eide");
  await tab(page, "Engineering").click();
  await expect.poll(author).toBe("Anselm Okonjo-Reed");
  await tab(page, "Product").click();
  await expect.poll(author).toBe("Captain Runa Eide");
  await panel(page).getByRole("button", { name: "Next quote" }).click();
  await expect.poll(author).toBe("Marguerite Solvang");
});

test("a skeleton stands in while the collaborators are on their way", {
  tags: "matrix",
}, async () => {
  const page = await journey.open("/");
  await hydrated(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/graphql*", async (route) => {
    const answer = await route.fetch();
    if ((await answer.text()).includes("aboutTabs")) await held;
    await route.fulfill({ response: answer });
  });
  await page.getByRole("navigation").getByRole("link", { name: "About" }).click();
  await page.getByText("Loading collaborators").waitFor({ state: "attached" });
  expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  release();
  await tab(page, "Product").waitFor();
});

test("with scripts off tabs still lead on", async () => {
  const page = await journey.open("/about", {
    javaScriptEnabled: false,
    expectedProblems: /\.js csp$/,
  });
  await tab(page, "Research").click();
  await page.waitForURL("**/about?tab=research");
  expect(await panel(page).getByRole("heading", { level: 3 }).textContent()).toBe(
    "Watching before asking",
  );
});
