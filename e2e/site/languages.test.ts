import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { english } from "../../words/english.ts";
import { sets } from "../../words/sets.ts";
import { siteCalls } from "../access/site-calls.ts";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { openAsOwner } from "../harness/admin.ts";
import { isWhole, sampleOf } from "../harness/combinations.ts";
import { hydrated, startJourney } from "../harness/journey.ts";
import { ownerPassword } from "../harness/server.ts";

const journey = startJourney({ prepare: () => setWords({ language: "de" }) });

/** Writes the language and words of the site, as a program of the owner's does. */
async function setWords(input: object): Promise<void> {
  const calls = siteCalls(journey);
  const cookie = await calls.enter("/api/session", ownerPassword);
  const saved = await calls.query(
    "mutation ($input: UpdateSiteWordsInput!) { updateSiteWords(input: $input) { userErrors { message } } }",
    cookie,
    { input },
  );
  expect(saved).toEqual({ data: { updateSiteWords: { userErrors: [] } } });
}

const screens = {
  home: "/",
  work: "/work",
  viewer: "/work?view=1",
  project: "/project/passage",
  gate: "/project/quillon-show-your-working",
  about: "/about",
  connect: "/connect",
  "no such project": "/project/none",
  "no such page": "/none",
};

/** Every text of a page that is seen, read aloud, or shown by search engines and previews. */
const textsOf = (page: Page) =>
  page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!parentElement?.closest("script, style")) texts.push(textContent ?? "");
    }
    for (const element of document.querySelectorAll("*")) {
      for (const name of ["aria-label", "alt", "title", "placeholder", "content"]) {
        texts.push(element.getAttribute(name) ?? "");
      }
    }
    return texts.map((text) => text.trim()).filter(Boolean);
  });

const german = new Set<string>(Object.values(sets.de));

const withAny = (text: string) =>
  text.replace(/\{(?:position|total|limit)\}/g, "\\d+").replace(/\{\w+\}/g, ".+");

/** The English texts that a page in German must not hold, as what they match with any parameters. */
const foreign = Object.entries(english)
  .filter(([, text]) => !german.has(text))
  .map(([key, text]) => {
    const escaped = text.replace(/[.*+?^$()|[\]\\]/g, "\\$&");
    return { key, pattern: new RegExp(`^${withAny(escaped)}$`) };
  });

test.each(sampleOf(Object.entries(screens), 1))(
  "%s has no English text on a site in German",
  async (_, path) => {
    const sent: string[] = [];
    const page = await journey.open(path, {
      expectedProblems: /status of 404/,
      prepare: async (window) => {
        window.on("request", (request) => sent.push(request.url()));
      },
    });
    const isForeign = (texts: string[]) =>
      texts.flatMap((text) =>
        foreign.filter(({ pattern }) => pattern.test(text)).map(({ key }) => `${key}: ${text}`),
      );
    expect(await page.locator("html").getAttribute("lang")).toBe("de");
    const read = await textsOf(page);
    expect(read).toEqual(expect.arrayContaining([sets.de["menu.work"], sets.de["site.skip"]]));
    expect(isForeign(read)).toEqual([]);
    await hydrated(page);
    expect(isForeign(await textsOf(page))).toEqual([]);
    const files = sent.filter((url) => /\/(?:german|french|spanish|norwegian)-/.test(url));
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((url) => !url.includes("/german-"))).toEqual([]);
  },
);

test.each([true, false])(
  "what is wrong with a message or a password is said in German (scripts: %s)",
  async (javaScriptEnabled) => {
    const page = await journey.open("/connect", {
      javaScriptEnabled,
      expectedProblems: /\.js csp$|status of 422/,
    });
    if (javaScriptEnabled) await hydrated(page);
    await page.getByLabel(sets.de["contact.message"]).fill("Kurz");
    await page.getByRole("button", { name: sets.de["contact.send"], exact: true }).click();
    const messages = page.locator(".field-error");
    await messages.first().waitFor();
    expect(await messages.allTextContents()).toEqual([
      "Bitte einen Namen eingeben",
      "Bitte ein Unternehmen eingeben",
      "Bitte eine gültige E-Mail-Adresse eingeben",
      "Die Nachricht braucht mindestens 10\u00a0Zeichen",
    ]);
    await page.locator(".site-header-logo").click();
    await page.locator('a.project-card[href*="quillon"]').click();
    await page.getByLabel("Portfolio-Passwort").fill("falsch");
    await page.getByRole("button", { name: "Projekt ansehen" }).click();
    await page
      .getByText(javaScriptEnabled ? "Falsches Passwort" : "Das Passwort ist falsch.")
      .waitFor();
  },
);

