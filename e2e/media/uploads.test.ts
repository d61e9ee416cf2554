import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Route } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { closeNotice, expectNotice, saveProjectAnyway } from "../harness/admin.ts";
import { startJourney } from "../harness/journey.ts";
import {
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

test("several in one pick arrive in the right bytes, one is cancelled; what is broken is tried again, and what is refused is not", {
  tags: "long",
}, async () => {
  const page = await openEditor(journey);
  const files = await Promise.all(Array.from({ length: 8 }, (_, n) => picture(`pick-${n}.png`)));
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const picked = await watchSending(page, async (route) => {
    await released;
    await route.continue();
  });
  const first = await pictures(workImages(page)).count();
  await choose(workImages(page), ...files);
  await progressOf(page, "pick-7.png").waitFor();
  expect(await page.getByRole("progressbar").count()).toBe(8);
  await expect.poll(() => picked.count).toBe(6);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  release();
  await expect.poll(() => pictures(workImages(page)).count()).toBe(first + 8);
  await expectNotice(page, "Work image uploaded successfully");
  expect(picked.count).toBe(8);
  await saveProjectAnyway(page);
  const served = await servedChecksums(page, journey, 8);
  expect(served).toEqual(files.map(({ buffer }) => checksum(buffer)));

  // Cancelling stops the upload, and no part of the file stays on the server.
  await page.unroute(sending);
  const before = await pictures(workImages(page)).count();
  const sent = await watchSending(page, async () => {});
  await choose(workImages(page), await picture("stopped.png"));
  await expect.poll(() => sent.count).toBe(1);
  await page.getByRole("button", { name: "Cancel upload of stopped.png" }).click();
  await progressOf(page, "stopped.png").waitFor({ state: "detached" });
  await page.unroute(sending);
  await choose(workImages(page), await picture("next.png"));
  await expect.poll(() => pictures(workImages(page)).count()).toBe(before + 1);
  expect(sent.count).toBe(1);
  await expect.poll(incoming).toEqual([]);

  // The upload is repeated after a broken connection, 429 and 409, but not after another refusal.
  await closeNotice(page);
  const hero = imageField(page, "Detail Page Hero Image");
  const troubles: ((route: Route) => Promise<void>)[] = [
    (route) => route.abort("connectionreset"),
    (route) => route.fulfill({ status: 429 }),
    (route) => route.fulfill({ status: 409 }),
  ];
  const passing = await watchSending(page, (route, number) =>
    (troubles[number - 1] ?? ((passed) => passed.continue()))(route),
  );
  await choose(hero, await picture("patient.png"));
  await expectNotice(page, "Image uploaded successfully");
  expect(passing.count).toBe(4);

  await page.unroute(sending);
  const refused = await watchSending(page, (route, number) =>
    number === 1
      ? route.fulfill({
          status: 415,
          json: { error: "This file is neither a picture nor a video." },
        })
      : route.continue(),
  );
  await choose(hero, await picture("refused.png"));
  await expectNotice(page, "Upload failed", "This file is neither a picture nor a video.");
  expect(await hero.getByText("This file is neither a picture nor a video.").count()).toBe(1);
  expect(refused.count).toBe(1);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await hero.getByRole("button", { name: "Try refused.png again" }).click();
  await expectNotice(page, "Image uploaded successfully");
  expect(refused.count).toBe(2);

  // A phone shows the whole reason why a work image was refused.
  await page.unroute(sending);
  await page.setViewportSize({ width: 390, height: 844 });
  const error = `HEIC pictures cannot be converted here. ${"Export this one as JPEG. ".repeat(6)}`;
  await page.route(sending, (route) => route.fulfill({ status: 415, json: { error } }));
  await choose(workImages(page), await picture("refused.png"));
  const words = workImages(page).getByText(error.trim());
  await words.waitFor();
  const hidden = (element: Element) => element.scrollHeight - element.clientHeight;
  expect(await words.evaluate(hidden)).toBe(0);
  expect(await words.locator("xpath=ancestor::li").evaluate(hidden)).toBe(0);
  expect(await words.locator("xpath=ancestor::*[@data-failed]").evaluate(hidden)).toBe(0);
});
