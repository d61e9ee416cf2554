import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { openAsOwner } from "../harness/admin.ts";
import { changeContent } from "../harness/change-content.ts";
import { isWhole, sampleOf } from "../harness/combinations.ts";
import { hydrated, moving, startJourney } from "../harness/journey.ts";
import { findLayoutFaults } from "../harness/layout-faults.ts";
import { visit } from "../harness/navigation.ts";
import { offTheLines } from "./look-at.ts";

const journey = startJourney();

const screens = {
  home: "/",
  work: "/work",
  viewer: "/work?view=1",
  project: "/project/passage",
  gate: "/project/quillon-show-your-working",
  about: "/about",
  connect: "/connect",
  brief: "/brief",
  "no such project": "/project/none",
  "no such page": "/none",
};
const widths = [390, 768, 1440];

/** Whether a check has its turn: always if `isWhole`, otherwise in one of three turns. */
const isTurn = (turn: number) => isWhole || turn % widths.length === 0;

/** Makes the page sum up its layout shifts in `window.shift`, except those after an input. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, "hadRecentInput")) continue;
        Object.assign(window, {
          shift: Reflect.get(window, "shift") + Reflect.get(entry, "value"),
        });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Scrolls down the page, and waits for the pictures that come into view. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 400) {
      window.scrollTo(0, top);
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
  });
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || !image.checkVisibility()),
  );
}

test.each(Object.entries(screens).map((entry, turn) => [...entry, turn] as const))(
  "%s: axe finds nothing, nothing moves, is cut off or off its lines in any width",
  async (screen, path, turn) => {
    const { status } = await fetch(journey.server.origin + path);
    expect(status).toBe(screen.startsWith("no such") ? 404 : 200);
    const look = async (width: number) => {
      const page = await journey.open(path, {
        ...moving,
        prepare: watchShifts,
        waitUntil: "networkidle",
        viewport: { width, height: width < 500 ? 844 : 900 },
        isMobile: width < 500,
        hasTouch: width < 500,
        expectedProblems: /status of 404/,
      });
      await hydrated(page);
      if (screen !== "viewer") await scrollThrough(page);
      expect([screen, width, await findAccessibilityProblems(page)]).toEqual([screen, width, []]);
      const shift = await page.evaluate(() => Reflect.get(window, "shift"));
      // Scrolls to the top, because sticky parts cover text of a scrolled page. The layout behind the
      // picture viewer is not checked, because the viewer covers it.
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
      const faults = screen === "viewer" ? [] : await findLayoutFaults(page);
      if (["home", "work", "about"].includes(screen)) faults.push(...(await offTheLines(page)));
      expect({ screen, width, shift, faults }).toEqual({ screen, width, shift: 0, faults: [] });
    };
    await Promise.all(widths.filter((width) => isTurn(widths.indexOf(width) + turn)).map(look));
  },
  180_000,
);

test("what pages tell link previews and search engines is there", async () => {
  const { origin } = journey.server;
  const read = async (path: string) => (await fetch(origin + path)).text();
  const attribute = (html: string, tag: RegExp, name: string) =>
    (html.match(/<(?:meta|link) [^>]*>/g) ?? [])
      .filter((element) => tag.test(element))
      .map((element) => new RegExp(`${name}="([^"]*)"`).exec(element)?.[1] ?? "");
  const things = {
    "/": ["Person", "WebSite"],
    "/about": ["Person"],
    "/work": [],
    "/connect": [],
    "/project/passage": ["CreativeWork"],
  };
  let cover: Response | undefined;
  for (const [path, types] of Object.entries(things)) {
    const html = await read(path);
    const meta = (name: string) => attribute(html, new RegExp(`"${name}"`), "content")[0] ?? "";
    expect(meta("og:title")).toContain(/<title>([^<]+)/.exec(html)?.[1]);
    expect([meta("og:url"), ...attribute(html, /canonical/, "href")]).toEqual([
      origin + path,
      origin + path,
    ]);
    expect(meta("description")).toMatch(/\w{3}/);
    expect(meta("og:image:alt")).toMatch(/\w{3}/);
    expect(meta("twitter:image")).toBe(meta("og:image"));
    expect(meta("og:image")).toMatch(`${origin}/`);
    if (path === "/") cover = await fetch(meta("og:image").replaceAll("&amp;", "&"));
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? "{}";
    const graph: { "@type": string }[] = JSON.parse(json)["@graph"] ?? [];
    expect([path, ...graph.map((thing) => thing["@type"])]).toEqual([path, ...types]);
  }
  expect(cover?.headers.get("content-type")).toMatch(/^image\//);
  const icons = attribute(await read("/"), /rel="(?:icon|apple-touch-icon|manifest)"/, "href");
  expect(icons).toHaveLength(4);
  for (const address of icons) expect((await fetch(new URL(address, origin))).status).toBe(200);
});

// Each case begins on a page that has not loaded the data of the next page.
test.each(
  sampleOf(
    [
      ["Work", "/"],
      ["Connect", "/work"],
    ],
    1,
  ),
)("where %s cannot be loaded its place says so, with ways on", async (name, from) => {
  const page = await journey.open(from, { expectedProblems: /ERR_FAILED|graphql/i });
  await hydrated(page);
  await page.route("**/graphql**", (route) => route.abort());
  await page.getByRole("banner").getByRole("link", { name }).click();
  await page.getByRole("heading", { name: "Something went wrong" }).waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.unroute("**/graphql**");
  await page.getByRole("link", { name: "Try again" }).click();
  await page.waitForURL(new RegExp(`/${name.toLowerCase()}$`));
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.getByRole("heading", { name: "Something went wrong" }).count()).toBe(0);
});

