/** @module-tag matrix */

import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { saveProjectAnyway } from "../harness/admin.ts";
import { startJourney } from "../harness/journey.ts";
import { editNewProject } from "../harness/new-project.ts";
import { readText, writeMarkup } from "../harness/rich-text.ts";

const journey = startJourney();
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const path = (ending: string) =>
  expect.stringMatching(new RegExp(`^/objects/[\\w-]+\\.${ending}$`));

/** A project without modules, opened by the owner, and a way to save it and read a section back. */
async function openEmpty() {
  const { page, slug, stored } = await editNewProject(journey);
  /** The modules of a column without what tells them apart. */
  const savedModules = async (column: string): Promise<object[]> => {
    await saveProjectAnyway(page);
    const modules: { id: string }[] = JSON.parse(String((await stored())[column]));
    return modules.map(({ id: _, ...module }) => module);
  };
  return { page, slug, savedModules };
}

async function add(page: Page, name: string, type: string): Promise<Locator> {
  await page.getByRole("button", { name: `Add module... to ${name}` }).click();
  await page.getByRole("menuitem", { name: type, exact: true }).click();
  return section(page, name).getByRole("article").last();
}

async function upload(field: Locator, kind: "picture" | "video"): Promise<void> {
  const create = { width: 40, height: 30, channels: 3 as const, background: "#c0d0e0" };
  const file =
    kind === "video"
      ? {
          name: "video.mp4",
          mimeType: "video/mp4",
          buffer: await readFile("web/ui/spinner/spinner.mp4"),
        }
      : { name: "p.png", mimeType: "image/png", buffer: await sharp({ create }).png().toBuffer() };
  await field.locator('input[type="file"]').setInputFiles(file);
  await field.getByRole("button", { name: /^Replace/ }).waitFor();
}

test("text: the title of its section, one of its own, none; every position; hidden and shown", async () => {
  const { page, slug, savedModules } = await openEmpty();
  const titles = {
    Role: "",
    Why: "Why",
    Result: "Result",
    Process: "Process",
    Solution: "Solution",
  };
  for (const [name, title] of Object.entries({ ...titles, "Shipped Goods": "" })) {
    const card = await add(page, name, "Text");
    expect(await card.getByLabel("Title").inputValue()).toBe(title);
    await card.getByLabel("Content").fill(`About ${name}`);
  }
  expect(await savedModules("processContent")).toEqual([
    { type: "text", content: "About Process", markup: 2 },
  ]);

  const card = section(page, "Process").getByRole("article");
  await card.getByLabel("Title").fill("");
  for (const side of ["Left", "Right"]) {
    await card.getByRole("radio", { name: side }).check();
    expect(await savedModules("processContent")).toEqual([
      {
        ...{ type: "text", content: "About Process", markup: 2 },
        ...{ title: "", textPosition: side.toLowerCase() },
      },
    ]);
  }
  await card.getByRole("radio", { name: "Default" }).check();
  await card.getByLabel("Title").fill("How");
  await card.getByRole("button", { name: /^Hide/ }).click();
  const own = { type: "text", content: "About Process", markup: 2, title: "How" };
  expect(await savedModules("processContent")).toEqual([{ ...own, hidden: true }]);
  const visitor = await journey.open(`/project/${slug}`);
  expect(await visitor.getByText("About Process").count()).toBe(0);

  await card.getByRole("button", { name: /^Show/ }).click();
  expect(await savedModules("processContent")).toEqual([own]);
  await visitor.reload();
  await visitor.getByRole("heading", { name: "How" }).waitFor();
});

test("text and image: either side, a picture or a video, removed again", async () => {
  const { page, savedModules } = await openEmpty();
  const card = await add(page, "Role", "Text + Image");
  expect(await card.getByRole("radio", { name: "Left" }).isChecked()).toBe(true);
  await writeMarkup(card, "Text content", "- One\n- **Two**");
  const beside = { type: "text-image", content: "- One\n- **Two**", markup: 2 };
  await upload(card.getByRole("group", { name: "Image", exact: true }), "picture");
  expect(await savedModules("roleContent")).toEqual([
    { ...beside, imageSrc: path("png"), imagePosition: "left" },
  ]);
  await upload(card.getByRole("group", { name: "Image", exact: true }), "video");
  await card.getByRole("radio", { name: "Right" }).check();
  expect(await savedModules("roleContent")).toEqual([
    { ...beside, imageSrc: path("mp4"), imagePosition: "right" },
  ]);
  await card.getByRole("button", { name: "Remove Image" }).click();
  expect(await savedModules("roleContent")).toEqual([
    { ...beside, imageSrc: "", imagePosition: "right" },
  ]);
});

