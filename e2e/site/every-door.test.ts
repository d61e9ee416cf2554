import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { openAsOwner } from "../harness/admin.ts";
import { type Box, expectBoxes, settledBoxes } from "../harness/boxes.ts";
import { hydrated, startJourney } from "../harness/journey.ts";
import { ownerPassword, portfolioPassword } from "../harness/server.ts";

const journey = startJourney();
const widths = [390, 768, 1440];

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
  "/admin/about",
  "/admin/messages",
  "/admin/edit/1",
  "/admin/edit/9999",
  "/admin/edit/1/revisions/1",
];

/** All screens at all widths by all kinds of links; else each at one width, by one link to each other. */
const isWhole = process.env.VITRINE_MATRIX === "1";

function screensAt(width: number, screens: string[]): string[] {
  if (isWhole) return screens;
  return screens.filter((_, index) => index % widths.length === widths.indexOf(width));
}

function windowOf(width: number) {
  return {
    viewport: { width, height: width < 500 ? 844 : 900 },
    isMobile: width < 500,
    hasTouch: width < 1000,
    reducedMotion: "reduce" as const,
    expectedProblems: /status of 404/,
  };
}

type Reloaded = (address: string) => Promise<Box[]>;

/** Reads what each screen is like after a reload, once, in a second window of the same person. */
function readReloaded(page: Page): Reloaded {
  const known = new Map<string, Promise<Box[]>>();
  const read = async (address: string) => {
    const other = await page.context().newPage();
    await other.goto(address);
    await hydrated(other);
    const boxes = await settledBoxes(other);
    await other.close();
    return boxes;
  };
  return (address) => {
    const boxes = known.get(address) ?? read(address);
    known.set(address, boxes);
    return boxes;
  };
}

async function start(page: Page, address: string): Promise<void> {
  await page.goto(journey.server.origin + address);
  await hydrated(page);
}

/** Presses with a finger where there is one. The mouse goes away: nothing stays pointed at. */
async function press(page: Page, control: Locator): Promise<void> {
  if (await page.evaluate("matchMedia('(hover: none)').matches")) return control.tap();
  await control.click();
  await page.mouse.move(0, 0);
}

type Door = {
  index: number;
  kind: string;
  address: string;
  /** A tab of this page takes over its address, so that Back leads further. */
  isTakingOver: boolean;
};

/** One link of every kind: by what screen it leads to and, in whole, where it stands and how it looks. */
async function findDoors(page: Page): Promise<Door[]> {
  const doors = await page.locator("a[href]").evaluateAll((links, isByPlace) => {
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
  return [...new Map(doors.map((door) => [door.kind, door])).values()];
}

/** Goes through every link of a screen, each time with Back and Forward. */
async function goThroughDoors(page: Page, screen: string, reloaded: Reloaded): Promise<void> {
  await start(page, screen);
  const address = page.url();
  const boxes = await reloaded(address);
  await expectBoxes(page, `${screen} itself`, boxes);
  const doors = await findDoors(page);
  expect(doors.length).toBeGreaterThan(0);
  for (const door of doors) {
    const wanted = await reloaded(door.address);
    const link = page.locator("a[href]").nth(door.index);
    await press(page, link);
    await page.waitForURL(door.address);
    await expectBoxes(page, `${screen} → ${door.address}`, wanted);
    if (door.isTakingOver) {
      await start(page, screen);
      continue;
    }
    await page.goBack();
    await page.waitForURL(address);
    await expectBoxes(page, `${screen} ← Back from ${door.address}`, boxes);
    if (door !== doors.at(-1)) continue;
    await page.goForward();
    await page.waitForURL(door.address);
    await expectBoxes(page, `${screen} → Forward to ${door.address}`, wanted);
  }
}

test.each(widths)(
  "behind every link of the site a screen is as after a reload, at %i pixels",
  async (width) => {
    const page = await journey.open("/", windowOf(width));
    const reloaded = readReloaded(page);
    for (const screen of screensAt(width, visitorScreens)) {
      await goThroughDoors(page, screen, reloaded);
    }
  },
  600_000,
);

test.each(widths)(
  "behind every link of the admin area a screen is as after a reload, at %i pixels",
  async (width) => {
    const page = await openAsOwner(journey, "/admin", windowOf(width));
    const reloaded = readReloaded(page);
    for (const screen of screensAt(width, ownerScreens)) {
      await goThroughDoors(page, screen, reloaded);
    }
  },
  600_000,
);

test.each(isWhole ? widths : [390])(
  "behind every button a screen is as after a reload, at %i pixels",
  async (width) => {
    const page = await journey.open("/", windowOf(width));
    const reloaded = readReloaded(page);
    const button = (name: string | RegExp) => page.getByRole("button", { name });
    const arrive = async (door: string, path: string | RegExp) => {
      await page.waitForURL(path);
      await expectBoxes(page, door, await reloaded(page.url()));
    };

    await start(page, "/work?view=1");
    await press(page, button("Next"));
    await arrive("the next work image", /view=(?!1$)/);
    await press(page, button("Close"));
    await arrive("the grid under the viewer", /\/work$/);

    await start(page, "/project/quillon-show-your-working");
    await page.getByLabel("Portfolio password").fill(portfolioPassword);
    await press(page, button("View project"));
    await page.getByRole("heading", { name: "Role" }).waitFor();
    await arrive("a project behind its password", /quillon/);

    await press(page, button("Admin area"));
    await page.getByRole("textbox").fill(ownerPassword);
    await press(page, button("Sign in"));
    await arrive("the lock, by the owner's password", /\/admin$/);
    await press(page, page.getByRole("link", { name: /view the site/ }));
    await arrive("the site", /:\d+\/$/);
    await press(page, button("Admin area"));
    await arrive("the lock, once signed in", /\/admin$/);

    await press(page, page.getByRole("link", { name: "Edit Passage" }));
    await arrive("the pencil", /\/edit\/\d+$/);
    await press(page, page.getByRole("link", { name: "Back to Admin" }));
    await arrive("back from the editor", /\/admin$/);
    await press(page, button("Logout"));
    await arrive("Logout", /:\d+\/$/);
    await page.goBack();
    await page.goForward();
    await arrive("the site after Back and Forward", /:\d+\/$/);
  },
  600_000,
);
