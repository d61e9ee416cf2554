import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { sampleOf } from "../harness/combinations.ts";
import { phone } from "../harness/finger.ts";
import { startInParts } from "../harness/in-parts.ts";
import { hydrated, visitDemo } from "../harness/journey.ts";

const journey = visitDemo();

/** The fonts that an element is in truth drawn with. */
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

/** A window to which files of fonts come only when they are released, and that notes what moves. */
async function openWithoutFonts(address: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const page = await journey.open(address, {
    prepare: (window) => prepare(window, released),
    waitUntil: "domcontentloaded",
  });
  return { page, release };
}

async function prepare(page: Page, released: Promise<void>): Promise<void> {
  // Slow enough to draw a frame before fonts that nobody asked for are decoded.
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
    ...phone,
    baseURL: await startInParts(journey.server.origin, 'class="pill-name"'),
    prepare: noteShifts,
  });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  );
  expect(await page.evaluate(() => Reflect.get(window, "shifts"))).toEqual([]);
});

test.each([
  ["display", "/about", ".about-heading, .collaborators-heading"],
  ["title", "/about", ".collaborator-heading, .quote-text"],
  ["body", "/project/passage", ".rich-text p"],
  ["label", "/project/passage", ".project-section-label"],
  ["name", "/about", ".site-header-logo, .quote-name"],
])(
  "what stands in for the font of a %s is as wide as it",
  { tags: "matrix" },
  async (_role, address, selector) => {
    const page = await journey.open(address);
    await hydrated(page);
    const ratio = await page.evaluate(async (chosen) => {
      const elements = [...document.querySelectorAll<HTMLElement>(chosen)];
      const widthIn = (place: number) =>
        elements.reduce((sum, element) => {
          const family = getComputedStyle(element).fontFamily.split(", ")[place] ?? "";
          const line = document.createElement("span");
          line.textContent = element.textContent;
          // Another font than these two would be far too narrow.
          line.style.cssText = `position: absolute; white-space: nowrap; letter-spacing: 0; font-family: ${family}, monospace`;
          element.append(line);
          const { width } = line.getBoundingClientRect();
          line.remove();
          return sum + width;
        }, 0);
      await document.fonts.ready;
      widthIn(1);
      await document.fonts.ready;
      return widthIn(1) / widthIn(0);
    }, selector);
    expect(ratio).toBeGreaterThan(0.985);
    expect(ratio).toBeLessThan(1.015);
  },
);
