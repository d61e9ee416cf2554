import { expect, test } from "vitest";
import { siteCalls } from "../access/site-calls.ts";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { isWhole } from "../harness/combinations.ts";
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
  "no such project": "/project/none",
  "no such page": "/none",
};

test("on a site that is read from the right, each text ends at its own end, and all stand at the right", async () => {
  await setWords({ language: "ar", wordings: [] });
  const page = await journey.open("/connect");
  /**
   * The x coordinates of the first and the last character of a text, and the distance of its line
   * from the right edge, in pixels.
   */
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
  // Without `isWhole`, each screen is checked at one width, because other tests check all widths with
  // text from left to right.
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
