import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { expectNotice, saveProjectAnyway } from "../harness/admin.ts";
import { visit } from "../harness/doors.ts";
import { hydrated, startJourney } from "../harness/journey.ts";
import { choose, imageField, openEditor, picture } from "./upload-steps.ts";

const journey = startJourney();

test("a video gets its length and a still of its own", { tags: "matrix" }, async () => {
  // Other tests describe the pictures of other projects.
  const page = await openEditor(journey, 4);
  const name = await page.getByLabel("Project Name").inputValue();
  const hero = imageField(page, "Home Hero Image");
  const video = await readFile("web/ui/spinner/spinner.webm");
  await choose(hero, { name: "video.webm", mimeType: "video/webm", buffer: video });
  await expectNotice(page, "Image uploaded successfully");
  // Its still is what the form shows of it, without another fetch of the video.
  const isShown = (still: Locator) =>
    expect
      .poll(() => still.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  await isShown(hero.locator(".media-thumbnail img"));
  await hero.locator(".media-thumbnail .video-mark").waitFor();
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

  await saveProjectAnyway(page);
  await visit(page, "/admin");
  const card = page.getByRole("article", { name });
  const marked = (things: Locator) => things.filter({ has: page.locator(".video-mark") }).first();
  await isShown(marked(card.locator(".thumbnail")).locator("img"));
  await isShown(page.locator(".order-row").filter({ hasText: name }).locator("img"));
  await isShown(marked(page.locator(".order-tile")).locator("img"));
  await visit(page, "/admin/library");
  await isShown(marked(page.locator(".file-tile")).locator("img"));
});

test("a picture is described and its subject marked, by pointing and by keys", async () => {
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
  await across.press("Home");
  await page.keyboard.press("ArrowRight");
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("alertdialog").getByText("Discard what you typed?").waitFor();
  await page.keyboard.press("Enter"); // on "Keep editing"
  await dialog.getByRole("button", { name: "Save Description" }).click();
  await expectNotice(page, "Description saved");
  await saveProjectAnyway(page);
  await page.reload();
  await hydrated(page);
  await hero.getByRole("button", { name: "Describe Detail Page Hero Image" }).click();
  expect(await dialog.getByLabel("Description").inputValue()).toBe("A subject on the left");
  expect(await across.inputValue()).toBe("1");
  await visit(page, "/admin");
  await visit(page, "/project/hearten");
  const shown = page.getByRole("img", { name: "A subject on the left" });
  await shown.waitFor();
  const style = (await shown.getAttribute("style")) ?? "";
  expect(style).toMatch(/--focal-x: ?0\.01; ?--focal-y: ?0\.7\d/);
  expect(style).toContain("data:image/bmp;base64,");
});

test("what two windows say of a picture is joined; the same thing is a question", {
  tags: "matrix",
}, async () => {
  const [here, there] = [await openEditor(journey, 1), await openEditor(journey, 1)];
  const dialog = (page: Page) => page.getByRole("dialog", { name: "Describe the picture" });
  const describe = (page: Page) =>
    page.getByRole("button", { name: "Describe Home Hero Image" }).click();
  const words = (page: Page) => dialog(page).getByLabel("Description", { exact: true });
  const down = (page: Page) => dialog(page).getByRole("slider", { name: /^Subject down/ });
  const save = (page: Page) =>
    dialog(page).getByRole("button", { name: "Save Description" }).click();
  for (const page of [here, there]) await describe(page);
  await words(there).fill("Written there");
  await save(there);
  await expectNotice(there, "Description saved");
  await down(here).fill("30");
  await save(here);
  await expectNotice(here, "Description saved", "Taken over from another window: Description.");
  await describe(here);
  expect(await words(here).inputValue()).toBe("Written there");
  expect(await down(here).inputValue()).toBe("30");

  await describe(there);
  await words(there).fill("Written there again");
  await save(there);
  await dialog(there).waitFor({ state: "detached" });
  await words(here).fill("Written here");
  await save(here);
  const question = here.getByRole("group", {
    name: "Description was changed in another window, too",
  });
  await question.getByText("Written there again").waitFor();
  expect(await findAccessibilityProblems(here)).toEqual([]);
  await question.getByRole("button", { name: "Keep mine" }).click();
  await save(here);
  await dialog(here).waitFor({ state: "detached" });
  await describe(there);
  expect(await words(there).inputValue()).toBe("Written here");
});
