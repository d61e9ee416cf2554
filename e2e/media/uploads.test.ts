import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { expectNotice, openAsOwner, saveProjectAnyway, smallWords } from "../harness/admin.ts";
import { startJourney } from "../harness/journey.ts";
import {
  brokenConnections,
  checksum,
  choose,
  imageField,
  openEditor,
  picture,
  pictures,
  progressOf,
  sending,
  servedChecksums,
  watchSending,
  workImages,
} from "./upload-steps.ts";

const journey = startJourney();

const incoming = () => readdir(join(journey.folder, "incoming")).catch((): string[] => []);

test("several in one pick, six of them at once, arrive in the right bytes", async () => {
  const page = await openEditor(journey);
  const files = await Promise.all(Array.from({ length: 10 }, (_, n) => picture(`pick-${n}.png`)));
  const release: (() => void)[] = [];
  const sent = await watchSending(page, async (route) => {
    await new Promise<void>((resolve) => release.push(resolve));
    await route.continue();
  });
  const before = await pictures(workImages(page)).count();
  await choose(workImages(page), ...files);
  await progressOf(page, "pick-9.png").waitFor();
  expect(await page.getByRole("progressbar").count()).toBe(10);
  await expect.poll(() => sent.count).toBe(6);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await expect
    .poll(
      () => {
        for (const proceed of release.splice(0)) proceed();
        return pictures(workImages(page)).count();
      },
      { timeout: 30_000 },
    )
    .toBe(before + 10);
  await expectNotice(page, "Work image uploaded successfully");
  await saveProjectAnyway(page);
  const served = await servedChecksums(page, journey, 10);
  expect(served).toEqual(files.map(({ buffer }) => checksum(buffer)));
});

test("dropped files are taken; beside their place they do not make the browser leave", {
  tags: "matrix",
}, async () => {
  const page = await openEditor(journey);
  const before = await pictures(workImages(page)).count();
  const { buffer } = await picture("dropped.png");
  const transfer = await page.evaluateHandle((base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const data = new DataTransfer();
    data.items.add(new File([bytes], "dropped.png", { type: "image/png" }));
    return data;
  }, buffer.toString("base64"));
  await workImages(page).dispatchEvent("dragover", { dataTransfer: transfer });
  await page.locator("[data-file-target]").waitFor();
  await workImages(page).dispatchEvent("drop", { dataTransfer: transfer });
  await expect.poll(() => pictures(workImages(page)).count(), { timeout: 20_000 }).toBe(before + 1);
  const isLeft = await page.evaluate((dataTransfer) => {
    const drop = new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true });
    return document.body.dispatchEvent(drop);
  }, transfer);
  expect(isLeft).toBe(false);
});

test("a picture on the clipboard is pasted", { tags: "matrix" }, async () => {
  const page = await openEditor(journey);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const { buffer } = await picture("copied.png");
  await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const blob = new Blob([bytes], { type: "image/png" });
    await navigator.clipboard.write([new ClipboardItem({ "image/png": blob })]);
  }, buffer.toString("base64"));
  const hero = imageField(page, "Home Hero Image");
  const before = await pictures(hero).getAttribute("src");
  await hero.getByRole("button", { name: "Replace Home Hero Image" }).focus();
  await page.keyboard.press("Control+v");
  await expectNotice(page, "Image uploaded successfully");
  await expect.poll(() => pictures(hero).getAttribute("src")).not.toBe(before);
});

test("cancelling stops the sending, and nothing of it stays", async () => {
  const page = await openEditor(journey);
  const before = await pictures(workImages(page)).count();
  const sent = await watchSending(page, async () => {});
  await choose(workImages(page), await picture("stopped.png"));
  await expect.poll(() => sent.count).toBe(1);
  await page.getByRole("button", { name: "Cancel upload of stopped.png" }).click();
  await progressOf(page, "stopped.png").waitFor({ state: "detached" });
  await page.unroute(sending);
  await choose(workImages(page), await picture("next.png"));
  await expect.poll(() => pictures(workImages(page)).count(), { timeout: 20_000 }).toBe(before + 1);
  expect(sent.count).toBe(1);
  await expect.poll(incoming).toEqual([]);
});

test("the dashboard's thumbnails take dropped files, and can be cancelled", {
  tags: "matrix",
}, async () => {
  const page = await openAsOwner(journey, "/admin", { expectedProblems: brokenConnections });
  const thumbnail = page.locator(".thumbnail").first();
  const image = thumbnail.locator("img");
  const before = await image.getAttribute("src");
  const sent = await watchSending(page, async (route, number) => {
    if (number > 1) await route.continue();
  });
  await choose(thumbnail, await picture("card.png"));
  await expect.poll(() => sent.count).toBe(1);
  await thumbnail.getByRole("button", { name: "Cancel upload of card.png" }).click();
  await expect.poll(() => thumbnail.getAttribute("data-uploading")).toBeNull();
  expect(await image.getAttribute("src")).toBe(before);
  await choose(thumbnail, await picture("card-2.png"));
  const words = smallWords("60 by 40", "1288 by 644");
  await expectNotice(page, "Image uploaded successfully", words);
  await expect.poll(() => image.getAttribute("src")).not.toBe(before);
});
