import { cp, link, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from "vitest";
import { launchBrowser } from "./launch-browser.ts";
import { type Server, startServer } from "./server.ts";

/** The site and the browser that the journeys of one file share. */
export type Journey = {
  server: Server;
  /** The site's data folder. */
  folder: string;
  /** Opens a window of its own. Whatever goes wrong in it fails the test at its end. */
  open: (path: string, options?: OpenOptions) => Promise<Page>;
};

type OpenOptions = BrowserContextOptions & {
  /** Console errors, page errors and failed requests that belong to the test. */
  expectedProblems?: RegExp;
};

/**
 * Starts a site for the journeys of a file: the demo portfolio, unless variables say otherwise, and
 * what `prepare` adds to it. A test that is tried again gets a new site, without what the first try
 * left behind. Every test fails on a console error, an uncaught error or a failed request that it did
 * not announce.
 */
export function startJourney(
  variables: Record<string, string> = {},
  prepare: () => Promise<void> = async () => {},
): Journey {
  let browser: Browser;
  let problems: string[] = [];
  const journey = {} as Journey; // filled before the first test

  async function openSite() {
    journey.folder = await mkdtemp(join(tmpdir(), "vitrine-journey-"));
    if (variables.DEMO_CONTENT !== "0") {
      await cp(inject("demoFolder"), journey.folder, { recursive: true });
    }
    journey.server = await startServer({ DATA_DIR: journey.folder, ...variables });
    await prepare();
  }

  async function closeSite() {
    await journey.server?.stop();
    if (journey.folder) await handDownPictures(journey.folder, inject("demoFolder"));
    if (journey.folder) await rm(journey.folder, { recursive: true, force: true });
  }

  beforeEach(async ({ task }) => {
    if (!task.result?.retryCount) return;
    problems = [];
    await closeSite();
    await openSite();
  });

  beforeAll(async () => {
    await openSite();
    browser = await launchBrowser(inject("browserPath"));
    journey.open = async (path, { expectedProblems, ...options } = {}) => {
      const context = await browser.newContext({ baseURL: journey.server.origin, ...options });
      const page = await context.newPage();
      const note = (problem: string) => {
        if (!expectedProblems?.test(problem)) problems.push(problem);
      };
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") {
          note(`console: ${message.text()} ${message.location().url}`);
        }
      });
      page.on("pageerror", (error) => note(`page error: ${error.message}`));
      page.on("requestfailed", (request) => {
        const reason = request.failure()?.errorText;
        // A page left early aborts what it was still loading.
        if (reason !== "net::ERR_ABORTED") note(`request failed: ${request.url()} ${reason}`);
      });
      await page.goto(path);
      return page;
    };
  });

  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    const seen = problems;
    problems = [];
    expect(seen).toEqual([]);
  });

  afterAll(async () => {
    await browser?.close();
    await closeSite();
  });

  return journey;
}

/** Leaves to the sites that follow the forms that one made of the demo's pictures: each took it a while. */
async function handDownPictures(folder: string, demoFolder: string): Promise<void> {
  const forms = join("media", "derivatives", "objects");
  for (const picture of await readdir(join(demoFolder, "media", "objects"))) {
    const made = await readdir(join(folder, forms, picture)).catch(() => []);
    if (made.length > 0) await mkdir(join(demoFolder, forms, picture), { recursive: true });
    for (const form of made) {
      const path = join(forms, picture, form);
      await link(join(folder, path), join(demoFolder, path)).catch(() => {}); // known already
    }
  }
}

/** Waits until React has taken the page over, its late parts too, so that clicks are handled by it. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isTakenOver = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith("__reactProps"));
    return (
      document.documentElement.dataset.hydrated !== undefined &&
      [...document.querySelectorAll("button, input")].every(isTakenOver)
    );
  });
}
