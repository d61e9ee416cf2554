import type { Browser, BrowserContext, Page } from "playwright-core";
import { ownerPassword } from "../e2e/harness/server.ts";
import { medianOf, quantile } from "./load.ts";

const rounds = 5;
const slowdown = 4;

/** A browser context in which the owner is signed in. */
export async function openAsOwner(browser: Browser, origin: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
  });
  await context.request.post("/api/session", {
    headers: { origin },
    data: { password: ownerPassword },
  });
  return context;
}

/**
 * Loads the dashboard with an empty browser cache, on a processor slowed fourfold.
 * @returns the median of the milliseconds until the dashboard can be used, and the compressed bytes
 * of its scripts
 */
export async function measureColdDashboard(browser: Browser, origin: string) {
  const times: number[] = [];
  let scripts = 0;
  for (let round = 0; round < rounds; round++) {
    const context = await openAsOwner(browser, origin);
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send("Network.enable");
    await devTools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    const kinds = new Map<string, string>();
    scripts = 0;
    devTools.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
    devTools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      if (kinds.get(requestId) === "Script") scripts += encodedDataLength;
    });
    const start = performance.now();
    await page.goto("/admin");
    await page.getByRole("article").first().waitFor();
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    times.push(performance.now() - start);
    await page.waitForLoadState("networkidle");
    await context.close();
  }
  return { usable: medianOf(times), scripts };
}

/**
 * Types 100 keys into the focused text of the open editor.
 * @returns the 95th percentile of the milliseconds that a key takes on the page's main thread
 */
export async function measureTyping(page: Page): Promise<number> {
  const spent = await watchMainThread(page);
  const times: number[] = [];
  for (let key = 0; key < 100; key++) {
    const before = await spent();
    await page.keyboard.press(key % 6 === 5 ? "Space" : "n");
    await page.evaluate(() => new Promise(requestAnimationFrame));
    times.push((await spent()) - before);
  }
  return quantile(Float64Array.from(times).sort(), 0.95);
}

/** @returns a function that reads the processor time of the page's main thread so far, in milliseconds */
export async function watchMainThread(page: Page): Promise<() => Promise<number>> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Performance.setTimeDomain", { timeDomain: "threadTicks" });
  await devTools.send("Performance.enable");
  return async () => {
    const { metrics } = await devTools.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * 1_000;
  };
}
