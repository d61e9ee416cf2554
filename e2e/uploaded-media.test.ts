import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "./accessibility.ts";
import { expectNotice, saveProjectAnyway } from "./admin.ts";
import { startJourney } from "./journey.ts";
import { choose, imageField, openEditor, picture } from "./upload-steps.ts";

const journey = startJourney();

test("a film gets its length and a still of its own", async () => {
  const page = await openEditor(journey);
  const hero = imageField(page, "Home Hero Image");
  const film = await readFile("web/ui/spinner/spinner.webm");
  await choose(hero, { name: "film.webm", mimeType: "video/webm", buffer: film });
  await expectNotice(page, "Image uploaded successfully");
  const answer = await page.request.post(`${journey.server.origin}/graphql`, {
    headers: { origin: journey.server.origin },
    data: {
      query: `{ mediaAssets(first: 2) { edges { node {
        kind width height durationSeconds poster { src asset { kind width height } }
      } } } }`,
    },
  });
  const { edges } = (await answer.json()).data.mediaAssets;
  const stored = edges.map(({ node }: { node: { kind: string } }) => node);
  const found = stored.find(({ kind }: { kind: string }) => kind === "VIDEO");
  expect(found).toMatchObject({
    durationSeconds: expect.any(Number),
    poster: { asset: { kind: "IMAGE", width: found.width, height: found.height } },
  });
});

test("a picture is described and its subject marked, by pointing and by keyboard", async () => {
  const page = await openEditor(journey, 3);
  const hero = imageField(page, "Detail Page Hero Image");
  await choose(hero, await picture("subject.png", 80));
  await expectNotice(page, "Image uploaded successfully");
  await hero.getByRole("button", { name: "Describe Detail Page Hero Image" }).click();
  const dialog = page.getByRole("dialog", { name: "Describe the picture" });
  await dialog.getByLabel("Description").fill("A subject on the left");
  const shownPicture = dialog.locator(".focus-picker-picture img");
  const isLoaded = () => shownPicture.evaluate((image) => Object(image).naturalWidth > 0);
  await expect.poll(isLoaded).toBe(true);
  await (await shownPicture.elementHandle())?.waitForElementState("stable");
  const box = await shownPicture.boundingBox();
  if (!box) throw new Error("the picture is not shown");
  await page.mouse.click(box.x + box.width * 0.25, box.y + box.height * 0.75);
  const across = dialog.getByRole("slider", { name: "Subject across, in percent" });
  expect(Math.abs(Number(await across.inputValue()) - 25)).toBeLessThan(3);
  await across.fill("20");
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Save Description" }).click();
  await expectNotice(page, "Description saved");
  await saveProjectAnyway(page);
  const { slug } = await (await page.request.get(`${journey.server.origin}/api/projects/3`)).json();
  await page.goto(`${journey.server.origin}/project/${slug}`);
  const shown = page.getByRole("img", { name: "A subject on the left" });
  await shown.waitFor();
  const style = (await shown.getAttribute("style")) ?? "";
  expect(style).toMatch(/object-position:20% 7\d%/);
  expect(style).toContain("data:image/bmp;base64,");
});
