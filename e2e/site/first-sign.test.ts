import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { signIn } from "../harness/admin.ts";
import { sampleOf } from "../harness/combinations.ts";
import { fingerOf, phone } from "../harness/finger.ts";
import { startInParts } from "../harness/in-parts.ts";
import { hydrated, startJourney } from "../harness/journey.ts";

const journey = startJourney();

const isHydrated = (page: Page) => page.locator("html[data-hydrated]").count();
const views = (page: Page) =>
  page.evaluate(
    () => (window.dataLayer ?? []).filter((entry) => Object(entry)[1] === "page_view").length,
  );

/** Notes of the files that the page's code is in as what each is asked for. */
function watchCode(page: Page, types: string[]): void {
  page.on("request", (request) => {
    if (/\/assets\/.+\.js$/.test(request.url()) && !/\/(?:start|reading)-/.test(request.url())) {
      types.push(request.resourceType());
    }
  });
}

test("a page that is read runs no code, which is fetched ahead all the same", async () => {
  const code: string[] = [];
  const page = await journey.open("/", { prepare: async (window) => watchCode(window, code) });
  await expect.poll(() => code.length).toBeGreaterThan(3);
  await page.mouse.wheel(0, 900);
  await page.waitForLoadState("networkidle");
  await page.getByRole("link", { name: "Morrow" }).hover();
  await page.waitForLoadState("networkidle");
  expect(new Set(code)).toEqual(new Set(["other"])); // what Playwright calls a prefetch
  expect(await isHydrated(page)).toBe(0);
});

const signs: Record<string, (page: Page) => Promise<void>> = {
  "the pointer over a button": (page) =>
    page.getByRole("button", { name: "Next quote" }).first().hover(),
  "the pointer over a tab": (page) => page.getByRole("tab").last().hover(),
  "a focus by keyboard": (page) => page.keyboard.press("Tab"),
  "a bare click, as screen readers send it": (page) =>
    page
      .getByRole("button", { name: "Next quote" })
      .first()
      .evaluate((button: HTMLElement) => button.click()),
};

test.each(sampleOf(Object.keys(signs), 2))("%s has the page's code run", async (name) => {
  const page = await journey.open("/about");
  await page.waitForLoadState("networkidle");
  expect(await isHydrated(page)).toBe(0);
  await signs[name]?.(page);
  await expect.poll(() => isHydrated(page)).toBe(1);
});

test("so does a finger that scrolls from a link, but not one that presses it", {
  tags: "matrix",
}, async () => {
  const page = await journey.open("/", phone);
  await page.waitForLoadState("networkidle");
  const finger = await fingerOf(page);
  await finger.down(page.getByRole("link", { name: "Quillon" }));
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(await isHydrated(page)).toBe(0);
  await finger.moveTo({ x: 190, y: 120 });
  await finger.up();
  await expect.poll(() => isHydrated(page)).toBe(1);
});

test.each([
  ["with Save-Data", { saveData: true, effectiveType: "4g" }],
  ["on a slow line", { saveData: false, effectiveType: "3g" }],
])("%s no code is fetched before a sign", { tags: "matrix" }, async (_case, connection) => {
  const code: string[] = [];
  const page = await journey.open("/about", {
    prepare: async (window) => {
      watchCode(window, code);
      await window.addInitScript((value) => {
        Object.defineProperty(navigator, "connection", { value });
      }, connection);
    },
  });
  await page.waitForLoadState("networkidle");
  await expect.poll(() => views(page)).toBe(1);
  expect(code).toEqual([]);
  await page.getByRole("button", { name: "Next quote" }).first().click();
  await page.locator(".quotes-count").filter({ hasText: "2 of" }).first().waitFor();
});

test("where browsers fetch no next page by themselves, the pointer over a link is a sign, too", {
  tags: "matrix",
}, async () => {
  const page = await journey.open("/", {
    prepare: (window) =>
      window.addInitScript(() => {
        HTMLScriptElement.supports = () => false;
      }),
  });
  await page.getByRole("link", { name: "Morrow" }).hover();
  await expect.poll(() => isHydrated(page)).toBe(1);
});

test("browsers may load public pages ahead, but neither the admin area nor states of a page", {
  tags: "matrix",
}, async () => {
  const candidates = new Set<string>();
  const page = await journey.open("/work", {
    prepare: async (window) => {
      const devTools = await window.context().newCDPSession(window);
      devTools.on("Preload.preloadingAttemptSourcesUpdated", ({ preloadingAttemptSources }) => {
        for (const { key } of preloadingAttemptSources) candidates.add(key.url);
      });
      await devTools.send("Preload.enable");
    },
  });
  const links = ["/admin", "/work?view=2", "/api/projects", "/about?tab=product", "/project/new"];
  await page.evaluate((addresses) => {
    for (const href of addresses) {
      const link = Object.assign(document.createElement("a"), { href, textContent: href });
      document.querySelector("h1")?.append(link, " ");
    }
  }, links);
  const paths = () => [...candidates].map((url) => url.replace(journey.server.origin, ""));
  await expect.poll(paths).toContain("/project/new");
  const other = paths().filter((path) => !path.startsWith("/project/"));
  expect(other.sort()).toEqual(["/", "/about", "/connect", "/work"]);
});

