import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { closeNotice, expectNotice, saveProjectAnyway } from "../harness/admin.ts";
import { startJourney } from "../harness/journey.ts";
import { editNewProject } from "../harness/new-project.ts";

const journey = startJourney();
const field = (page: Page, name: string) => page.getByRole("group", { name, exact: true });
const input = (page: Page, name: string) => field(page, name).locator('input[type="file"]');

async function picture(color: string, width = 40, height = 30) {
  const create = { width, height, channels: 3 as const, background: color };
  const buffer = await sharp({ create }).png().toBuffer();
  return { name: `${color.slice(1)}.png`, mimeType: "image/png", buffer };
}

test("whoever is not the owner is led to the home page", { tags: "matrix" }, async () => {
  const page = await journey.open("/admin/edit/1");
  expect(new URL(page.url()).pathname).toBe("/");
});

test("hero pictures are uploaded, replaced under a fresh address, and removed", async () => {
  const { page, stored } = await editNewProject(journey);
  for (const [label, key] of [
    ["Home Hero Image", "homeHeroImage"],
    ["Detail Page Hero Image", "heroImage"],
  ] as const) {
    await field(page, label)
      .getByRole("button", { name: `Upload ${label}` })
      .waitFor();
    await input(page, label).setInputFiles(await picture("#405060"));
    await expectNotice(page, "Image uploaded successfully");
    await field(page, label)
      .getByRole("button", { name: `Replace ${label}` })
      .waitFor();
    await saveProjectAnyway(page);
    expect((await stored())[key]).toMatch(/^\/objects\/[\w.-]+$/);

    await input(page, label).setInputFiles(await picture("#506070"));
    await expectNotice(page, "Image uploaded successfully");
    await closeNotice(page);
    await saveProjectAnyway(page);
    expect((await stored())[key]).toMatch(/^\/objects\/[\w.-]+\?v=\d+$/);

    await field(page, label)
      .getByRole("button", { name: `Remove ${label}` })
      .click();
    await saveProjectAnyway(page);
    expect((await stored())[key]).toBeNull();
  }
});

test("a picture under way is marked as such until it has arrived", { tags: "matrix" }, async () => {
  const { page } = await editNewProject(journey);
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/api/objects/upload/*", async (route) => {
    await arrived;
    await route.continue();
  });
  await input(page, "Home Hero Image").setInputFiles(await picture("#607080"));
  const button = field(page, "Home Hero Image").getByRole("button", { name: "Uploading..." });
  await button.waitFor();
  expect(await button.getAttribute("aria-busy")).toBe("true");
  arrive();
  await expectNotice(page, "Image uploaded successfully");
  await button.waitFor({ state: "detached" });
});

test("work images join in order, videos among them, and leave one by one", {
  tags: "matrix",
}, async () => {
  const { page, stored } = await editNewProject(journey);
  const video = {
    name: "video.mp4",
    mimeType: "video/mp4",
    buffer: await readFile("web/ui/spinner/spinner.mp4"),
  };
  const workImages = async () => {
    const { workImages } = await stored();
    return Array.isArray(workImages) ? workImages.map(String) : [];
  };
  for (const file of [await picture("#708090"), await picture("#8090a0"), video]) {
    await input(page, "Work Images").setInputFiles(file);
    await expectNotice(page, "Work image uploaded successfully");
    await closeNotice(page);
  }
  await saveProjectAnyway(page);
  const all = await workImages();
  expect(all).toHaveLength(3);
  expect(all[2]).toMatch(/\.mp4$/);
  await field(page, "Work Images").getByRole("button", { name: "Remove work image 2" }).click();
  await saveProjectAnyway(page);
  expect(await workImages()).toEqual([all[0], all[2]]);

  // Several at once.
  const more = await Promise.all(["#90a0b0", "#a0b0c0", "#b0c0d0"].map((color) => picture(color)));
  await input(page, "Work Images").setInputFiles(more);
  await expect.poll(() => page.getByRole("button", { name: /^Remove work/ }).count()).toBe(5);
  await saveProjectAnyway(page);
  expect(await workImages()).toHaveLength(5);
});

test("a file that is no picture is refused with a word, and the field stays as it is", {
  tags: "matrix",
}, async () => {
  const { page } = await editNewProject(journey);
  await input(page, "Home Hero Image").setInputFiles({
    name: "notes.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("no picture"),
  });
  await page.getByRole("alert").filter({ hasText: "Upload failed" }).waitFor();
  await page.getByRole("button", { name: "Upload Home Hero Image" }).waitFor();
  expect(await page.locator(".draft-indicator").innerText()).toBe("");
});

test("a picture that is small for its place is taken, and said to be small where it is chosen", {
  tags: "matrix",
}, async () => {
  const { page, name, stored } = await editNewProject(journey);
  const hero = field(page, "Detail Page Hero Image");
  const words = "90 by 60 pixels are few for this place: it will look blurred.";
  await input(page, "Detail Page Hero Image").setInputFiles(await picture("#708090", 90, 60));
  await hero.getByText(`${words} 2880 by 1200 pixels are sharp on every screen.`).waitFor();
  await input(page, "Work Images").setInputFiles(await picture("#90a0b0", 90, 60));
  await page.getByText(`Work image 1: ${words}`).waitFor();
  await saveProjectAnyway(page);
  expect((await stored()).heroImage).toMatch(/^\/objects\//);

  await page.reload();
  await hero.getByText(words).waitFor();
  await input(page, "Detail Page Hero Image").setInputFiles(await picture("#8090a0", 1440, 600));
  await expectNotice(page, "Image uploaded successfully");
  expect(await hero.getByText(words).count()).toBe(0);
  await saveProjectAnyway(page);

  await page.getByRole("link", { name: "Back to Admin" }).click();
  const card = page.getByRole("article", { name });
  await card
    .getByLabel("File for the home hero image")
    .setInputFiles(await picture("#a0b0c0", 90, 60));
  await page
    .getByRole("alert")
    .filter({ hasText: `${words} 1288 by 644 pixels are sharp` })
    .waitFor();
});
