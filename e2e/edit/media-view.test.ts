import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { startJourney } from "../harness/journey.ts";
import { editNewProject } from "../harness/new-project.ts";
import { addModule, paintPicture, saveProject } from "../harness/written-module.ts";

const journey = startJourney();

test.each([320, 1440])(
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

test("the part of a picture that was chosen fills its box, in the shape of the part", async () => {
  const { page, id, slug } = await editNewProject(journey, {
    viewport: { width: 1440, height: 900 },
  });
  const module = await addModule(page, "Hero Image");
  await module.locator("input[type=file]").setInputFiles(await paintPicture("#336699", 600, 300));
  await module.getByRole("button", { name: "Replace hero image or video" }).waitFor();
  await saveProject(page);
  const address = `${journey.server.origin}/api/projects/${id}`;
  const { whyContent } = await (await page.request.get(address)).json();
  const [hero] = JSON.parse(whyContent);
  const crop = { x: 0.5, y: 0, width: 0.25, height: 0.5 };
  const changed = JSON.stringify([{ ...hero, imageSrcView: { crop } }]);
  const sent = await page.request.patch(address, {
    headers: { origin: journey.server.origin },
    data: { whyContent: changed },
  });
  expect(sent.ok()).toBe(true);
  const reader = await journey.open(`/project/${slug}`, { viewport: { width: 1440, height: 900 } });
  const part = reader.locator(".media-crop");
  await part.scrollIntoViewIfNeeded();
  const [box, whole] = [await part.boundingBox(), await part.locator("img").boundingBox()];
  if (!box || !whole) throw new Error("The picture is not there");
  expect(box.width / box.height).toBeCloseTo(1, 1);
  expect(whole.width / box.width).toBeCloseTo(4, 1);
  expect(whole.height / box.height).toBeCloseTo(2, 1);
  expect((box.x - whole.x) / whole.width).toBeCloseTo(crop.x, 2);
  expect((box.y - whole.y) / whole.height).toBeCloseTo(crop.y, 2);
});