test("a link to another page keeps to the language; the admin area is in English", async () => {
  const page = await journey.open("/");
  await hydrated(page);
  await page.getByRole("link", { name: "Kontakt" }).click();
  await page.getByRole("heading", { name: "Kommen wir ins Gespräch." }).waitFor();
  expect(await page.title()).toBe("Kontakt");
  await page.getByRole("button", { name: "Verwaltung" }).click();
  await page.getByLabel("Passwort", { exact: true }).fill(ownerPassword);
  await page.getByRole("button", { name: "Anmelden" }).click();
  await page.getByRole("heading", { name: "Project Management" }).waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe("en");
});

test("texts that are slow to come are waited for: nothing turns English meanwhile", async () => {
  const page = await journey.open("/connect", {
    prepare: (window) =>
      window.route("**/assets/german-*.js", async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 2_000));
        await route.continue();
      }),
  });
  await hydrated(page);
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(
    sets.de["connect.heading"],
  );
});

test("the preview in the editor is in the site's language, the editor in English", {
  tags: "matrix",
}, async () => {
  const page = await openAsOwner(journey, "/admin/edit/1", {
    viewport: { width: 1440, height: 900 },
  });
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  const preview = page.frameLocator('iframe[title$="as its page would be"]');
  await preview.getByRole("link", { name: sets.de["menu.work"] }).waitFor();
  await preview.getByRole("heading", { name: sets.de["section.role"] }).waitFor();
  expect(await preview.locator("html").getAttribute("lang")).toBe("de");
  await page.getByRole("heading", { name: "Basic Information" }).waitFor();
});

test("one word changed is seen by the next visitor", async () => {
  await setWords({ wordings: [{ key: "connect.heading", text: "Schreib mir!" }] });
  const page = await journey.open("/connect");
  const heading = page.getByRole("heading", { level: 1 });
  expect(await heading.textContent()).toBe("Schreib mir!");
  await hydrated(page);
  expect(await heading.textContent()).toBe("Schreib mir!");
  await setWords({ wordings: [{ key: "connect.heading", text: "" }] });
  expect(await (await fetch(`${journey.server.origin}/connect`)).text()).toContain(
    sets.de["connect.heading"],
  );
});

test("on a site that is read from the right, each text ends at its own end, and all stand at the right", {
  tags: "matrix",
}, async () => {
  await setWords({ language: "ar", wordings: [] });
  const page = await journey.open("/connect");
  /** Where the first and the last character of a text stand, and how far its line is from the right. */
  const placesOf = (text: string) =>
    page.getByText(text, { exact: true }).evaluate((element) => {
      const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() ?? element;
      const boxOf = (place: number) => {
        const range = document.createRange();
        range.setStart(node, place);
        range.setEnd(node, place + 1);
        return range.getBoundingClientRect();
      };
      const [first, last] = [boxOf(0), boxOf((node.textContent?.length ?? 1) - 1)];
      const end = element.getBoundingClientRect().right;
      return { first: first.x, last: last.x, gap: end - Math.max(first.right, last.right) };
    });
  const foreign = await placesOf("Let’s have a conversation.");
  expect(foreign.last).toBeGreaterThan(foreign.first);
  expect(foreign.gap).toBeLessThan(2);
  const own = "لنتحدث عن العمل.";
  await setWords({ language: "ar", wordings: [{ key: "connect.heading", text: own }] });
  await page.reload();
  const { first, last, gap } = await placesOf(own);
  expect(last).toBeLessThan(first);
  expect(gap).toBeLessThan(2);
});

test("a page that is read from the right stands on that side, and nothing is cut off", {
  tags: "matrix",
  timeout: 240_000,
}, async () => {
  await setWords({ language: "ar", wordings: [{ key: "menu.work", text: "أعمال" }] });
  const look = async (path: string, width: number) => {
    const page = await journey.open(path, {
      viewport: { width, height: 900 },
      expectedProblems: /status of 404/,
    });
    await hydrated(page);
    const html = page.locator("html");
    expect(await html.getAttribute("dir")).toBe("rtl");
    const logo = await page.locator(".site-header-logo").boundingBox();
    expect((logo?.x ?? 0) + (logo?.width ?? 0)).toBeGreaterThan(width / 2);
    const { scrollWidth, clientWidth } = await html.evaluate((element) => ({
      scrollWidth: element.scrollWidth,
      clientWidth: element.clientWidth,
    }));
    expect([path, width, scrollWidth > clientWidth]).toEqual([path, width, false]);
    expect([path, width, await findAccessibilityProblems(page)]).toEqual([path, width, []]);
    await page.context().close();
  };
  // Every screen in every width is looked at from the left, too: the sample takes each once.
  const widths = [390, 768, 1440];
  for (const [index, path] of Object.values(screens).entries()) {
    const looked = widths.filter((_, place) => isWhole || place === index % widths.length);
    for (const width of looked) await look(path, width);
  }
  const page = await journey.open("/work?view=1");
  await hydrated(page);
  const position = page.getByRole("dialog").getByRole("status");
  const first = await position.textContent();
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => position.textContent()).not.toBe(first);
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => position.textContent()).toBe(first);
});
