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

/** Opens browser windows on a site. All windows of a test are closed when the test ends. */
export type Visit = {
  server: Pick<Server, "origin">;
  /**
   * Opens a page in a new browser context. The window prefers reduced motion, unless the options
   * contain `moving`. An error or a failed request in the window fails the test at its end.
   */
  open: (path: string, options?: OpenOptions) => Promise<Page>;
};

/** The site that the tests (journeys) of one file share, and windows on it. */
export type Journey = Visit & {
  server: Server;
  /** The site's data folder. */
  folder: string;
};

export type OpenOptions = BrowserContextOptions & {
  /** Console errors, page errors and failed requests that the test expects. */
  expectedProblems?: RegExp;
  /** Prepares the window before its first page: signs in, adds a script, or listens for events. */
  prepare?: (page: Page) => Promise<unknown>;
  /** The state of the first page that `open` waits for. "load" by default. */
  waitUntil?: "commit" | "domcontentloaded" | "load" | "networkidle";
};

/**
 * The options of windows in which motion is tested. In all other windows motion is reduced, because
 * videos and transitions took half of the processor time.
 */
export const moving = { reducedMotion: "no-preference" } as const;

/**
 * A slow browser aborts the transition between two pages, and reports that as an error of the page.
 * The site's script handles this error. Only windows without scripts report it, so it is ignored
 * there.
 */
const abortedTransition = /^page error: Transition was aborted/;

/**
 * All test files of a worker process share one browser, and one site for each kind of content. The
 * browser and the sites end with the worker.
 */
let sharedBrowser: Promise<Browser> | undefined;
const sharedSites: Partial<Record<Content, Promise<Site>>> = {};

type Content = "demo" | "empty";
type Site = Pick<Journey, "server" | "folder">;

export type JourneyOptions = {
  /** The site's content before `prepare`. The demo portfolio by default. */
  content?: Content;
  /** Environment variables of the server. If they are set, the test file gets its own server. */
  variables?: Record<string, string>;
  /**
   * Whether the test file gets its own server, because it stops the server, reads its log or uses
   * up its rate limits.
   */
  ownServer?: boolean;
  /** Whether the memory of the server is measured. The test file then gets its own server. */
  isMeasured?: boolean;
  prepare?: () => Promise<void>;
};

/**
 * Provides a site for the tests of a file: either the site that the files of a worker share, reset
 * to its first state, or a new site. A test fails at its end if there was an unexpected console
 * message, uncaught error or failed request in one of its windows.
 */
export function startJourney(options: JourneyOptions = {}): Journey {
  const { content = "demo", variables, isMeasured = false, prepare } = options;
  const isAlone =
    options.ownServer || isMeasured || variables !== undefined || inject("instancesOn");
  const journey = {} as Journey; // `beforeAll` sets the properties

  beforeAll(async () => {
    if (isAlone) {
      Object.assign(journey, await openSite(content, isMeasured, variables));
    } else {
      const opened = sharedSites[content];
      sharedSites[content] ??= openSite(content, isMeasured);
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

async function openSite(
  content: Content,
  isMeasured: boolean,
  variables: Record<string, string> = {},
): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-journey-"));
  await copyFolder(inject("preparedFolders")[content], folder);
  const given = { DATA_DIR: folder, ...quickPictures, ...variables };
  const postgres = inject("instancesOn");
  const server = await (postgres
    ? startTwoServers(given, postgres)
    : startServer(given, { isMeasured }));
  return { server, folder };
}

/**
 * Provides windows on a site with the demo portfolio that all test files share. The tests must
 * change nothing on this site, because the tests of other files would see the change.
 */
export function visitDemo(): Visit {
  const { origin, folder } = inject("sharedDemo");
  beforeEach(() => sharePictures(folder, inject("preparedFolders").demo));
  afterAll(() => handDownPictures(folder, inject("preparedFolders").demo));
  return openWindows({ server: { origin } } as Visit); // `openWindows` sets `open`
}

/**
 * Sets `open` of a visit before the first test. After each test, closes the windows, and fails the
 * test if there were unexpected problems in them.
 */
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
      // The timeout is long, because a page may wait until the server has encoded its pictures.
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
    // When a page is left early, the browser aborts the requests that it has not completed.
    if (reason !== "net::ERR_ABORTED") note(`request failed: ${request.url()} ${reason}`);
  });
}

/** Opens a further window of a browser context. The windows share their session and storage. */
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
 * Dispatches an input event, upon which the page loads its code, and waits until React has hydrated
 * the whole page. React then handles clicks.
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