/**
 * Makes a database table unreadable while `look` runs. Raises the content revision, so that the
 * server sends no cached page.
 */
async function without(table: string, look: () => Promise<void>): Promise<void> {
  await changeContent(journey, async (database) => {
    await database.$executeRawUnsafe(`ALTER TABLE "${table}" RENAME TO Elsewhere`);
    await database.$executeRaw`UPDATE ContentRevision SET revision = revision + 1`;
    try {
      await look();
    } finally {
      await database.$executeRawUnsafe(`ALTER TABLE Elsewhere RENAME TO "${table}"`);
      await database.$executeRaw`UPDATE ContentRevision SET revision = revision + 1`;
    }
  });
}

const responseOf = async (path: string) => {
  const { status, headers } = await fetch(journey.server.origin + path);
  return [status, headers.get("cache-control")];
};

test("where the projects cannot be read pages say so, stay usable, and no cache stores that", async () => {
  const opened = await journey.open("/", { expectedProblems: /./ });
  await hydrated(opened);
  await without("Project", async () => {
    expect((await responseOf("/"))[0]).toBe(500);
    expect(await responseOf("/project/passage")).toEqual([503, "private, no-store"]);
    await opened.getByRole("link", { name: "Passage" }).first().click();
    await opened.getByRole("heading", { name: "Project Not Found" }).waitFor();
    const page = await journey.open("/", {
      expectedProblems: /500 \(Internal Server Error\)/,
    });
    await hydrated(page);
    await page.getByText("Error loading projects: Something went wrong on the server.").waitFor();
    expect(await page.getByText("Sample project").count()).toBe(3);
    expect(await page.content()).not.toContain("no such table");
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });
  expect((await responseOf("/project/passage"))[0]).toBe(200);
});

test("where a part of a page cannot be read the others stand, and it can be asked for again", async () => {
  const page = await journey.open("/");
  await hydrated(page);
  await without("AboutContent", async () => {
    await visit(page, "/about");
    await page
      .getByRole("heading", { name: "Leading the design of human-to-AI product experiences." })
      .waitFor();
    await page.getByRole("heading", { name: "Collaborators" }).waitFor();
    await visit(page, "/connect");
    await page.reload();
    await page.getByRole("form", { name: "Contact" }).waitFor();
  });
  let about: Page | undefined;
  await without("AboutTab", async () => {
    expect(await responseOf("/about")).toEqual([200, "private, no-store"]);
    about = await journey.open("/about");
    await hydrated(about);
    expect(await about.getByRole("heading", { level: 1 }).count()).toBe(1);
    expect(await about.getByRole("alert").innerText()).toContain(
      "The collaborators could not be loaded. It may work in a moment.",
    );
    expect(await findAccessibilityProblems(about)).toEqual([]);
  });
  await about?.getByRole("link", { name: "Try again" }).click();
  await about?.getByRole("tab").first().waitFor();
  expect(await about?.getByRole("alert").count()).toBe(0);
});

const ownersScreens = [
  "/admin",
  "/admin/settings",
  "/admin/settings/words",
  "/admin/settings/site",
  "/admin/settings/mail",
  "/admin/settings/access",
  "/admin/about",
  "/admin/messages",
  "/admin/library",
  "/admin/numbers",
  "/admin/links",
  "/admin/import",
  "/admin/help",
  "/admin/edit/1",
];

test.each(sampleOf([390, 1440, 768], 1))(
  "in every tab of the admin area axe finds nothing and nothing is cut off, at %i pixels",
  { tags: "long", timeout: 180_000 },
  async (width) => {
    const page = await openAsOwner(journey, "/admin", { viewport: { width, height: 900 } });
    let count = widths.indexOf(width);
    const look = async (screen: string) => {
      count += 1;
      if (isTurn(count)) {
        expect([screen, await findAccessibilityProblems(page)]).toEqual([screen, []]);
      }
      const isCutOff = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      expect([screen, isCutOff]).toEqual([screen, false]);
      // On a phone, the row of tabs in the admin area scrolls. The current tab has to be in view.
      const isTabCut = await page.evaluate(() =>
        [...document.querySelectorAll("[role=tab][aria-selected=true]")].some((tab) => {
          const [shown, list] = [tab, tab.parentElement].map((one) => one?.getBoundingClientRect());
          return !shown || !list || shown.left < list.left || shown.right > list.right;
        }),
      );
      expect([screen, isTabCut]).toEqual([screen, false]);
    };
    for (const path of ownersScreens) {
      await visit(page, path);
      await look(path);
    }
    await visit(page, "/admin");
    // After a load of the page, the row of tabs appears only after the first layout.
    await visit(page, "/admin/library");
    await page.reload();
    await hydrated(page);
    await look("library, loaded");
    await visit(page, "/admin/about");
    await page.getByRole("tab", { name: "Collaborators" }).click();
    await page.getByRole("grid", { name: "Collaborator tabs" }).waitFor();
    await look("collaborators");
  },
);

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole("button", { name }).first().click();