test.each(sampleOf(["/", "/admin"], 1))(
  "the owner's %s runs its code at once, and has the browser fetch no page ahead",
  async (path) => {
    const page = await journey.open(path, { prepare: (window) => signIn(window, journey) });
    await expect.poll(() => isHydrated(page)).toBe(1);
    expect(await page.locator("script[type=speculationrules]").count()).toBe(0);
  },
);

test("a page that is loaded before it is asked for is counted once it is seen", {
  tags: "matrix",
}, async () => {
  const page = await journey.open("/about", {
    prepare: (window) =>
      window.addInitScript(() => {
        Object.defineProperty(document, "prerendering", { value: true, configurable: true });
      }),
  });
  await page.waitForLoadState("networkidle");
  expect(await views(page)).toBe(0);
  await page.evaluate(() => {
    Object.defineProperty(document, "prerendering", { value: false });
    document.dispatchEvent(new Event("prerenderingchange"));
  });
  await expect.poll(() => views(page)).toBe(1);
  await hydrated(page);
  expect(await views(page)).toBe(1);
  await page.getByRole("link", { name: "Work", exact: true }).click();
  await expect.poll(() => views(page)).toBe(2);
});

test("a page that Back shows as it was left is counted again", { tags: "matrix" }, async () => {
  const page = await journey.open("/about");
  await expect.poll(() => views(page)).toBe(1);
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
  );
  expect(await views(page)).toBe(2);
});

test("Back from a page that was loaded again leads to the page before, though no code runs", {
  tags: "matrix",
}, async () => {
  const page = await journey.open("/");
  await hydrated(page);
  await page.getByRole("link", { name: "About", exact: true }).click();
  await page.waitForURL("**/about");
  await page.reload();
  await page.waitForLoadState("networkidle");
  expect(await isHydrated(page)).toBe(0);
  await page.goBack();
  await page.getByRole("link", { name: "Passage" }).first().waitFor();
  expect(new URL(page.url()).pathname).toBe("/");
});

test("a form that was read for long and filled in fast is not taken for a robot's", {
  tags: "matrix",
}, async () => {
  const page = await journey.open("/connect");
  await page.waitForFunction(() => performance.now() > 2_100);
  await hydrated(page);
  // As a password manager fills it in.
  await page.evaluate(() => {
    for (const field of document.querySelectorAll<HTMLInputElement>("main .field-control")) {
      field.value = field.type === "email" ? "ada@example.com" : "Ada of Tidewater";
    }
    document.querySelector<HTMLFormElement>(".contact-form")?.requestSubmit();
  });
  await page.getByText("Message sent successfully!").first().waitFor();
});

test.each([
  ["the hero of the page", "Passage", "/project/passage"],
  ["the ground of the gate", "Quillon", "/project/quillon-show-your-working"],
])("a card grows into %s that replaces its own", async (_place, name, path) => {
  const grounds = ['class="project-hero', 'class="gate-ground'];
  const baseURL = await startInParts(journey.server.origin, ...grounds);
  const page = await journey.open("/", { baseURL });
  await page.waitForLoadState("networkidle");
  await page.addInitScript(() => {
    window.addEventListener("pagereveal", ({ viewTransition }) => {
      const noteNames = () => {
        const effects = document.getAnimations().map(({ effect }) => {
          if (!(effect instanceof KeyframeEffect)) return [];
          const { delay, duration } = effect.getComputedTiming();
          return [effect.pseudoElement, [delay, duration]];
        });
        Object.assign(window, { animated: Object.fromEntries(effects) });
      };
      viewTransition?.ready.then(noteNames, noteNames);
    });
  });
  await page.getByRole("link", { name }).first().click();
  await page.waitForURL(`**${path}`);
  await expect.poll(() => page.evaluate("window.animated")).toBeTruthy();
  const animated = await page.evaluate<Record<string, number[]>>("window.animated");
  expect(animated).toMatchObject({
    "::view-transition-group(project-hero)": [0, 450],
    "::view-transition-old(project-hero)": [0, 450],
    "::view-transition-new(project-hero)": [0, 450],
    // The words of one page have left before those of the next are read.
    "::view-transition-old(root)": [0, 120],
    "::view-transition-new(root)": [100, 240],
  });
  // It stays where it is, however far the page before was scrolled.
  expect(animated).not.toHaveProperty("::view-transition-group(site-header)");
  expect(await isHydrated(page)).toBe(0);
});

test("a picture that waits for code which fails is opened all the same", {
  tags: "matrix",
}, async () => {
  const code: string[] = [];
  const page = await journey.open("/work", {
    expectedProblems: /\/assets\/|net::ERR_FAILED|dynamically imported module/,
    prepare: async (window) => watchCode(window, code),
  });
  await expect.poll(() => code.length).toBeGreaterThan(3);
  await page.waitForLoadState("networkidle");
  let failures = 0;
  await page.route(/\/assets\/workRoute.+\.js$/, (route) => {
    failures += 1;
    return route.abort();
  });
  await page.locator(".work-tile-picture").nth(1).click();
  await page
    .getByRole("dialog")
    .getByText(/2 of 21/)
    .waitFor();
  expect(failures).toBeGreaterThan(0);
  expect(new URL(page.url()).search).toMatch(/^\?view=/);
});
