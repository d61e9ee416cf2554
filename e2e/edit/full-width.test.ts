/** @module-tag matrix */

import sharp from "sharp";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { sampleOf } from "../harness/combinations.ts";
import { eventually } from "../harness/eventually.ts";
import { startJourney } from "../harness/journey.ts";
import { editNewProject } from "../harness/new-project.ts";
import { addModule, paintPicture, saveProject, writeModule } from "../harness/written-module.ts";

const journey = startJourney();

/** The contrast that white has with the brightest colour of a picture. */
async function contrastOfWhite(picture: Buffer): Promise<number> {
  const { channels } = await sharp(picture).removeAlpha().stats();
  const [red = 0, green = 0, blue = 0] = channels.map(({ max }) => {
    const share = max / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

test.each(sampleOf([390, 1440], 1))(
  "words over a white picture from edge to edge can be read at %i pixels, and print under it",
  async (width) => {
    const viewport = { width, height: 844 };
    const { page, slug, stored } = await editNewProject(journey, { viewport });
    const module = await addModule(page, "Full Width");
    await module.locator("input[type=file]").setInputFiles(await paintPicture("#ffffff"));
    await module.getByRole("button", { name: "Replace full-width picture or video" }).waitFor();
    await writeModule(module, {
      "Text over it (optional)": "Wide open, and a sentence that goes on for a while.",
      "Caption (optional)": "At sea",
    });
    await module.getByLabel("Text over it (optional)").press("ControlOrMeta+End");
    await page.keyboard.press("Enter");
    await page.keyboard.type("> Said `here` too");
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await saveProject(page);
    expect(JSON.parse(String((await stored()).whyContent))).toMatchObject([
      { type: "full-width", src: expect.stringContaining("/objects/"), caption: "At sea" },
    ]);

    const reader = await journey.open(`/project/${slug}`, { viewport });
    const why = reader.getByRole("region", { name: "Why" });
    const picture = why.getByRole("img").or(why.locator("img")).first();
    await picture.scrollIntoViewIfNeeded();
    await eventually(() => picture.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
    const box = await picture.boundingBox();
    // All that the bar for scrolling leaves.
    const seen = await reader.evaluate(() => document.body.clientWidth);
    expect(box?.x).toBeLessThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThanOrEqual(seen);
    expect(
      await reader.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      ),
    ).toBe(false);
    const words = why.getByText("Wide open");
    expect(await words.evaluate((element) => getComputedStyle(element).color)).toBe(
      "rgb(255, 255, 255)",
    );
    expect(await why.getByText("At sea").isVisible()).toBe(true);
    expect(await findAccessibilityProblems(reader)).toEqual([]);
    await words.evaluate((element) => {
      element.style.visibility = "hidden";
    });
    const area = await words.boundingBox();
    const ground = await reader.screenshot({ clip: area ?? { x: 0, y: 0, width: 1, height: 1 } });
    expect(await contrastOfWhite(ground)).toBeGreaterThan(4.5);

    const quotation = why.locator("blockquote", { has: reader.locator("code") });
    expect(await quotation.evaluate((element) => getComputedStyle(element).color)).toBe(
      "rgb(255, 255, 255)",
    );
    // Behind its words; what stands beside them is no ground.
    await quotation.evaluate((element) => {
      element.style.color = "transparent";
    });
    const behind = await quotation.boundingBox();
    const under = await reader.screenshot({ clip: behind ?? { x: 0, y: 0, width: 1, height: 1 } });
    expect(await contrastOfWhite(under)).toBeGreaterThan(4.5);

    await reader.emulateMedia({ media: "print" });
    const printed = await words.evaluate((element) => ({
      color: getComputedStyle(element).color,
      isUnder:
        element.getBoundingClientRect().top >=
        (element.closest("figure")?.querySelector("img")?.getBoundingClientRect().bottom ?? 0),
    }));
    expect(printed).toEqual({ color: "rgb(0, 0, 0)", isUnder: true });
  },
);
