import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { expectNotice, openAsOwner, saveProjectAnyway } from "../harness/admin.ts";
import { startJourney } from "../harness/journey.ts";
import { editNewProject } from "../harness/new-project.ts";

const journey = startJourney();

const html = async (path: string) => (await fetch(journey.server.origin + path)).text();

async function meta(path: string, name: string): Promise<string | undefined> {
  const [, content] =
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(await html(path)) ?? [];
  return content;
}

async function upload(page: Page, label: string, background: string): Promise<void> {
  const create = { width: 600, height: 400, channels: 3 as const, background };
  const buffer = await sharp({ create }).png().toBuffer();
  await page
    .getByRole("group", { name: label, exact: true })
    .locator("input[type=file]")
    .setInputFiles({ name: "shared.png", mimeType: "image/png", buffer });
  await expectNotice(page, "Image uploaded successfully");
}

test("the site's description and picture reach search engines and link previews at once", async () => {
  const page = await openAsOwner(journey, "/admin/settings/site");
  await page.getByLabel("Site description", { exact: true }).fill("Interfaces that admit doubt.");
  await upload(page, "Social picture", "#c9300a");
  const derived = await meta("/connect", "og:image");
  await page.getByRole("button", { name: "Save Sharing" }).click();
  await expectNotice(page, "Sharing updated", "Link previews show it from now on.");
  expect(await meta("/", "description")).toBe("Interfaces that admit doubt.");
  expect(await meta("/", "og:description")).toBe("Interfaces that admit doubt.");
  expect(await html("/")).toContain('"description":"Interfaces that admit doubt."');
  expect(await html("/feed.json")).toContain('"description":"Interfaces that admit doubt."');

  const picture = await meta("/connect", "og:image");
  expect(picture).not.toBe(derived);
  for (const path of ["/", "/work", "/about"]) expect(await meta(path, "og:image")).toBe(picture);
  expect((await fetch(picture ?? "")).status).toBe(200);
  // A project has pictures of its own.
  expect(await meta("/project/passage", "og:image")).not.toBe(picture);
  const group = page.getByRole("group", { name: "Social picture", exact: true });
  await group.getByRole("button", { name: "Remove" }).click();
  await page.getByRole("button", { name: "Save Sharing" }).click();
  await expect.poll(() => meta("/connect", "og:image")).toBe(derived);
  expect(await findAccessibilityProblems(page)).toEqual([]);
}, 60_000);

test("a project's description and picture are shown to who may read its case study", {
  tags: "matrix",
  timeout: 60_000,
}, async () => {
  const { page, id, slug, stored } = await editNewProject(journey);
  const { origin } = journey.server;
  await page.getByLabel("Search Description").fill("A lamp that dims with the tide.");
  await upload(page, "Social Picture", "#405060");
  await saveProjectAnyway(page);
  const { socialImage } = await stored();
  expect(await meta(`/project/${slug}`, "description")).toBe("A lamp that dims with the tide.");
  expect(await html(`/project/${slug}`)).toContain(
    '"description":"A lamp that dims with the tide."',
  );
  const picture = (await meta(`/project/${slug}`, "og:image")) ?? "";
  expect(picture).toContain(`${origin}${socialImage}/preview.jpeg`);
  expect((await fetch(picture)).status).toBe(200);

  const change = (data: object) =>
    page.request.patch(`${origin}/api/projects/${id}`, { headers: { origin }, data });
  await change({ isPasswordProtected: true });
  expect(await html(`/project/${slug}`)).not.toContain("dims with the tide");
  expect(await meta(`/project/${slug}`, "og:image")).not.toBe(picture);
  expect((await fetch(picture)).status).toBe(404);
  await change({ isPasswordProtected: false, visibility: "unlisted" });
  expect(await meta(`/project/${slug}`, "og:image")).toBe(picture);
  expect((await fetch(picture)).status).toBe(200);
  await change({ visibility: "draft" });
  expect(await html(`/project/${slug}`)).not.toContain("dims with the tide");
  expect((await fetch(picture)).status).toBe(404);
});

test("without a picture, a link preview shows name and title in the site's own type", {
  tags: "matrix",
  timeout: 60_000,
}, async () => {
  const { page, id, slug, name } = await editNewProject(journey);
  const { origin } = journey.server;
  const path = `/project/${slug}`;
  const card = (await meta(path, "og:image")) ?? "";
  expect(card).toMatch(new RegExp(`^${origin}/social-card/project/${slug}\\.png\\?v=`));
  expect(await meta(path, "twitter:card")).toBe("summary_large_image");
  expect(await meta(path, "og:image:alt")).toContain(name);
  const picture = await fetch(card);
  expect(picture.headers.get("content-type")).toBe("image/png");
  const { width, height } = await sharp(await picture.arrayBuffer()).metadata();
  expect([width, height]).toEqual([1200, 630]);

  const change = (data: object) =>
    page.request.patch(`${origin}/api/projects/${id}`, { headers: { origin }, data });
  await change({ name: "Renamed" });
  expect(await meta(path, "og:image")).not.toBe(card);
  await change({ visibility: "draft" });
  expect((await fetch(card)).status).toBe(404);
});
