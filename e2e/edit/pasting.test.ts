import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { saveProjectAnyway } from "../harness/admin.ts";
import { eventually } from "../harness/eventually.ts";
import { startJourney } from "../harness/journey.ts";
import { editNewProject } from "../harness/new-project.ts";
import { pasteInto, readText } from "../harness/rich-text.ts";
import { addModule, paintPicture } from "../harness/written-module.ts";

// What is pasted or dropped, into a text or at the end of a section.
const journey = startJourney();
const desk = { viewport: { width: 1440, height: 900 } };
const modules = (page: Page) =>
  page.getByRole("region", { name: "Why", exact: true }).getByRole("article");
const clipboard = (name: string) => readFile(`web/admin/rich-text/paste/fixtures/${name}`, "utf8");

async function addText(page: Page): Promise<Locator> {
  return (await addModule(page, "Text")).getByLabel("Content");
}

async function storedModules(stored: () => Promise<Record<string, unknown>>, key = "whyContent") {
  const list: Record<string, unknown>[] = JSON.parse(String((await stored())[key]));
  return list.map(({ id: _, ...module }) => module);
}

test("a document from Google Docs becomes texts and pictures in its order; no other site is asked", {
  tags: "matrix",
}, async () => {
  const { page, slug, stored } = await editNewProject(journey, desk);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await addText(page);
  const area = modules(page).first().getByLabel("Content");
  await pasteInto(area, { "text/html": await clipboard("google-docs.clipboard") });
  await eventually(() => modules(page).count()).toBe(3);
  const missing = modules(page).nth(1);
  await missing.getByText("Drop or pick this picture: The foyer at noon").waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await saveProjectAnyway(page);

  const [first, picture, last] = await storedModules(stored);
  expect(first?.content).toMatch(
    /^## A museum by the harbour\n\nVisitors found \*\*one in three\*\*/,
  );
  expect(first?.content).toContain("- Walked with twelve visitors\n  - six with children\n");
  expect(picture).toEqual({ type: "hero-image", imageSrc: "", label: "The foyer at noon" });
  expect(last).toMatchObject({ type: "text", markup: 2, title: "" });
  expect(last?.content).toBe("1. Colour\n2. Numbers\n\n**Before**\t**After**\n31 %\t84 %");
  expect(asked.filter((address) => !address.startsWith(journey.server.origin))).toEqual([]);
  expect(String((await stored()).whyContent)).not.toContain("googleusercontent");

  const reader = await journey.open(`/project/${slug}`);
  await reader.locator(".rich-text li li", { hasText: "six with children" }).waitFor();

  // Step by step back: the new modules, then the text.
  await area.click();
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(() => readText(area)).toBe("<p></p>");
  await page.keyboard.press("ControlOrMeta+z");
  await eventually(() => modules(page).count()).toBe(1);
  await page.keyboard.press("ControlOrMeta+z");
  await eventually(() => modules(page).count()).toBe(0);
});

test("pictures that the clipboard carries are uploaded, Markdown keeps its structure", {
  tags: "matrix",
}, async () => {
  const { page, stored } = await editNewProject(journey, desk);
  const area = await addText(page);
  const pixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
  await pasteInto(area, {
    "text/html": `<p>Before</p><img alt="A map" src="data:image/png;base64,${pixel}"><p>After</p>`,
  });
  const module = page.getByRole("article").filter({ hasText: "Hero Image" });
  await module.getByRole("button", { name: "Replace hero image or video" }).waitFor();
  const last = modules(page).last().getByLabel("Content");
  await last.click();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.press("Enter");
  await pasteInto(last, { "text/plain": "### Signs\n\n•\tlarge\n•\tlow" });
  await saveProjectAnyway(page);
  const path = expect.stringMatching(/^\/objects\/[\w-]+\.png$/);
  expect(await storedModules(stored)).toMatchObject([
    { type: "text", content: "Before", markup: 2 },
    { type: "hero-image", imageSrc: path },
    { type: "text", content: "After\n\n## Signs\n\n- large\n- low", markup: 2 },
  ]);
});

