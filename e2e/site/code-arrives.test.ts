import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { signIn } from "../harness/admin.ts";
import { changeContent } from "../harness/change-content.ts";
import { isWhole, sampleOf } from "../harness/combinations.ts";
import { hydrated, moving, type OpenOptions, startJourney } from "../harness/journey.ts";
import { portfolioPassword } from "../harness/server.ts";

// Together with other journeys, these send more messages than the site accepts from one IP address.
// So each window states another address.
const journey = startJourney({ variables: { TRUST_PROXY: "1" } });
let addresses = 0;
/** A header that states a new IP address for a window. */
const elsewhere = () => ({
  extraHTTPHeaders: { "x-forwarded-for": `203.0.113.${++addresses}` },
});

/** When the page's code arrives: before the first press, after it, or not at all. */
const arrivals = ["never", "late", "early"] as const;
type Arrival = (typeof arrivals)[number];

async function openFor(arrival: Arrival, path: string, options: OpenOptions = {}): Promise<Page> {
  const page = await journey.open(path, {
    ...{ ...elsewhere(), ...options },
    expectedProblems: /\/assets\/|net::ERR_FAILED|dynamically imported module|status of 422/,
    prepare: async (window) => {
      // The site takes a form that was filled in within two seconds for a robot's.
      await window.addInitScript(() => {
        const now = performance.now.bind(performance);
        performance.now = () => now() + 2_100;
      });
      await holdUp(window, arrival);
    },
  });
  if (arrival === "early") await hydrated(page);
  return page;
}

async function holdUp(page: Page, arrival: Arrival): Promise<void> {
  if (arrival === "late") {
    await page.route("**/assets/entry-client*.js", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await route.continue().catch(() => {}); // the page may be closed by now
    });
  }
  if (arrival === "never") {
    const isCode = ({ pathname }: URL) => /^\/assets\/(?!start-|reading-).+\.js$/.test(pathname);
    await page.route(isCode, (route) => route.abort());
  }
}

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name }).waitFor();

const viewerOf = (page: Page) => page.getByRole("dialog");
const viewed = (page: Page, place: number) =>
  viewerOf(page)
    .getByText(new RegExp(`, ${place} of \\d+$`))
    .waitFor();

const send = (page: Page) => page.getByRole("button", { name: "Send", exact: true }).click();

async function fillIn(page: Page, message: string): Promise<void> {
  await page.getByLabel("Name").fill("Wilhelmina Ostrander");
  await page.getByLabel("Company").fill("Tidewater Atlas");
  await page.getByLabel("Email").fill("wilhelmina@example.com");
  await page.getByLabel("Message").fill(message);
}