/** The actions that open dialogs, by the path of their page. */
const dialogs: Record<string, Record<string, (page: Page) => Promise<void>>> = {
  "/admin": {
    "Create Project": button("Create Project"),
    Duplicate: button("Duplicate Passage"),
    Delete: button("Delete Passage"),
    Trash: button("Trash"),
  },
  "/admin/settings": {
    "Choose a color": button("Choose a color: Accent"),
    Preview: button("Preview"),
  },
  "/admin/settings/access": {
    "Recovery codes": async (page) => {
      await button("Make Recovery Codes")(page);
      await page.getByText("Each signs you in once").waitFor();
    },
    "Second step": button("Add a Second Step…"),
    Token: async (page) => {
      await page.getByLabel("Name of the token").fill("Script");
      await button("Make Token")(page);
    },
  },
  "/admin/settings/site": {
    "Back up": button("Back up now…"),
    Leave: async (page) => {
      await page.getByLabel("Tagline").fill("Not saved");
      await page.getByRole("tab", { name: "About" }).click();
    },
  },
  "/admin/about": {
    "Create Tab": async (page) => {
      await page.getByRole("tab", { name: "Collaborators" }).click();
      await button("Create Tab")(page);
      await page.getByRole("textbox", { name: "Content text" }).waitFor();
    },
    "Edit Tab": async (page) => {
      await button("Edit Product")(page);
      await page.getByRole("textbox", { name: "Content text" }).press("ControlOrMeta+a");
      await button("Link")(page);
    },
    "Delete Tab": button("Delete Product"),
    "Add Quote": button("Add Quote"),
    "Edit Quote": button(/^Edit the quote by/),
    "Delete Quote": button(/^Delete the quote by/),
  },
  "/admin/links": {
    "New Link": button("New Link"),
  },
  "/admin/messages": {
    Delete: async (page) => {
      await page.getByRole("option").first().click();
      await button("Delete")(page);
    },
  },
  "/admin/edit/1": {
    Publish: button(/^Visibility: Public/),
    Library: button("Choose Detail Page Hero Image from the library"),
    Details: button("Details of Detail Page Hero Image"),
    Leave: async (page) => {
      await page.getByLabel("Project Name").fill("Not saved");
      await page.getByRole("link", { name: /Back to Admin/ }).click();
    },
  },
};

/** The texts of a dialog's buttons that are outside of the window, or covered by another element. */
const hiddenActions = (dialog: Locator): Promise<string[]> =>
  dialog.evaluate((shown) =>
    [...shown.querySelectorAll(".dialog-actions button")]
      .filter((action) => {
        const { left, top, width, height } = action.getBoundingClientRect();
        return !action.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      })
      .map(({ textContent }) => textContent),
  );

test.each(
  sampleOf(
    [
      [390, 600],
      [768, 900],
    ],
    1,
  ),
)(
  "in every dialog of the admin area axe finds nothing, nothing is cut off and actions are in sight, at %i by %i pixels",
  { tags: "long", timeout: 180_000 },
  async (width, height) => {
    const page = await openAsOwner(journey, "/admin", { viewport: { width, height } });
    const { origin } = journey.server;
    await page.request.post(`${origin}/api/contact`, {
      headers: { origin },
      data: { name: "Odile", company: "Port", email: "o@example.com", message: "About tides." },
    });
    const anyDialog = "[role=dialog], [role=alertdialog]";
    const shown = page.locator(anyDialog);
    const loss = page.getByRole("button", { name: /^(Leave|Close without .+)$/ });
    let count = 0;
    for (const [path, openers] of Object.entries(dialogs)) {
      await visit(page, path);
      for (const [name, open] of Object.entries(openers)) {
        count += 1;
        if (!isTurn(count)) continue;
        await open(page);
        await shown.last().waitFor();
        // Checks only the dialog. The test of all screens checks the page behind it.
        const problems = await findAccessibilityProblems(page, anyDialog);
        expect([path, name, problems]).toEqual([path, name, []]);
        const isCutOff = await shown
          .last()
          .evaluate((dialog) => dialog.scrollWidth > dialog.clientWidth);
        expect([path, name, isCutOff]).toEqual([path, name, false]);
        expect([path, name, await hiddenActions(shown.last())]).toEqual([path, name, []]);
        // If changes would be lost, the admin area asks in a further dialog.
        for (let depth = await shown.count(); depth > 0; depth = await shown.count()) {
          if (await loss.isVisible()) await loss.click();
          else await page.keyboard.press("Escape");
          await expect.poll(() => shown.count()).not.toBe(depth);
        }
      }
    }
  },
);
