import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { english } from "../../words/english.ts";
import { sets } from "../../words/sets.ts";
import { siteCalls } from "../access/site-calls.ts";
import { sampleOf } from "../harness/combinations.ts";
import { hydrated, startJourney } from "../harness/journey.ts";
import { ownerPassword } from "../harness/server.ts";

const journey = startJourney({ prepare: () => setWords({ language: "de" }) });

/** Sets the language and the texts of the site by the API, as the owner. */
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
  brief: "/brief",
  "no such project": "/project/none",
  "no such page": "/none",
};

/** All texts of a page: visible texts, texts for screen readers, and texts for search engines. */
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

/**
 * Patterns of the English texts that a German page must not contain. They match with any values of
 * the texts' parameters.
 */
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