const journeys: Record<string, (arrival: Arrival) => Promise<void>> = {
  "from card to project, on to the next, and back": async (arrival) => {
    const page = await openFor(arrival, "/");
    await page.getByRole("link", { name: "Hearten" }).click();
    await heading(page, "Hearten");
    const next = page
      .getByRole("navigation", { name: "Projects" })
      .getByRole("link", { name: /^Next project/ });
    const name = ((await next.textContent()) ?? "").replace("Next project: ", "");
    await next.click();
    await heading(page, name);
    await page.goBack();
    await heading(page, "Hearten");
    await page.goBack();
    await page.getByRole("link", { name: "Hearten" }).waitFor();
    await page.getByRole("link", { name: "Work", exact: true }).click();
    await heading(page, "Work");
    await expect.poll(() => page.title()).toBe("Work");
  },
  "through the pictures of the work": async (arrival) => {
    const page = await openFor(arrival, "/work");
    await page.locator(".work-tile-picture").nth(2).click();
    await viewed(page, 3);
    await viewerOf(page).getByRole("button", { name: "Next" }).click();
    await viewed(page, 4);
    await viewerOf(page).getByRole("button", { name: "Close" }).click();
    await viewerOf(page).waitFor({ state: "detached" });
    await page.locator(".work-tile-picture").nth(3).waitFor();
  },
  "a video is stopped and started": async (arrival) => {
    const page = await openFor(arrival, "/work", moving);
    const video = page.locator("main video").first();
    const isPaused = () => video.evaluate((element: HTMLVideoElement) => element.paused);
    await expect.poll(isPaused).toBe(false);
    await page.getByRole("button", { name: "Pause videos" }).first().click();
    await expect.poll(isPaused).toBe(true);
    await page.getByRole("button", { name: "Play videos" }).first().click();
    await expect.poll(isPaused).toBe(false);
    await page.getByRole("button", { name: "Pause videos" }).first().waitFor();
    // When the code arrives, videos stay as the visitor has set them before.
    if (arrival === "never") return;
    await page.getByRole("button", { name: "Pause videos" }).first().click();
    await hydrated(page);
    await page.getByRole("button", { name: "Play videos" }).first().waitFor();
    expect(await isPaused()).toBe(true);
  },
  "from tab to tab": async (arrival) => {
    const page = await openFor(arrival, "/about");
    const panels = page.locator("[role=tabpanel]");
    for (const place of [1, 2, 0, 1]) {
      await page.getByRole("tab").nth(place).click();
      await panels.nth(place).waitFor();
      expect(await page.locator("[role=tabpanel]:visible").count()).toBe(1);
    }
    expect(await page.getByRole("tab").nth(1).getAttribute("aria-selected")).toBe("true");
    const { search } = new URL(page.url());
    expect(search).toMatch(/^\?tab=./);
    if (arrival !== "never") await hydrated(page);
    await page.getByRole("tab", { selected: true }).waitFor();
    expect(await panels.nth(1).isVisible()).toBe(true);
    await page.reload();
    expect(await panels.nth(1).isVisible()).toBe(true);
  },
  "a message is sent": async (arrival) => {
    const page = await openFor(arrival, "/connect");
    await fillIn(page, "too short");
    await send(page);
    await page.getByText("Message must be at least 10 characters long").waitFor();
    expect(await page.getByLabel("Name").inputValue()).toBe("Wilhelmina Ostrander");
    await page.getByLabel("Message").fill("We would like you to redraw our tide tables.");
    await send(page);
    await page.getByText("Message sent successfully!").first().waitFor();
  },
  "a protected project is opened": async (arrival) => {
    const page = await openFor(arrival, "/project/quillon-show-your-working");
    await openGate(page);
    expect(page.url()).not.toContain(encodeURIComponent(portfolioPassword));
  },
};

async function openGate(page: Page): Promise<void> {
  const field = page.getByLabel("Portfolio password", { exact: true });
  await field.fill("a guess");
  await page.getByRole("button", { name: "View project" }).click();
  await page.getByText(/^Incorrect password/).waitFor();
  await field.fill(portfolioPassword);
  await field.press("Enter");
  await page.locator(".project-sections").waitFor();
}

/**
 * The journeys (actions of a visitor) with the arrivals of the code: every combination if `isWhole`,
 * otherwise each journey with one arrival.
 */
const cases = Object.keys(journeys).flatMap((name, index) =>
  arrivals
    .filter((_arrival, place) => isWhole || place === index % arrivals.length)
    .map((arrival) => [name, arrival] as const),
);

test.each(sampleOf(cases, 1))("%s: the code comes %s", async (name, arrival) => {
  await journeys[name]?.(arrival);
});

test("with scripts off the site is read, its work stepped through, and its forms sent", async () => {
  const page = await journey.open("/", {
    javaScriptEnabled: false,
    expectedProblems: /\.js csp$|status of 422/,
  });
  const header = page.getByRole("banner");
  await page.locator('a.project-card[href*="quillon"]').click();
  await openGate(page);
  await header.getByRole("link", { name: "Work", exact: true }).click();
  const tags = page.getByRole("navigation", { name: "Filter by tag" });
  await tags.getByRole("link", { name: "Maps" }).click();
  await heading(page, "Maps");
  await page.locator(".work-tile-picture").nth(1).click();
  await viewed(page, 2);
  await viewerOf(page).getByRole("button", { name: "Next" }).click();
  await viewed(page, 3);
  await viewerOf(page).getByRole("button", { name: "Close" }).click();
  await heading(page, "Maps");
  expect(await viewerOf(page).count()).toBe(0);
  await header.getByRole("link", { name: "About" }).click();
  await page.getByRole("tab").last().click();
  await page.waitForURL("**/about?tab=*");
  await page.getByRole("tab", { selected: true }).and(page.getByRole("tab").last()).waitFor();
  // Presses the link in the last part of the page, which invites visitors to get in touch.
  await page.locator("main > :last-child").getByRole("link").click();
  await page.waitForURL("**/connect");
  await fillIn(page, "Too short");
  await send(page);
  await page.locator(".posted-notice[data-failed]").waitFor();
  expect(await page.locator(".field-error").allTextContents()).toEqual([
    "Message must be at least 10 characters long",
  ]);
  expect(await page.getByLabel("Name").inputValue()).toBe("Wilhelmina Ostrander");
  await page.getByLabel("Message").fill("We would like you to redraw our tide tables.");
  await send(page);
  await page.waitForURL("**/connect?message=sent");
  expect(await page.locator(".posted-notice").textContent()).toBe(
    "Message sent successfully! Thank you for reaching out. I’ll get back to you soon.",
  );
  await header.getByRole("link", { name: /, home$/ }).click();
  await heading(page, /./);
});

