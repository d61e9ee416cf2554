import type { Page } from "playwright-core";
import { launchBrowser } from "../e2e/harness/launch-browser.ts";
import { findBrowser } from "../scripts/find-browser.mjs";
import { medianOf } from "./load.ts";
import { pages, type Site } from "./site.ts";

const rounds = 2;

const { Home, Work, Project } = pages;
const visitedPages = { Home, Work, Project };

/**
 * Lighthouse's settings for a mid-range phone on a slow connection: the latency in milliseconds,
 * the throughputs in bytes a second, and the factor by which the processor is slowed.
 */
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const slowdown = 4;

export type Visit = {
  page: string;
  /** Milliseconds from the start of the visit to the largest contentful paint. */
  largestPaint: number;
  /** The total blocking time, in milliseconds. */
  blocked: number;
  /** The cumulative layout shift. */
  shift: number;
  imageBytes: number;
  scriptBytes: number;
  /** The compressed bytes of the HTML document, which contains the styles and the first fonts. */
  documentBytes: number;
  /** The bytes of the WOFF2 fonts in the document. */
  embeddedFontBytes: number;
  /** The bytes of the fonts that are fetched separately. */
  fontBytes: number;
};

type Vitals = {
  largestPaint: number;
  firstPaint: number;
  shift: number;
  tasks: [number, number][];
};

/**
 * Records paints, layout shifts and long tasks in `window.vitals`. Runs in the page. Contains only
 * anonymous functions: tsx makes named functions call a helper that the page does not have.
 */
const observe = () => {
  const vitals: Vitals = { largestPaint: 0, firstPaint: 0, shift: 0, tasks: [] };
  Object.assign(window, { vitals });
  for (const type of ["largest-contentful-paint", "paint", "layout-shift", "longtask"]) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { name, startTime, duration } = entry;
        if (type === "largest-contentful-paint") vitals.largestPaint = startTime;
        if (name === "first-contentful-paint") vitals.firstPaint = startTime;
        if (type === "layout-shift") vitals.shift += Number(Object(entry).value);
        if (type === "longtask") vitals.tasks.push([startTime, duration]);
      }
    }).observe({ type, buffered: true });
  }
};

/** The bytes of the fonts in the page's styles. Runs in the page. */
const embeddedFonts = () => {
  const found = document.head.innerHTML.matchAll(/data:font\/woff2;base64,([\w+/]+)/g);
  return [...found].reduce((sum, [, text = ""]) => sum + text.length * 0.75, 0);
};

/**
 * Measures first visits with a phone's window of 390 pixels on a slow connection, in a real browser.
 * @returns the medians for each page
 */
export async function measureVisits(
  { origin }: Pick<Site, "origin">,
  visited: Readonly<Record<string, string>> = visitedPages,
): Promise<Visit[]> {
  const browser = await launchBrowser(await findBrowser());
  try {
    const visits: Visit[] = [];
    for (const [page, path] of Object.entries(visited)) {
      const seen: Visit[] = [];
      for (let round = 0; round < rounds; round++) {
        const context = await browser.newContext({
          viewport: { width: 390, height: 844 },
          deviceScaleFactor: 2,
          isMobile: true,
          hasTouch: true,
        });
        seen.push(await visit(await context.newPage(), page, origin + path));
        await context.close();
      }
      const middle = (read: (each: Visit) => number) => medianOf(seen.map(read));
      visits.push({
        page,
        largestPaint: middle((each) => each.largestPaint),
        blocked: middle((each) => each.blocked),
        shift: middle((each) => each.shift),
        imageBytes: middle((each) => each.imageBytes),
        scriptBytes: middle((each) => each.scriptBytes),
        documentBytes: middle((each) => each.documentBytes),
        embeddedFontBytes: middle((each) => each.embeddedFontBytes),
        fontBytes: middle((each) => each.fontBytes),
      });
    }
    return visits;
  } finally {
    await browser.close();
  }
}

async function visit(page: Page, name: string, address: string): Promise<Visit> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Network.enable");
  await devTools.send("Network.emulateNetworkConditions", slowLine);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const types = new Map<string, string>();
  const bytes: Record<string, number> = {};
  devTools.on("Network.responseReceived", ({ requestId, type }) => types.set(requestId, type));
  devTools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? "";
    bytes[type] = (bytes[type] ?? 0) + encodedDataLength;
  });
  await page.addInitScript(observe);
  await page.goto(address, { waitUntil: "networkidle" });
  await page.waitForTimeout(1_000);
  const { largestPaint, firstPaint, shift, tasks } = await page.evaluate<Vitals>("window.vitals");
  const blocked = tasks
    .filter(([start]) => start >= firstPaint)
    .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0);
  return {
    page: name,
    largestPaint,
    blocked,
    shift,
    imageBytes: bytes.Image ?? 0,
    scriptBytes: bytes.Script ?? 0,
    documentBytes: bytes.Document ?? 0,
    embeddedFontBytes: await page.evaluate(embeddedFonts),
    fontBytes: bytes.Font ?? 0,
  };
}