/** Drops files at the end of a section, or pastes there, and takes what is proposed. */
async function put(
  page: Page,
  section: string,
  what: Record<string, string> | File[],
  choice?: string,
): Promise<void> {
  const line = page.getByRole("textbox", { name: `Paste into ${section}` });
  if (Array.isArray(what)) {
    const dataTransfer = await page.evaluateHandle((files) => {
      const data = new DataTransfer();
      for (const { name, type, base64 } of files) {
        const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
        data.items.add(new File([bytes], name, { type }));
      }
      return data;
    }, what);
    await line.dispatchEvent("drop", { dataTransfer });
  } else await pasteInto(line, what);
  const choices = page.getByRole("group", { name: `Add to ${section} as:` });
  await choices.waitFor();
  // The most fitting one has the focus.
  if (choice) await choices.getByRole("button", { name: choice, exact: true }).click();
  else await page.keyboard.press("Enter");
  await choices.waitFor({ state: "detached" });
}

type File = { name: string; type: string; base64: string };

async function paint(color: string): Promise<File> {
  const { name, mimeType, buffer } = await paintPicture(color, 320, 180);
  return { name, type: mimeType, base64: buffer.toString("base64") };
}

test("a case study is pasted and dropped together, and stands on its page", {
  tags: "matrix",
}, async () => {
  const { page, slug, stored } = await editNewProject(journey, desk);
  const colors = ["#123", "#234", "#345", "#456", "#567", "#678", "#789", "#89a"];
  const [cover, ...pictures] = await Promise.all(colors.map(paint));
  if (!cover) throw new Error("nothing was painted");
  const video = await readFile(join(journey.folder, "media/objects/passage-video.mp4"));
  const film = { name: "a.mp4", type: "video/mp4", base64: video.toString("base64") };
  const document = { "text/html": await clipboard("google-docs.clipboard") };
  const youtube = { "text/plain": "https://youtu.be/dQw4w9WgXcQ" };
  const figma = "https://www.figma.com/design/abc123DEF456ghi789/Tides?node-id=1-2";
  // What was added by mistake is taken back where it is said.
  await put(page, "Role", youtube, "Text");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await put(page, "Role", [cover], "Full Width");
  await put(page, "Why", pictures.slice(0, 3));
  await put(page, "Result", pictures.slice(3, 5), "Before and After");
  await put(page, "Result", { "text/plain": figma });
  await put(page, "Process", pictures.slice(5));
  await put(page, "Process", [film]);
  await put(page, "Solution", youtube);
  await put(page, "Solution", document);
  const sending = page.getByRole("region", { name: "Pictures on their way" });
  await sending.waitFor({ state: "detached" });
  await saveProjectAnyway(page);
  const types = async (key: string) => (await storedModules(stored, key)).map(({ type }) => type);
  expect(await types("roleContent")).toEqual(["full-width"]);
  expect(await types("whyContent")).toEqual(["gallery"]);
  expect(await types("resultContent")).toEqual(["before-after", "embed"]);
  expect(await types("processContent")).toEqual(["image-image", "hero-image"]);
  expect(await types("solutionContent")).toEqual(["embed", "text", "hero-image", "text"]);

  const asked: string[] = [];
  const reader = await journey.open(`/project/${slug}`, {
    ...desk,
    prepare: async (window) => {
      window.on("request", (request) => asked.push(new URL(request.url()).origin));
    },
  });
  const main = reader.getByRole("main");
  await main.locator("h3", { hasText: "A museum by the harbour" }).waitFor();
  await eventually(() => main.locator(".picture-image[alt='']").count()).toBeGreaterThanOrEqual(
    colors.length,
  );
  expect(await main.getByRole("button", { name: /^Load from/ }).count()).toBe(2);
  expect([...new Set(asked.filter((origin) => origin.startsWith("http")))]).toEqual([
    journey.server.origin,
  ]);
});
