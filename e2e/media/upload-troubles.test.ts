import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Route } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { expectNotice, saveProjectAnyway } from "../harness/admin.ts";
import { startJourney } from "../harness/journey.ts";
import { ownerPassword } from "../harness/server.ts";
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

test("a broken connection, 429 and 409 are tried again; another refusal is not", async () => {
  const page = await openEditor(journey, 2);
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
      ? route.fulfill({ status: 415, json: { error: "This file is none that can be shown." } })
      : route.continue(),
  );
  await choose(hero, await picture("refused.png"));
  await expectNotice(page, "Upload failed", "This file is none that can be shown.");
  expect(await hero.getByText("This file is none that can be shown.").count()).toBe(1);
  expect(refused.count).toBe(1);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await hero.getByRole("button", { name: "Try refused.png again" }).click();
  await expectNotice(page, "Image uploaded successfully");
  expect(refused.count).toBe(2);
});

test("a phone shows to its end why a work image was refused", { tags: "matrix" }, async () => {
  const page = await openEditor(journey, 2);
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

test("offline it waits, in the middle too, and goes on when the connection is back", {
  tags: "matrix",
}, async () => {
  const page = await openEditor(journey);
  const devtools = await page.context().newCDPSession(page);
  const connect = (offline: boolean, uploadThroughput = -1) =>
    devtools.send("Network.emulateNetworkConditions", {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await devtools.send("Network.enable");
  const before = await pictures(workImages(page)).count();
  await connect(true);
  const large = await picture("large.png", 6_000);
  await choose(workImages(page), large);
  await page.getByText("Waiting for the connection").waitFor();
  await connect(false, 150_000);
  const progress = progressOf(page, "large.png");
  await expect.poll(async () => Number(await progress.getAttribute("value"))).toBeGreaterThan(0.1);
  await connect(true);
  await page.getByText("Waiting for the connection").waitFor();
  await connect(false);
  await expect.poll(() => pictures(workImages(page)).count(), { timeout: 20_000 }).toBe(before + 1);
  await saveProjectAnyway(page);
  expect(await servedChecksums(page, journey, 1)).toEqual([checksum(large.buffer)]);
});

test("too much is refused with words before anything is sent", { tags: "matrix" }, async () => {
  const page = await openEditor(journey);
  const folder = await mkdtemp(join(tmpdir(), "vitrine-large-"));
  try {
    const path = join(folder, "long.mp4");
    const file = await open(path, "w");
    await file.truncate(100 * 1024 * 1024 + 1);
    await file.close();
    const asked = page.waitForRequest(/requestUpload|objects\/upload/, { timeout: 1_000 });
    const silence = expect(asked).rejects.toThrow("Timeout");
    await workImages(page).locator('input[type="file"]').setInputFiles(path);
    await expectNotice(
      page,
      "Upload failed",
      "long.mp4 is too large. A file may have 100 MB at most.",
    );
    await silence;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const eleven = await Promise.all(Array.from({ length: 11 }, (_, n) => picture(`${n}.png`)));
  await choose(workImages(page), ...eleven);
  await page.getByRole("alert").filter({ hasText: "Choose up to 10 files at a time." }).waitFor();
  expect(await page.getByRole("progressbar").count()).toBe(0);
});

test("a session that ends during an upload is started again in place, and it goes on", {
  tags: "matrix",
}, async () => {
  const page = await openEditor(journey);
  const before = await pictures(workImages(page)).count();
  await watchSending(page, async (route, number) => {
    if (number === 1) await page.request.delete(`${journey.server.origin}/api/session`);
    await route.continue();
  });
  await choose(workImages(page), await picture("interrupted.png"));
  const dialog = page.getByRole("dialog", { name: "Your session has ended" });
  await dialog.getByLabel("Password", { exact: true }).fill(ownerPassword);
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "detached" });
  await expect.poll(() => pictures(workImages(page)).count(), { timeout: 20_000 }).toBe(before + 1);
});
