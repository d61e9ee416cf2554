import { expect, test } from "vitest";
import { hydrated, openBeside, visitDemo } from "../harness/journey.ts";

const journey = visitDemo();

test("tabs are in the address, arrow keys walk around them, and each keeps the quote it stands at", async () => {
  const page = await journey.open("/about");
  await hydrated(page);
  const tabs = page.getByRole("tab");
  const panel = page.getByRole("tabpanel");
  const addresses = await tabs.evaluateAll((all) => all.map((tab) => Reflect.get(tab, "href")));
  const expectTab = async (place: number) => {
    await expect.poll(() => page.url()).toBe(addresses.at(place));
    await expect.poll(() => tabs.nth(place).getAttribute("aria-selected")).toBe("true");
  };
  const author = () => panel.locator(".quote-name:visible").textContent();

  const first = await author();
  await panel.getByRole("button", { name: "Previous quote" }).click();
  await expect.poll(author).not.toBe(first);
  const last = await author();
  await tabs.nth(1).click();
  await expectTab(1);
  await expect.poll(() => panel.count()).toBe(1);
  await expect.poll(author).not.toBe(last);
  await page.keyboard.press("ArrowLeft");
  await expectTab(0);
  await expect.poll(() => tabs.nth(0).evaluate((tab) => tab.matches(":focus"))).toBe(true);
  await expect.poll(author).toBe(last);
  await panel.getByRole("button", { name: "Next quote" }).click();
  await expect.poll(author).toBe(first);

  await tabs.nth(0).focus();
  await page.keyboard.press("ArrowLeft");
  await expectTab(-1);
  await page.keyboard.press("ArrowRight");
  await expectTab(0);
  await page.keyboard.press("End");
  await expectTab(-1);

  const linked = await openBeside(page.context(), addresses.at(-1));
  await hydrated(linked);
  expect(await linked.getByRole("tab").last().getAttribute("aria-selected")).toBe("true");
  expect(await linked.getByRole("tabpanel").count()).toBe(1);
});

test("forced colours keep the current link and the chosen tab", { tags: "matrix" }, async () => {
  const page = await journey.open("/about", { forcedColors: "active" });
  await hydrated(page);
  const lines = await page.evaluate(() =>
    [".site-header-link.active", ".collaborators [aria-selected=true]"].map((selector) => {
      const element = document.querySelector(selector);
      if (!element) return null;
      const { borderBottomWidth, borderBottomStyle, scale } = getComputedStyle(element, "::after");
      return [Number.parseFloat(borderBottomWidth) >= 1, borderBottomStyle, scale];
    }),
  );
  expect(lines).toEqual([
    [true, "solid", "1"],
    [true, "solid", "1"],
  ]);
});