const isHydrated = (page: Page) => page.locator("html[data-hydrated]").count();

/**
 * Opens a page as the owner, and delays its code.
 * @returns the page, and a function that lets the code arrive and waits until the page is hydrated
 */
async function openEarly(path: string): Promise<{ page: Page; letCodeCome: () => Promise<void> }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let ask = () => {};
  const isAskedFor = new Promise<void>((resolve) => {
    ask = resolve;
  });
  const page = await journey.open(path, {
    prepare: async (window) => {
      await signIn(window, journey);
      await window.route("**/assets/entry-client*.js", async (route) => {
        ask();
        await released;
        await route.continue();
      });
    },
    waitUntil: "commit",
  });
  await isAskedFor;
  const letCodeCome = async () => {
    expect(await isHydrated(page)).toBe(0);
    release();
    await hydrated(page);
  };
  return { page, letCodeCome };
}

test("visitors' buttons wait for their code; links do not", async () => {
  const { page, letCodeCome } = await openEarly("/about");
  const author = page.locator(".quote-author:visible").first();
  const before = await author.innerText();
  await page.getByRole("button", { name: "Next quote" }).first().click();
  await letCodeCome();
  await expect.poll(() => author.innerText()).not.toBe(before);

  const early = await openEarly("/about");
  await early.page.getByRole("link", { name: "Work", exact: true }).first().click();
  await early.page.waitForURL("**/work");
});

/** Opens a page, and records the resource types of the requests for its code. */
async function openWatched(path: string, options: OpenOptions = {}) {
  const types: string[] = [];
  const page = await journey.open(path, {
    ...options,
    prepare: async (window) => {
      window.on("request", (request) => {
        if (/\/assets\/(?!start-|reading-).+\.js$/.test(request.url())) {
          types.push(request.resourceType());
        }
      });
      await options.prepare?.(window);
    },
  });
  return { page, types };
}

test("a page that is read runs no code, which is fetched ahead all the same, until a sign", async () => {
  const { page, types } = await openWatched("/");
  await expect.poll(() => types.length).toBeGreaterThan(3);
  await page.mouse.wheel(0, 900);
  await page.getByRole("link", { name: "Morrow" }).hover();
  await page.waitForLoadState("networkidle");
  expect(new Set(types)).toEqual(new Set(["other"])); // Playwright's type of a prefetch
  expect(await isHydrated(page)).toBe(0);
  await page.keyboard.press("Tab");
  await expect.poll(() => isHydrated(page)).toBe(1);
});

test("the owner's pages run their code at once, and have the browser fetch no page ahead", async () => {
  const page = await journey.open("/", { prepare: (window) => signIn(window, journey) });
  await expect.poll(() => isHydrated(page)).toBe(1);
  expect(await page.locator("script[type=speculationrules]").count()).toBe(0);
});

/**
 * Translates a page, and all texts that are added to it later, as a browser's translation does. The
 * translation of a text is the text between « and ».
 */
async function translate(page: Page, way: "Chrome" | "Safari"): Promise<void> {
  await page.evaluate((way) => {
    const replace = (text: Text) => {
      const parent = text.parentNode;
      if (!parent || !text.data.trim() || text.data.includes("«")) return;
      if (text.parentElement?.closest("script, style, title")) return;
      const words = `«${text.data}»`;
      if (way === "Safari") {
        const next = text.nextSibling;
        text.remove();
        if (next) next.before(words);
        else parent.appendChild(document.createTextNode(words));
        return;
      }
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.textContent = words;
      outer.append(inner);
      text.before(outer);
      text.remove();
    };
    const translateAll = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode())
        if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      for (const text of texts) replace(text);
    };
    let isWaiting = false;
    const handleChange = () => {
      if (isWaiting) return;
      isWaiting = true;
      setTimeout(() => {
        isWaiting = false;
        translateAll();
      }, 50);
    };
    const seen = { childList: true, characterData: true, subtree: true };
    new MutationObserver(handleChange).observe(document, seen);
    translateAll();
  }, way);
}

