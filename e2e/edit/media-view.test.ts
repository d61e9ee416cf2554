import { join } from "node:path";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { closeNotice } from "../harness/admin.ts";
import { sampleOf } from "../harness/combinations.ts";
import { eventually } from "../harness/eventually.ts";
import { boxOf, fingerOf } from "../harness/finger.ts";
import { startJourney } from "../harness/journey.ts";
import { editNewProject } from "../harness/new-project.ts";
import { addModule, paintPicture, saveProject } from "../harness/written-module.ts";

const journey = startJourney();

test.each(sampleOf([320, 1440], 1))(
  "a picture is framed and its focal point moved by keys, saved and seen at %i pixels",
  async (width) => {
    const viewport = { width, height: 844 };
    const { page, slug, stored } = await editNewProject(journey, { viewport });
    const module = await addModule(page, "Hero Image");
    await module.locator("input[type=file]").setInputFiles(await paintPicture("#336699", 300, 600));
    await module.getByRole("button", { name: "Replace hero image or video" }).waitFor();
    await module.getByText("View of hero image").click();
    await module.getByRole("combobox", { name: "Frame of hero image" }).selectOption("phone");
    const across = module.getByRole("slider", { name: "Subject across, in percent" });
    await across.press("ArrowLeft");
    await across.press("ArrowLeft");
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await saveProject(page);
    const imageSrcView = { frame: "phone", focal: { x: 0.48, y: 0.5 } };
    const written = JSON.parse(String((await stored()).whyContent));
    expect(written).toMatchObject([{ type: "hero-image", imageSrcView }]);

    const reader = await journey.open(`/project/${slug}`, { viewport });
    const device = reader.getByRole("region", { name: "Why" }).locator(".device");
    await device.scrollIntoViewIfNeeded();
    const picture = device.locator("img");
    expect(await picture.evaluate((img) => getComputedStyle(img).objectPosition)).toBe("48% 50%");
    for (const media of ["screen", "print"] as const) {
      await reader.emulateMedia({ media });
      const [outer, inner] = [await device.boundingBox(), await picture.boundingBox()];
      expect(outer?.x).toBeGreaterThanOrEqual(0);
      expect((outer?.x ?? 0) + (outer?.width ?? 0)).toBeLessThanOrEqual(width);
      expect(inner?.width).toBeLessThan(outer?.width ?? 0);
      expect((inner?.width ?? 0) / (inner?.height ?? 1)).toBeCloseTo(0.5, 1);
      const overflows = await reader.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      expect(overflows).toBe(false);
    }
    await reader.emulateMedia({ media: "screen" });
    expect(await findAccessibilityProblems(reader)).toEqual([]);
  },
);

test.each([1440, 390])(
  "a part of a picture is chosen by dragging and by keys, and fills its box on the page at %i pixels",
  { tags: "matrix" },
  async (width) => {
    const viewport = { width, height: 900 };
    const { page, slug, stored } = await editNewProject(journey, {
      viewport,
      hasTouch: width < 500,
    });
    const module = await addModule(page, "Hero Image");
    await module.locator("input[type=file]").setInputFiles(await paintPicture("#336699", 600, 300));
    await module.getByRole("button", { name: "Replace hero image or video" }).waitFor();
    await module.getByText("View of hero image").click();
    const shape = module.getByRole("combobox", { name: "Shape of hero image" });
    await shape.selectOption("1 : 1");
    // What the upload says must not lie over the frame.
    await closeNotice(page);
    const frame = module.getByRole("group", { name: "Crop of hero image, moved by arrow keys" });
    const whole = module.locator(".crop-stage-media");
    await whole.scrollIntoViewIfNeeded();
    const corner = module.getByRole("button", { name: /^Top left corner of the crop/ });
    const from = await boxOf(frame);
    if (width < 500) {
      const finger = await fingerOf(page);
      await finger.down(corner);
      await finger.moveTo({ x: from.x + from.width / 4, y: from.y + from.height / 4 });
      await finger.up();
    } else {
      // In its middle lies the mark of the focal point.
      await page.mouse.move(from.x + 20, from.y + from.height - 40);
      await page.mouse.down();
      await page.mouse.move(from.x + 20 + from.width, from.y + from.height - 40, { steps: 4 });
      await page.mouse.up();
      await corner.press("Control+ArrowRight");
    }
    await eventually(async () => (await boxOf(frame)).width < from.width - 5).toBe(true);
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await saveProject(page);
    const [hero] = JSON.parse(String((await stored()).whyContent));
    const { crop } = hero.imageSrcView;
    expect(crop.x + crop.width).toBeCloseTo(width < 500 ? 0.75 : 1, 2);
    expect((2 * crop.width) / crop.height).toBeCloseTo(1, 2);
    expect(crop.width).toBeLessThan(0.5);

    const reader = await journey.open(`/project/${slug}`, { viewport });
    const part = reader.locator(".media-crop");
    for (const media of ["screen", "print"] as const) {
      await reader.emulateMedia({ media });
      await part.scrollIntoViewIfNeeded();
      const [box, all] = [await boxOf(part), await boxOf(part.locator("img"))];
      expect(box.width / box.height).toBeCloseTo(1, 1);
      expect(all.width / box.width).toBeCloseTo(1 / crop.width, 1);
      expect((box.x - all.x) / all.width).toBeCloseTo(crop.x, 2);
    }
  },
);

test("a moment of a video is the picture that it starts with", { tags: "matrix" }, async () => {
  const { page, slug, stored } = await editNewProject(journey, {
    viewport: { width: 1440, height: 844 },
  });
  const module = await addModule(page, "Hero Image");
  const video = join(journey.folder, "media/objects/passage-video.mp4");
  await module.locator("input[type=file]").setInputFiles(video);
  await module.getByRole("button", { name: "Replace hero image or video" }).waitFor();
  await module.getByText("View of hero image").click();
  const moment = module.getByRole("slider", { name: "Moment of hero image, in seconds" });
  for (let step = 0; step < 5; step += 1) await moment.press("ArrowRight");
  await module.getByRole("button", { name: "Use as start picture" }).click();
  await page.getByText("Start picture taken from the video").waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await saveProject(page);
  const [{ imageSrcView }] = JSON.parse(String((await stored()).whyContent));
  expect(imageSrcView.startSrc).toMatch(/^\/objects\//);

  const reader = await journey.open(`/project/${slug}`);
  expect((await reader.request.get(imageSrcView.startSrc)).status()).toBe(200);
  const still = reader.getByRole("region", { name: "Why" }).locator(".video img").first();
  const name = imageSrcView.startSrc.split("/").at(-1);
  expect(await still.evaluate((img: HTMLImageElement) => img.currentSrc || img.src)).toContain(
    name,
  );
});
