import { readFile, stat } from "node:fs/promises";
import { expect, test } from "vitest";
import type { BundleContents } from "../scripts/bundle-contents.mjs";
import { hydrated, startJourney } from "./journey.ts";

/** What a first visit of the home page may load, in bytes as compressed by Brotli. */
const budgets = { js: 160_000, css: 12_000 };

const journey = startJourney();

async function loadedBy(address: string): Promise<string[]> {
  const page = await journey.open("about:blank");
  const files: string[] = [];
  page.on("response", (response) => {
    const [, file] = /(\/assets\/.+\.(?:js|css))$/.exec(response.url()) ?? [];
    if (file) files.push(file.slice(1));
  });
  await page.goto(address);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  return files;
}

async function weightOf(files: string[], extension: string): Promise<number> {
  const sizes = files
    .filter((file) => file.endsWith(`.${extension}`))
    .map(async (file) => (await stat(`dist/client/${file}.br`)).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

test("a first visit of the home page keeps its budgets of script and styles", async () => {
  const files = await loadedBy("/");
  expect(files.length).toBeGreaterThan(4);
  expect(await weightOf(files, "js")).toBeLessThanOrEqual(budgets.js);
  expect(await weightOf(files, "css")).toBeLessThanOrEqual(budgets.css);
});

test.each(["/", "/work", "/project/passage", "/about", "/connect"])(
  "nothing of the admin area, nor its libraries, is loaded by %s",
  async (address) => {
    const contents: BundleContents = JSON.parse(
      await readFile("dist/client/.vite/contents.json", "utf8"),
    );
    const modules = (await loadedBy(address)).flatMap((file) => Object.keys(contents[file] ?? {}));
    expect(modules.some((module) => module.includes("react-dom"))).toBe(true);
    expect(
      modules.filter((module) =>
        /web\/admin\/|(react-aria|@react-aria|react-stately|@tiptap|prosemirror|@uppy|colord)/.test(
          module,
        ),
      ),
    ).toEqual([]);
  },
);
