import { readFile, stat } from "node:fs/promises";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import type { BundleContents } from "../../scripts/build/bundle-contents.mjs";
import { blocks } from "../../web/modules/blocks.ts";
import { openAsOwner } from "../harness/admin.ts";
import { sampleOf } from "../harness/combinations.ts";
import { hydrated, visitDemo } from "../harness/journey.ts";

/** What a first visit of the home page may load, in bytes as compressed by Brotli. */
const budgets = { start: 6_000, visits: 1_050, js: 162_000, css: 12_000, fonts: 20_000 };

/** Announced to a page by the test, and used by none. */
const unused = "/objects/portrait.webp";

const journey = visitDemo();

/** @returns the files that a reader's page runs, and those that all of it needs. */
async function loadedBy(address: string): Promise<{ run: string[]; needed: string[] }> {
  const files = new Set<string>();
  const page = await journey.open(address, {
    prepare: async (window) => {
      window.on("response", (response) => {
        const [, file] = /(\/assets\/.+\.(?:js|css))$/.exec(response.url()) ?? [];
        if (file) files.add(file.slice(1));
      });
    },
  });
  await page.waitForLoadState("networkidle");
  // What is fetched ahead is fetched by links.
  const run = await page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name, initiatorType }) => name.endsWith(".js") && initiatorType !== "link")
      .map(({ name }) => new URL(name).pathname.slice(1)),
  );
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  return { run, needed: [...files] };
}

