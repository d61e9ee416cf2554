import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { saveProjectAnyway } from "../harness/admin.ts";
import { eventually } from "../harness/eventually.ts";
import { startJourney } from "../harness/journey.ts";
import { editNewProject } from "../harness/new-project.ts";
import { pasteInto } from "../harness/rich-text.ts";
import { paintPicture } from "../harness/written-module.ts";

// The tests drop files and paste content at the end of sections.
const journey = startJourney();
const desk = { viewport: { width: 1440, height: 900 } };
const clipboard = (name: string) => readFile(`web/admin/rich-text/paste/fixtures/${name}`, "utf8");

async function storedModules(stored: () => Promise<Record<string, unknown>>, key = "whyContent") {
  const list: Record<string, unknown>[] = JSON.parse(String((await stored())[key]));
  return list.map(({ id: _, ...module }) => module);
}

/**
 * Drops files or pastes content at the end of a section, and adds it as a module.
 * @param what files, or the clipboard's texts by their media types
 * @param choice the type of the module; by default the type that the editor proposes
 */
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
  // The proposed choice has the focus.
  if (choice) await choices.getByRole("button", { name: choice, exact: true }).click();
  else await page.keyboard.press("Enter");
  await choices.waitFor({ state: "detached" });
}

type File = { name: string; type: string; base64: string };

async function paint(color: string): Promise<File> {
  const { name, mimeType, buffer } = await paintPicture(color, 320, 180);
  return { name, type: mimeType, base64: buffer.toString("base64") };
}

test("a case study is pasted and dropped together, and stands on its page", async () => {
  const { page, slug, stored } = await editNewProject(journey, desk);
  const colors = ["#123", "#234", "#345", "#456", "#567", "#678", "#789", "#89a"];
  const [cover, ...pictures] = await Promise.all(colors.map(paint));
  if (!cover) throw new Error("nothing was painted");
  const video = await readFile(join(journey.folder, "media/objects/passage-video.mp4"));
  const film = { name: "a.mp4", type: "video/mp4", base64: video.toString("base64") };
  const document = { "text/html": await clipboard("google-docs.clipboard") };
  const youtube = { "text/plain": "https://youtu.be/dQw4w9WgXcQ" };
  const figma = "https://www.figma.com/design/abc123DEF456ghi789/Tides?node-id=1-2";
  // Undo in the notice removes the module.
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
  expect(await types("solutionContent")).toEqual(["embed", "text", "hero-image", "text", "table"]);

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
