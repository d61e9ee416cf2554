import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from "vitest";
import { maxWait } from "../../scripts/max-wait.ts";
import { launchJourneyBrowser } from "./launch-browser.ts";
import { copyFolder, handDownPictures, sharePictures } from "./prepared-folder.ts";
import { resetSite } from "./reset-site.ts";
import { quickPictures, type Server, startServer } from "./server.ts";
import { startTwoServers } from "./two-servers.ts";

/** Windows on a site; each test has its own. */
export type Visit = {
  server: Pick<Server, "origin">;
  /**
   * Opens a window of its own on its first page, the only one whose address is typed. It asks for less motion,
   * unless it is `moving`. Whatever goes wrong in it fails the test at its end.
   */
  open: (path: string, options?: OpenOptions) => Promise<Page>;
};

/** The site that the journeys of one file share, and windows on it. */
export type Journey = Visit & {
  server: Server;
  /** The site's data folder. */
  folder: string;
};

export type OpenOptions = BrowserContextOptions & {
  /** Console errors, page errors and failed requests that belong to the test. */
  expectedProblems?: RegExp;
  /** What the window needs before its first page: a session, a script, something to listen with. */
  prepare?: (page: Page) => Promise<unknown>;
  /** How far the first page has to be. */
  waitUntil?: "commit" | "domcontentloaded" | "load" | "networkidle";
};

/** For windows whose movements are looked at. Of others, videos and transitions took half of the processor. */
export const moving = { reducedMotion: "no-preference" } as const;

/**
 * A browser that is late gives up the transition from one page to the next, and reports it as an error of the
 * page. The script of the site takes it as no error, where it may run.
 */
const abortedTransition = /^page error: Transition was aborted/;

/** What the journey files that a worker runs share, and what ends with it: a browser, and a site of each content. */
let sharedBrowser: Promise<Browser> | undefined;
const sharedSites: Partial<Record<Content, Promise<Site>>> = {};

type Content = "demo" | "empty";
type Site = Pick<Journey, "server" | "folder">;

export type JourneyOptions = {
  /** What the site holds, besides what `prepare` adds: the demo portfolio where undefined. */
  content?: Content;
  /** Environment variables of the server, which then is the file's own. */
  variables?: Record<string, string>;
  /** For a file that stops the server, reads its log or uses up its limits. */
  ownServer?: boolean;
  prepare?: () => Promise<void>;
};

/**
 * A site for the journeys of a file: that of the worker, put back to what it held at first, or one of its own.
 * Every test fails on a console error, an uncaught error or a failed request that it did not announce.
 */
export function startJourney(options: JourneyOptions = {}): Journey {
  const { content = "demo", variables, prepare } = options;
  const isAlone = options.ownServer || variables !== undefined || inject("instancesOn");
  const journey = {} as Journey; // filled before the first test

  beforeAll(async () => {
    if (isAlone) {
      Object.assign(journey, await openSite(content, variables));
    } else {
      const opened = sharedSites[content];
      sharedSites[content] ??= openSite(content);
      Object.assign(journey, await sharedSites[content]);
      if (opened) await resetSite(journey.folder, inject("preparedFolders")[content]);
    }
    await prepare?.();
  });
  beforeEach(() => sharePictures(journey.folder, inject("preparedFolders").demo));
  afterAll(async () => {
    if (journey.folder) await handDownPictures(journey.folder, inject("preparedFolders").demo);
    if (!isAlone) return;
    await journey.server?.stop();
    if (journey.folder) await rm(journey.folder, { recursive: true, force: true });
  });

  return openWindows(journey);
}

async function openSite(content: Content, variables: Record<string, string> = {}): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-journey-"));
  await copyFolder(inject("preparedFolders")[content], folder);
  const given = { DATA_DIR: folder, ...quickPictures, ...variables };
  const postgres = inject("instancesOn");
  const server = await (postgres ? startTwoServers(given, postgres) : startServer(given));
  return { server, folder };
}

/**
 * Visits the demo portfolio on the one site that all such files share. It is for journeys that change
 * nothing: what one writes, all others would see.
 */
export function visitDemo(): Visit {
  const { origin, folder } = inject("sharedDemo");
  beforeEach(() => sharePictures(folder, inject("preparedFolders").demo));
  afterAll(() => handDownPictures(folder, inject("preparedFolders").demo));
  return openWindows({ server: { origin } } as Visit); // `open` comes before the first test
}

/** Windows on a site that the file starts itself. */
export function openWindows<SomeVisit extends Visit>(visit: SomeVisit): SomeVisit {
  let browser: Browser;
  let problems: string[] = [];

  beforeAll(async () => {
    sharedBrowser ??= launchJourneyBrowser(inject("browserPath"));
    browser = await sharedBrowser;
    visit.open = async (path, options = {}) => {
      const { expectedProblems, prepare, waitUntil = "load", ...contextOptions } = options;
      const context = await browser.newContext({
        baseURL: visit.server.origin,
        reducedMotion: "reduce",
        ...contextOptions,
      });
      context.on("page", (page) =>
        findProblems(page, (problem) => {
          const isExpected =
            expectedProblems?.test(problem) ||
            (contextOptions.javaScriptEnabled === false && abortedTransition.test(problem));
          if (!isExpected) problems.push(problem);
        }),
      );
      // The first page that shows a picture in some size waits until it is made, too.
      context.setDefaultTimeout(maxWait);
      const page = await context.newPage();
      await prepare?.(page);
      await page.goto(path, { waitUntil });
      return page;
    };
  });

  afterEach(async ({ task }) => {
    if (task.result?.state === "fail") await describeWindows(browser);
    await Promise.all(browser.contexts().map((context) => context.close()));
    const seen = problems;
    problems = [];
    expect(seen).toEqual([]);
  });

  return visit;
}

/** Prints what the windows of a failed test show. */
async function describeWindows(browser: Browser): Promise<void> {
  for (const page of browser.contexts().flatMap((context) => context.pages())) {
    const seen = await page.locator("body").ariaSnapshot({ timeout: 5_000 }).catch(String);
    process.stderr.write(`${page.url()}\n${seen}\n`);
  }
}

function findProblems(page: Page, note: (problem: string) => void): void {
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
}

/** Opens a further window of a browser, with the session and the storage that its windows share. */
export async function openBeside(
  context: BrowserContext,
  path: string,
  prepare?: OpenOptions["prepare"],
): Promise<Page> {
  const page = await context.newPage();
  await prepare?.(page);
  await page.goto(path);
  return page;
}

/**
 * Gives the page a sign that its code is wanted, and waits until React has taken it over, its late parts
 * too, so that clicks are handled by it.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    window.dispatchEvent(new Event("touchstart"));
    const isTakenOver = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith("__reactProps"));
    return (
      document.documentElement.dataset.hydrated !== undefined &&
      [...document.querySelectorAll("button, input")].every(isTakenOver)
    );
  });
}