const sizeOf = async (files: string[]) => {
  const sizes = files.map(async (file) => (await stat(`dist/client/${file}.br`)).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
};

const readContents = async (side: "client" | "server"): Promise<BundleContents> =>
  JSON.parse(await readFile(`dist/${side}/.vite/contents.json`, "utf8"));

const ofAdmin =
  /web\/admin\/|(react-aria|@react-aria|react-stately|@tiptap|prosemirror|@uppy|colord|micromark|mdast)/;

/** Fails where a page of the site has loaded code of the admin area, or its libraries. */
function expectNothingOfAdmin(contents: BundleContents, needed: string[]): void {
  const modules = needed.flatMap((file) => Object.keys(contents[file] ?? {}));
  expect(modules.some((module) => module.includes("react-dom"))).toBe(true);
  expect(modules.filter((module) => ofAdmin.test(module))).toEqual([]);
}

test("a first visit of the home page keeps its budgets of script, styles and fonts", async () => {
  const loaded = await loadedBy("/");
  expectNothingOfAdmin(await readContents("client"), loaded.needed);
  const isOfVisits = (file: string) => /\/reading-/.test(file);
  const run = loaded.run.filter((file) => !isOfVisits(file));
  const needed = loaded.needed.filter((file) => !isOfVisits(file));
  expect(run.length).toBeGreaterThan(0);
  expect(await sizeOf(run)).toBeLessThanOrEqual(budgets.start);
  const visits = loaded.run.filter(isOfVisits);
  expect(visits).toHaveLength(1);
  expect(await sizeOf(visits)).toBeLessThanOrEqual(budgets.visits);
  expect(needed.length).toBeGreaterThan(3);
  // Its styles come with it.
  expect(needed.filter((file) => !file.endsWith(".js"))).toEqual([]);
  expect(await sizeOf(needed)).toBeLessThanOrEqual(budgets.js);

  const html = await (await fetch(journey.server.origin)).text();
  const inlined = /<style>(.+?)<\/style>/s.exec(html)?.[1] ?? "";
  const fonts = inlined.match(/(?<=data:font\/woff2;base64,)[^)"]+/g) ?? [];
  expect(fonts.length).toBeGreaterThan(1);
  expect(brotliCompressSync(fonts.join("")).length).toBeLessThanOrEqual(budgets.fonts);
  const styles = fonts.reduce((text, font) => text.replace(font, ""), inlined);
  expect(styles.length).toBeGreaterThan(1_000);
  expect(brotliCompressSync(styles).length).toBeLessThanOrEqual(budgets.css);
});

function preload(address: string): void {
  const link = document.createElement("link");
  Object.assign(link, { rel: "preload", as: "image", href: address });
  new MutationObserver((_, observer) => {
    document.documentElement.append(link);
    observer.disconnect();
  }).observe(document, { childList: true });
}

test.each([
  ["/project/passage", 1440],
  ["/project/passage", 390],
  ["/", 390],
  ["/work", 390],
] as const)(
  "what %s announces is used, and fetched once, at %i pixels",
  { tags: "matrix" },
  async (path, width) => {
    const warnings: string[] = [];
    let link = "";
    const page = await journey.open(path, {
      viewport: { width, height: 900 },
      expectedProblems: /portrait\.webp was preloaded .* but not used/,
      prepare: async (window) => {
        window.on("console", (message) => warnings.push(message.text()));
        window.on("response", async (response) => {
          if (response.request().isNavigationRequest()) link = response.headers().link ?? "";
        });
        await window.addInitScript(preload, unused);
      },
    });
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    // Chromium warns, of all at once, some time after the page has loaded.
    const unusedFiles = () => warnings.filter((text) => text.includes("preload"));
    await expect.poll(unusedFiles, { timeout: 15_000 }).not.toEqual([]);
    for (const kind of ["as=image", "rel=modulepreload"]) expect(link).toContain(kind);
    // What was fetched ahead comes from the browser's cache when it is run.
    const fetched = await page.evaluate(() =>
      (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
        .filter(({ transferSize }) => transferSize > 0)
        .map(({ name }) => name),
    );
    expect(fetched.length).toBeGreaterThan(5);
    expect(fetched.filter((url, index) => fetched.indexOf(url) !== index)).toEqual([]);
    expect(unusedFiles()).toEqual([expect.stringContaining(unused)]);
  },
);

test.each(["client", "server"] as const)(
  "what is built for the %s holds no development build",
  async (side) => {
    const contents = await readContents(side);
    const modules = Object.values(contents).flatMap((modules) => Object.keys(modules));
    expect(modules.some((module) => module.includes("react-router/dist/production"))).toBe(true);
    expect(modules.filter((module) => /node_modules.*\bdevelopment\b/.test(module))).toEqual([]);
  },
);

test.each(["/work", "/about", "/connect"])(
  "nothing of the admin area, nor its libraries, is loaded by %s",
  { tags: "matrix" },
  async (address) => {
    expectNothingOfAdmin(await readContents("client"), (await loadedBy(address)).needed);
  },
);

test.each(
  sampleOf(
    [
      ["/admin", 22],
      ["/admin/settings", 27],
      ["/admin/edit/1", 30],
    ],
    1,
  ),
)("what %s needs comes in at most %i files", async (address, most) => {
  const files = new Set<string>();
  const page = await openAsOwner(journey, address, {
    prepare: async (window) => {
      window.on("request", (request) => {
        if (request.url().endsWith(".js")) files.add(request.url());
      });
    },
  });
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  expect(files.size).toBeGreaterThan(3);
  expect(files.size).toBeLessThanOrEqual(most);
});

test("a block is a file of its own, with what only it needs, loaded only where one stands", async () => {
  const contents = await readContents("client");
  const isIn = (loaded: string[]) => (source: string) => {
    const files = Object.entries(contents)
      .filter(([, modules]) => Object.keys(modules).some((name) => name.includes(source)))
      .map(([file]) => file);
    expect(files, source).toHaveLength(1);
    return files.some((file) => loaded.includes(file));
  };
  const { needed } = await loadedBy("/project/passage");
  expectNothingOfAdmin(contents, needed);
  const open = isIn(needed);
  const standing = Object.entries(blocks).filter(([, { file }]) => open(file));
  expect(standing.map(([type]) => type)).toEqual([
    "TextModule",
    "TextImageModule",
    "HeroImageModule",
  ]);
  expect(["/GalleryViewer.ts", "/followSlider.ts", "/EmbedFrame.ts"].filter(open)).toEqual([]);

  const locked = isIn((await loadedBy("/project/quillon-show-your-working")).needed);
  expect(Object.values(blocks).filter(({ file }) => locked(file))).toEqual([]);
});