test("image and image: a picture and a video, words under either, all of them removed again", async () => {
  const { page, savedModules } = await openEmpty();
  const card = await add(page, "Result", "Image + Image");
  await upload(card.getByRole("group", { name: "Left image" }), "picture");
  await upload(card.getByRole("group", { name: "Right image" }), "video");
  await writeMarkup(card, "Left text (optional)", "_Before_");
  await writeMarkup(card, "Right text (optional)", "<u>After</u>");
  const sources = { leftImageSrc: path("png"), rightImageSrc: path("mp4") };
  const pair = { type: "image-image", ...sources, markup: 2 };
  expect(await savedModules("resultContent")).toEqual([
    { ...pair, leftImageText: "_Before_", rightImageText: "<u>After</u>" },
  ]);

  // Closed, it shows both pictures small and how its words begin, without markup.
  const toggle = card.getByRole("button", { name: /^Module 1/ });
  await toggle.click();
  expect(await toggle.innerText()).toMatch(/Image \+ Image\s+Before After/);
  expect(await toggle.locator("img, video").count()).toBe(2);
  await toggle.click();

  await card.getByLabel("Left text (optional)").fill("");
  await card.getByLabel("Right text (optional)").fill("");
  await card.getByRole("button", { name: "Remove Left image" }).click();
  await card.getByRole("button", { name: "Remove Right image" }).click();
  expect(await savedModules("resultContent")).toEqual([
    { type: "image-image", leftImageSrc: "", rightImageSrc: "" },
  ]);
});

test("hero image: a video with and without a caption", async () => {
  const { page, savedModules } = await openEmpty();
  const card = await add(page, "Shipped Goods", "Hero Image");
  await upload(card.getByRole("group", { name: "Hero image" }), "video");
  await card.getByLabel("Caption (optional)").fill("In motion");
  const hero = { type: "hero-image", imageSrc: path("mp4") };
  expect(await savedModules("shippedGoodsContent")).toEqual([{ ...hero, caption: "In motion" }]);
  await card.getByLabel("Caption (optional)").fill("");
  expect(await savedModules("shippedGoodsContent")).toEqual([hero]);
});

test("adding opens a module, deleting closes all, undo brings one back where it was", async () => {
  const { page, savedModules } = await openEmpty();
  const role = section(page, "Role");
  for (const words of ["One", "Two", "Three"]) {
    const card = await add(page, "Role", "Text");
    await card.getByLabel("Content").fill(words);
  }
  expect(await role.locator('[aria-expanded="true"]').count()).toBe(3);
  const up = role.getByRole("button", { name: /^Move .* up$/ });
  const down = role.getByRole("button", { name: /^Move .* down$/ });
  expect(await up.first().isDisabled()).toBe(true);
  expect(await down.last().isDisabled()).toBe(true);
  await role.getByRole("button", { name: /^Delete Module 2/ }).click();
  expect(await role.locator('[aria-expanded="true"]').count()).toBe(0);
  await page.getByRole("button", { name: "Undo" }).click();
  expect(await savedModules("roleContent")).toMatchObject([
    { content: "One" },
    { content: "Two" },
    { content: "Three" },
  ]);
});

test("markup by keyboard with Cmd as well as Ctrl; what is undone can be done again", async () => {
  const { page, savedModules } = await openEmpty();
  const card = await add(page, "Why", "Text");
  const area = card.getByLabel("Content");
  await area.fill("plain");
  for (const key of ["Control", "Meta"]) {
    for (const [letter, marked] of [
      ["b", "<p><strong>plain</strong></p>"],
      ["i", "<p><em>plain</em></p>"],
      ["u", "<p><u>plain</u></p>"],
    ] as const) {
      await area.selectText();
      await page.keyboard.press(`${key}+${letter}`);
      await expect.poll(() => readText(area)).toBe(marked);
      await page.keyboard.press("Control+z");
      await expect.poll(() => readText(area)).toBe("<p>plain</p>");
      await page.keyboard.press("Control+Shift+z");
      await expect.poll(() => readText(area)).toBe(marked);
      await page.keyboard.press("Control+z");
    }
  }
  await page.keyboard.press("End");
  await card.getByRole("button", { name: "Bulleted list" }).click();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("more");
  expect(await card.locator(".rich-text li").allInnerTexts()).toEqual(["plain", "more"]);
  expect(await savedModules("whyContent")).toEqual([
    { type: "text", content: "- plain\n- more", markup: 2 },
  ]);
});
