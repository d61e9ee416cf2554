import { createHash } from "node:crypto";
import { mkdtemp, open, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page, Route } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "./accessibility.ts";
import { expectNotice, openAsOwner, saveProjectAnyway } from "./admin.ts";
import { startJourney } from "./journey.ts";
import { ownerPassword } from "./server.ts";

const journey = startJourney();

/** What the browser itself says of connections that a test cuts. */
const brokenConnections = /ERR_|Failed to load resource|status of 4\d\d/;

/** Where files are sent to. */
const sending = "**/api/objects/upload/**";

const openEditor = (project = 1) =>
  openAsOwner(journey, `/admin/edit/${project}`, { expectedProblems: brokenConnections });

const field = (page: Page, name: string) => page.getByRole("group", { name, exact: true });
const workImages = (page: Page) => field(page, "Work Images");
const pictures = (place: Locator) => place.locator(".media-thumbnail img");
const progressOf = (page: Page, name: string) =>
  page.getByRole("progressbar", { name: `Upload of ${name}` });

type Picture = { name: string; mimeType: string; buffer: Buffer };

/** A picture like no other, so that the site cannot know its bytes from before. */
async function picture(name: string, width = 60): Promise<Picture> {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 60 };
  const create = { width, height: 40, channels: 3 as const, background: "#888", noise };
  return { name, mimeType: "image/png", buffer: await sharp({ create }).png().toBuffer() };
}

async function choose(place: Locator, ...files: Picture[]): Promise<void> {
  await place.locator('input[type="file"]').setInputFiles(files);
}

/** Counts what is sent, and lets `decide` say what becomes of each; the first one is number 1. */
async function watchSending(page: Page, decide: (route: Route, number: number) => Promise<void>) {
  const seen = { count: 0 };
  await page.route(sending, (route) => {
    seen.count += 1;
    return decide(route, seen.count);
  });
  return seen;
}

const incoming = () => readdir(join(journey.folder, "incoming")).catch((): string[] => []);

function checksum(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** The originals of the last work images as the site serves them to their owner. */
async function servedBytes(page: Page, count: number): Promise<string[]> {
  const { origin } = journey.server;
  const stored = await (await page.request.get(`${origin}/api/projects/1`)).json();
  const paths: string[] = stored.workImages.slice(-count);
  const bodies = paths.map(async (path) => (await page.request.get(origin + path)).body());
  return (await Promise.all(bodies)).map(checksum);
}

test("several in one pick, six of them at once, arrive in the right bytes", async () => {
  const page = await openEditor();
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
  const served = await servedBytes(page, 10);
  expect(served).toEqual(files.map(({ buffer }) => checksum(buffer)));
});

test("dropped files are taken; beside their place they do not make the browser leave", async () => {
  const page = await openEditor();
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

test("a picture on the clipboard is pasted", async () => {
  const page = await openEditor();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const { buffer } = await picture("copied.png");
  await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const blob = new Blob([bytes], { type: "image/png" });
    await navigator.clipboard.write([new ClipboardItem({ "image/png": blob })]);
  }, buffer.toString("base64"));
  const hero = field(page, "Home Hero Image");
  const before = await pictures(hero).getAttribute("src");
  await hero.getByRole("button", { name: "Replace Home Hero Image" }).focus();
  await page.keyboard.press("Control+v");
  await expectNotice(page, "Image uploaded successfully");
  await expect.poll(() => pictures(hero).getAttribute("src")).not.toBe(before);
});

test("cancelling stops the sending, and nothing of it stays", async () => {
  const page = await openEditor();
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

test("a broken connection, 429 and 409 are tried again; another refusal is not", async () => {
  const page = await openEditor(2);
  const hero = field(page, "Detail Page Hero Image");
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

test("offline it waits, in the middle too, and goes on when the connection is back", async () => {
  const page = await openEditor();
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
  expect(await servedBytes(page, 1)).toEqual([checksum(large.buffer)]);
});

test("too much is refused with words before anything is sent", async () => {
  const page = await openEditor();
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

test("a film gets its length and a still of its own", async () => {
  const page = await openEditor();
  const hero = field(page, "Home Hero Image");
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
  const page = await openEditor(3);
  const hero = field(page, "Detail Page Hero Image");
  await choose(hero, await picture("subject.png", 80));
  await expectNotice(page, "Image uploaded successfully");
  await hero.getByRole("button", { name: "Describe Detail Page Hero Image" }).click();
  const dialog = page.getByRole("dialog", { name: "Describe the picture" });
  await dialog.getByLabel("Description").fill("A subject on the left");
  const box = await dialog.locator(".focus-picker-picture img").boundingBox();
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

test("a session that ends during an upload is started again in place, and it goes on", async () => {
  const page = await openEditor();
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

test("the dashboard's thumbnails take dropped files, and can be cancelled", async () => {
  const page = await openAsOwner(journey, "/admin", { expectedProblems: brokenConnections });
  const thumbnail = page.locator(".thumbnail").first();
  const image = thumbnail.locator("img");
  const before = await image.getAttribute("src");
  await watchSending(page, async (route, number) => {
    if (number > 1) await route.continue();
  });
  await choose(thumbnail, await picture("card.png"));
  await thumbnail.getByRole("button", { name: "Cancel upload of card.png" }).click();
  await expect.poll(() => thumbnail.getAttribute("data-uploading")).toBeNull();
  expect(await image.getAttribute("src")).toBe(before);
  await choose(thumbnail, await picture("card-2.png"));
  await expectNotice(page, "Image uploaded successfully");
  await expect.poll(() => image.getAttribute("src")).not.toBe(before);
});
