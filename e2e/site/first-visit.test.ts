import { readFile, stat } from "node:fs/promises";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { BundleContents } from "../../scripts/build/bundle-contents.mjs";
import { blocks } from "../../web/modules/blocks.ts";
import { openAsOwner } from "../harness/admin.ts";
import { sampleOf } from "../harness/combinations.ts";
import { phone } from "../harness/finger.ts";
import { startInParts } from "../harness/in-parts.ts";
import { hydrated, moving, visitDemo } from "../harness/journey.ts";

/** The maximum bytes that a first visit of the home page loads, compressed with Brotli. */
const budgets = { start: 6_000, visits: 1_050, js: 163_000, css: 12_000, fonts: 20_000 };

const journey = visitDemo();

/**
 * Opens a page.
 * @returns the scripts that run before an input (`run`), and all scripts and styles that the
 * hydrated page has loaded (`needed`)
 */
async function loadedBy(address: string): Promise<{ run: string[]; needed: string[] }> {
  const files = new Set<string>();
  const page = await journey.open(address, {
    ...moving,
    prepare: async (window) => {
      window.on("response", (response) => {
        const [, file] = /(\/assets\/.+\.(?:js|css))$/.exec(response.url()) ?? [];
        if (file) files.add(file.slice(1));
      });
    },
  });
  await page.waitForLoadState("networkidle");
  // Scripts that are only prefetched, and do not run, have "link" as their initiator.
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

/** Expects that the loaded files contain no code of the admin area and of its libraries. */
function expectNothingOfAdmin(contents: BundleContents, needed: string[]): void {
  const modules = needed.flatMap((file) => Object.keys(contents[file] ?? {}));
  expect(modules.some((module) => module.includes("react-dom"))).toBe(true);
  expect(modules.filter((module) => ofAdmin.test(module))).toEqual([]);
}

test("the first card's picture comes with the page, the second's where they stand side by side", async () => {
  const { headers } = await fetch(`${journey.server.origin}/`);
  const pictures = headers.get("link")?.match(/<[^>]+>; rel=preload; as=image[^<]*/g) ?? [];
  const windows = pictures.map((link) => /media="([^"]*)"/.exec(link)?.[1]);
  expect(windows).toEqual([undefined, "(width >= 768px)"]);
});

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
  // The page loads no style sheet, because its styles are inlined.
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

test.each(["client", "server"] as const)(
  "what is built for the %s holds no development build",
  async (side) => {
    const contents = await readContents(side);
    const modules = Object.values(contents).flatMap((modules) => Object.keys(modules));
    expect(modules.some((module) => module.includes("react-router/dist/production"))).toBe(true);
    expect(modules.filter((module) => /node_modules.*\bdevelopment\b/.test(module))).toEqual([]);
  },
);

test.each(
  sampleOf(
    [
      ["/admin", 20],
      ["/admin/settings", 25],
      ["/admin/edit/1", 28],
    ],
    1,
  ),
)("what %s needs comes in at most %i files", async (address, max) => {
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
  expect(files.size).toBeLessThanOrEqual(max);
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
  expect(needed.length).toBeLessThanOrEqual(18);
  const open = isIn(needed);
  const project = await (await fetch(`${journey.server.origin}/api/projects/1`)).json();
  const stored = Object.entries(project).filter(([name]) => name.endsWith("Content"));
  const types = stored.flatMap(([, text]): { type: string }[] => JSON.parse(String(text)));
  const isStored = ([type]: [string, unknown]) =>
    types.some((module) => `${module.type.replaceAll("-", "")}module` === type.toLowerCase());
  const standing = Object.entries(blocks).filter(([, { file }]) => open(file));
  expect(standing).toEqual(Object.entries(blocks).filter(isStored));
  expect(["/GalleryViewer.ts", "/followSlider.ts", "/EmbedFrame.ts"].filter(open)).toEqual([]);

  const locked = isIn((await loadedBy("/project/quillon-show-your-working")).needed);
  expect(Object.values(blocks).filter(({ file }) => locked(file))).toEqual([]);
});

/** The names of the fonts with which the browser actually draws an element. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName);
}

/** Opens a page whose font files arrive only after `release` is called, and records layout shifts. */
async function openWithoutFonts(address: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const page = await journey.open(address, {
    ...moving,
    prepare: (window) => prepare(window, released),
    waitUntil: "domcontentloaded",
  });
  return { page, release };
}

async function prepare(page: Page, released: Promise<void>): Promise<void> {
  // On a processor this slow, the browser would draw a frame before it has decoded the fonts, if the
  // page did not request them first.
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 3 });
  await page.route("**/*.woff2", async (route) => {
    await released;
    await route.continue();
  });
  await noteShifts(page);
}

function noteShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: { node: Node | null }[] = Reflect.get(entry, "sources");
        const moved = sources.map(({ node }) =>
          node instanceof Element ? node.className : node?.textContent,
        );
        shifts.push(`${Reflect.get(entry, "value")}: ${moved.join(", ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

const ours = [expect.stringContaining("Bricolage")];

test.each(sampleOf(["/project/passage", "/", "/work", "/about", "/connect"], 1))(
  "%s is in the site's own font before any file of a font has come, and nothing moves when one has",
  async (address) => {
    const { page, release } = await openWithoutFonts(address);
    await hydrated(page);
    expect(await fontsOf(page, "main h1")).toEqual(ours);
    expect(await fontsOf(page, ".site-header-logo")).toEqual(ours);
    expect(await fontsOf(page, ".site-header-link")).toEqual(ours);

    release();
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    });
    expect(await fontsOf(page, ".site-footer p")).toEqual(ours);
    expect(await page.evaluate(() => Reflect.get(window, "shifts"))).toEqual([]);
  },
);

test("nothing moves where a page arrives in two parts, cut in its last sentence", async () => {
  const page = await journey.open("/project/passage", {
    ...moving,
    ...phone,
    baseURL: await startInParts(journey.server.origin, 'class="pill-name'),
    prepare: noteShifts,
  });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  );
  expect(await page.evaluate(() => Reflect.get(window, "shifts"))).toEqual([]);
});
