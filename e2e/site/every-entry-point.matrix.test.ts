import type { BrowserContext, Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { openAsOwner } from "../harness/admin.ts";
import { type Box, expectBoxes, settledBoxes } from "../harness/boxes.ts";
import { isWhole } from "../harness/combinations.ts";
import { eventually } from "../harness/eventually.ts";
import { hydrated, type OpenOptions, openBeside, startJourney } from "../harness/journey.ts";

const journey = startJourney();
const widths = [390, 768, 1440];
const pointers = ["finger", "mouse"];

const visitorScreens = [
  "/",
  "/work",
  "/work?view=1",
  "/project/passage",
  "/project/quillon-show-your-working",
  "/about",
  "/connect",
  "/none",
];
const ownerScreens = [
  "/admin",
  "/admin/settings",
  "/admin/settings/words",
  "/admin/settings/site",
  "/admin/settings/mail",
  "/admin/settings/access",
  "/admin/about",
  "/admin/messages",
  "/admin/edit/1",
  "/admin/edit/9999",
  "/admin/edit/1/revisions/1",
];

function windowOf(width: number, pointer: string) {
  return {
    viewport: { width, height: width < 500 ? 844 : 900 },
    isMobile: width < 500,
    hasTouch: pointer === "finger",
    expectedProblems: /status of 404/,
  };
}

/**
 * The boxes (positions and sizes of elements) of screens in the windows of one browser context. They
 * depend on the context, because buttons are larger for a finger than for a mouse.
 */
class Screens {
  readonly #context: BrowserContext;
  readonly #known = new Map<string, Promise<Box[]>>();

  constructor(context: BrowserContext) {
    this.#context = context;
  }

  /** Opens a screen in a new window, which loads it as a reload would. */
  async open(path: string): Promise<Page> {
    const page = await openBeside(this.#context, path);
    await hydrated(page);
    // Some parts load their code later, such as the owner's search.
    await page.waitForLoadState("networkidle");
    return page;
  }

  /**
   * The boxes of a screen as after a reload. They are read only once for each address, in the given
   * window, or in a new window if none is given.
   */
  boxesOf(address: string, opened?: Page): Promise<Box[]> {
    const boxes = this.#known.get(address) ?? this.#read(address, opened);
    this.#known.set(address, boxes);
    return boxes;
  }

  async #read(address: string, opened?: Page): Promise<Box[]> {
    if (opened) return settledBoxes(opened);
    const page = await this.open(address);
    const boxes = await settledBoxes(page);
    await page.close();
    return boxes;
  }
}

/**
 * Taps a control if the window has a touch screen. Otherwise clicks, and moves the mouse away, so that
 * no element is hovered.
 */
async function press(page: Page, control: Locator): Promise<void> {
  if (await page.evaluate("matchMedia('(hover: none)').matches")) return control.tap();
  await control.click();
  await page.mouse.move(0, 0);
}

/** Presses a link. @returns the scroll position of the page at that moment, in pixels */
async function pressLink(page: Page, link: Locator): Promise<number> {
  await link.evaluate((element) => {
    const note = () => sessionStorage.setItem("pressed at", String(window.scrollY));
    // The pill with a project's links is hidden while content is under it. It is visible at the top.
    if (element.closest(".project-pill[data-retired]")) window.scrollTo(0, 0);
    element.addEventListener("click", note, { capture: true, once: true });
  });
  await press(page, link);
  return Number(await page.evaluate(() => sessionStorage.getItem("pressed at")));
}

async function expectScrolled(page: Page, link: string, wanted: number): Promise<void> {
  const differences = async () => {
    const found = await page.evaluate(() => window.scrollY);
    return Math.abs(found - wanted) <= 1 ? [] : [`at ${found} instead of ${wanted}`];
  };
  await eventually(async () => ({ link, differences: await differences() })).toEqual({
    link,
    differences: [],
  });
}

type LinkOnScreen = {
  index: number;
  kind: string;
  address: string;
  /**
   * Whether the link is a tab of this page. A tab replaces the entry in the browser's history, so
   * Back leads to an earlier page.
   */
  isTakingOver: boolean;
};

/**
 * One link of every kind on a page. The kind of a link is the screen that it leads to and, if
 * `isWhole`, also its place in the page and its look.
 */
async function findLinks(page: Page): Promise<LinkOnScreen[]> {
  const links = await page.locator("a[href]").evaluateAll((links, isByPlace) => {
    const dialog = document.querySelector("dialog[open], [role=dialog]");
    return links.flatMap((link, index) => {
      if (!(link instanceof HTMLAnchorElement) || !link.checkVisibility()) return [];
      if (link.target || link.origin !== location.origin || link.hash) return [];
      if (link.href === location.href || (dialog && !dialog.contains(link))) return [];
      const place = link.closest("header, nav, main, footer")?.tagName;
      const target = link.pathname.replace(/project\/.+/, "project").replace(/\d+/g, "n");
      const kind = [
        ...(isByPlace ? [place, link.className, link.dataset.direction] : []),
        target,
        ...new URLSearchParams(link.search).keys(),
        /password protected/.test(link.textContent),
      ].join();
      const isTakingOver = link.role === "tab" && link.pathname === location.pathname;
      return [{ index, kind, address: link.href, isTakingOver }];
    });
  }, isWhole);
  return [...new Map(links.map((link) => [link.kind, link])).values()];
}

/** The kinds of links that were followed so far, at any width. */
const taken = new Set<string>();

/** The links whose kind was not followed yet; all links if `isWhole`. */
function linksToFollow(all: LinkOnScreen[]): LinkOnScreen[] {
  if (isWhole) return all;
  const fresh = all.filter(({ kind }) => !taken.has(kind));
  for (const { kind } of fresh) taken.add(kind);
  return fresh;
}

/**
 * Follows links of a screen, and expects that each leads to a screen with the same boxes as after a
 * reload. Goes back after each link, and forward again after the last.
 */
async function followLinks(screens: Screens, screen: string): Promise<void> {
  let page = await screens.open(screen);
  const address = page.url();
  const boxes = await screens.boxesOf(address, page);
  const all = await findLinks(page);
  expect(all.length).toBeGreaterThan(0);
  const links = linksToFollow(all);
  for (const link of links) {
    const wanted = await screens.boxesOf(link.address);
    const scrolled = await pressLink(page, page.locator("a[href]").nth(link.index));
    await page.waitForURL(link.address);
    await expectBoxes(page, `${screen} → ${link.address}`, wanted);
    if (link.isTakingOver) {
      await page.close();
      page = await screens.open(screen);
      continue;
    }
    const back = `${screen} ← Back from ${link.address}`;
    await page.goBack();
    await page.waitForURL(address);
    await expectScrolled(page, back, scrolled);
    await expectBoxes(page, back, boxes);
    await expectScrolled(page, back, scrolled);
    if (link !== links.at(-1)) continue;
    await page.goForward();
    await page.waitForURL(link.address);
    await expectBoxes(page, `${screen} → Forward to ${link.address}`, wanted);
  }
  await page.close();
}

/**
 * Follows the links of screens at a width, with a finger and with a mouse. Without `isWhole`, each
 * screen is tested at one width with one pointer, such that every pair of both occurs.
 */
async function walk(
  width: number,
  paths: string[],
  open: (path: string, options: OpenOptions) => Promise<Page>,
): Promise<void> {
  const isWalked = (index: number, pointer: string) =>
    isWhole ||
    (widths[index % widths.length] === width && pointers[index % pointers.length] === pointer);
  const walkWith = async (pointer: string) => {
    const walked = paths.filter((_path, index) => isWalked(index, pointer));
    if (walked.length === 0) return;
    const page = await open(paths[0] ?? "/", windowOf(width, pointer));
    const screens = new Screens(page.context());
    for (const screen of walked) await followLinks(screens, screen);
  };
  await Promise.all(pointers.map(walkWith));
}

test.each([390, 1440, 768])(
  "behind every link of the site a screen is as after a reload, at %i pixels",
  { tags: "long", timeout: 1_800_000 },
  (width) => walk(width, visitorScreens, journey.open),
);

test.each([1440, 390, 768])(
  "behind every link of the admin area a screen is as after a reload, at %i pixels",
  { tags: "long", timeout: 1_800_000 },
  (width) => walk(width, ownerScreens, (path, options) => openAsOwner(journey, path, options)),
);
