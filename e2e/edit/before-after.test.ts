/** @module-tag matrix */

import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { sampleOf } from "../harness/combinations.ts";
import { eventually } from "../harness/eventually.ts";
import { hydrated, startJourney } from "../harness/journey.ts";
import { editNewProject } from "../harness/new-project.ts";
import { addModule, paintPicture, saveProject, writeModule } from "../harness/written-module.ts";

const journey = startJourney();

const why = (page: Page) => page.getByRole("region", { name: "Why" });

async function boxes(page: Page) {
  const [before, after] = await Promise.all(
    ["before", "after"].map((side) => why(page).locator(`[data-side=${side}]`).boundingBox()),
  );
  if (!before || !after) throw new Error("a picture is not there");
  return { before, after };
}

test.each(sampleOf([390, 1440], 1))(
  "two pictures are compared by pointer and keys at %i pixels, and side by side without scripts",
  async (width) => {
    const viewport = { width, height: 844 };
    const { page, slug } = await editNewProject(journey, { viewport });
    const module = await addModule(page, "Before and After");
    for (const [place, colour] of ["#ffffff", "#224466"].entries()) {
      await module
        .locator("input[type=file]")
        .nth(place)
        .setInputFiles(await paintPicture(colour));
    }
    await module.getByRole("button", { name: "Replace picture before" }).waitFor();
    await module.getByRole("button", { name: "Replace picture after" }).waitFor();
    await writeModule(module, { "Caption (optional)": "The desk" });
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await saveProject(page);

    const address = `/project/${slug}`;
    const scripts: string[] = [];
    const reader = await journey.open(address, {
      viewport,
      prepare: async (window) => {
        window.on("request", (request) => scripts.push(request.url()));
      },
    });
    const stacked = await boxes(reader);
    expect(stacked.after).toEqual(stacked.before);
    await hydrated(reader);
    await eventually(() => scripts.some((url) => url.includes("followSlider"))).toBe(true);
    expect(await findAccessibilityProblems(reader)).toEqual([]);

    const slider = why(reader).getByRole("slider", { name: "How much of the first picture" });
    const shownOfBefore = () =>
      why(reader)
        .locator("[data-side=before]")
        .evaluate((side) => getComputedStyle(side).clipPath);
    const { x, y, width: breadth, height } = stacked.before;
    await slider.scrollIntoViewIfNeeded();
    const { before } = await boxes(reader);
    await reader.mouse.click(x + breadth / 4, before.y + height / 2);
    await eventually(() => slider.inputValue()).toBe("25");
    expect(await shownOfBefore()).toContain("75%");
    await reader.keyboard.press("ArrowRight");
    await eventually(() => slider.inputValue()).toBe("26");
    await reader.keyboard.press("End");
    expect(await shownOfBefore()).toMatch(/0%|inset\(0px\)/);
    expect(await slider.getAttribute("aria-valuetext")).toBe("100 %");
    expect(y).toBeGreaterThan(0);

    await reader.emulateMedia({ media: "print" });
    const printed = await boxes(reader);
    expect(printed.after.x).toBeGreaterThan(printed.before.x);
    expect(await slider.isVisible()).toBe(false);

    const plain = await journey.open(address, {
      viewport,
      javaScriptEnabled: false,
      expectedProblems: /\.js csp$/,
    });
    const apart = await boxes(plain);
    const isBeside = apart.after.x >= apart.before.x + apart.before.width;
    const isBelow = apart.after.y >= apart.before.y + apart.before.height;
    expect(isBeside || isBelow).toBe(true);
    expect(await why(plain).getByText("Before", { exact: true }).isVisible()).toBe(true);
    expect(await plain.getByRole("slider").count()).toBe(0);
  },
);