/** Actions on pages that the browser translates all the time, by the path where they begin. */
const whileTranslated: Record<string, (page: Page) => Promise<void>> = {
  "/project/quillon-show-your-working": async (page) => {
    const field = page.getByLabel("Portfolio password");
    await field.fill("a guess");
    await field.press("Enter");
    await page.getByText("Incorrect password").waitFor();
    await field.fill(portfolioPassword);
    await field.press("Enter");
    await page.locator(".project-sections").waitFor();
    await page.locator('.site-header a[href="/work"]').click();
    await page.locator(".work-tile").first().waitFor();
  },
  "/work": async (page) => {
    const tiles = page.locator(".work-tile");
    const all = await tiles.count();
    await page.locator('.work-tags a[href*="tag="]').first().click();
    await page.waitForURL(/tag=/);
    await expect.poll(() => tiles.count()).toBeLessThan(all);

    await page.locator('.site-header a[href="/connect"]').click();
    await page.waitForURL("**/connect");
    const send = page.locator(".contact-form button[type=submit]");
    await send.click();
    await page.getByText("Name is required").waitFor();
    await fillIn(page, "We would like you to redraw our tide tables.");
    expect(await page.getByText("Name is required").count()).toBe(0);
    // The site takes a form that was filled in within two seconds for a robot's.
    await page.evaluate(() => {
      const now = performance.now.bind(performance);
      performance.now = () => now() + 2_100;
    });
    await send.click();
    await page.getByText("Message sent successfully!").first().waitFor();
  },
};
const [gate = "", work = ""] = Object.keys(whileTranslated);

test.each(
  sampleOf(
    [
      ["Chrome", gate],
      ["Safari", work],
      ["Safari", gate],
      ["Chrome", work],
    ] as const,
    1,
  ),
)(
  "what %s translates from %s on, before its code runs and then, keeps working",
  async (way, path) => {
    const page = await journey.open(path, elsewhere());
    await translate(page, way);
    await hydrated(page);
    await page.locator(".site-header", { hasText: "«" }).waitFor();
    await whileTranslated[path]?.(page);
    expect(await page.locator("h1").count()).toBe(1);
  },
);

test("a page in which React finds something else than the server sent fails its journey", async () => {
  const errors: string[] = [];
  const page = await journey.open("/project/passage", {
    // Without this pattern, the error would fail this test.
    expectedProblems: /^page error: .*React error #418/,
    prepare: async (window) => {
      window.on("pageerror", ({ message }) => errors.push(message));
      await window.addInitScript(() =>
        document.addEventListener("DOMContentLoaded", () => {
          document.querySelector("figcaption")?.remove();
        }),
      );
    },
  });
  await hydrated(page);
  await expect.poll(() => errors.length).toBe(1);
});

test("a case study stays where the code of a part that was pressed does not arrive", async () => {
  await changeContent(journey, async (database) => {
    const where = { slug: "passage" };
    const { heroImage } = await database.project.findUniqueOrThrow({ where });
    const modules = [
      { type: "gallery", layout: "grid", items: [{ src: heroImage, caption: "Dawn" }] },
      { type: "embed", url: "https://youtu.be/abcdefghijk", title: "A film" },
    ];
    await database.project.update({ where, data: { whyContent: JSON.stringify(modules) } });
  });
  const page = await journey.open("/project/passage", {
    ...elsewhere(),
    expectedProblems: /\/assets\/|net::ERR_FAILED/,
    prepare: (window) =>
      window.route(/\/assets\/(?:GalleryViewer|EmbedFrame)-.*\.js$/, (route) => route.abort()),
  });
  await hydrated(page);
  await page
    .getByRole("button", { name: /^View full screen: A tablet with a pilotage plan/ })
    .click();
  await page
    .getByText("The server cannot be reached. Check your connection and try again.")
    .waitFor();
  const player = page.getByRole("button", { name: /YouTube/ });
  await player.click();
  await player.waitFor({ state: "detached" });
  await page.getByRole("link", { name: /YouTube/ }).waitFor();
  await heading(page, "Passage");
});
