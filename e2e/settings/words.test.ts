import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { english } from "../../words/english.ts";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { expectNotice, openAsOwner, tabTo, unreachable } from "../harness/admin.ts";
import { enterAdmin, visit } from "../harness/doors.ts";
import { hydrated, openBeside, startJourney } from "../harness/journey.ts";

const journey = startJourney();

const open = (options = {}) => openAsOwner(journey, "/admin/settings/words", options);
const panel = (page: Page) => page.getByRole("region", { name: "Words", exact: true });
const group = (page: Page, name: string) =>
  panel(page).getByRole("button", { name: new RegExp(`^${name}`) });
const field = (page: Page, place: string) => panel(page).getByLabel(place, { exact: true });
const search = (page: Page) => panel(page).getByLabel("Search the words");
const saveButton = (page: Page) => panel(page).getByRole("button", { name: "Save Words" });
/** The visible words of a page as the server sends it, when they have become so. */
const expectOn = (path: string) =>
  expect.poll(async () => {
    const html = await (await fetch(journey.server.origin + path)).text();
    return html.replace(/<(style|script)[\s\S]*?<\/\1>/g, "").replace(/<(?!html)[^>]*>/g, " ");
  });

async function save(page: Page): Promise<void> {
  await saveButton(page).click();
  await expectNotice(
    page,
    "Words updated",
    "The words of the site have been updated successfully.",
  );
}

async function backToSettings(page: Page): Promise<void> {
  await enterAdmin(page);
  await visit(page, "/admin/settings/words");
}

test("by mouse: a word found, changed, seen at once, and the usual one again", async () => {
  const page = await open();
  await search(page).fill("have a conversation");
  const heading = field(page, "Heading");
  expect(await heading.count()).toBe(1);
  expect(await heading.inputValue()).toBe(english["connect.heading"]);
  expect(await saveButton(page).isDisabled()).toBe(true);
  await heading.fill("Write to me.");
  await save(page);
  await expectOn("/connect").toContain("Write to me.");
  await visit(page, "/");
  await visit(page, "/connect");
  await page.getByRole("heading", { name: "Write to me." }).waitFor();

  await backToSettings(page);
  expect(await search(page).inputValue()).toBe("");
  await group(page, "Connect page 1 of").click();
  await panel(page).getByText("Changed. Usually: Let’s have a conversation.").waitFor();
  await panel(page).getByRole("button", { name: "Reset: Heading" }).click();
  expect(await field(page, "Heading").inputValue()).toBe(english["connect.heading"]);
  await save(page);
  await expectOn("/connect").not.toContain("Write to me.");
});

test("by keyboard alone; an emptied field shows the usual text again", {
  tags: "matrix",
}, async () => {
  const page = await open();
  await tabTo(page, "Search the words");
  await page.keyboard.type("collaborators heading");
  await page.keyboard.press("Enter");
  await tabTo(page, "Heading of the collaborators");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("With whom");
  await tabTo(page, "Save Words");
  await page.keyboard.press("Enter");
  await expectNotice(
    page,
    "Words updated",
    "The words of the site have been updated successfully.",
  );
  await expectOn("/about").toContain("With whom");
  const heading = field(page, "Heading of the collaborators");
  await heading.focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  expect(await heading.inputValue()).toBe("");
  await page.keyboard.press("Tab");
  expect(await heading.inputValue()).toBe("Collaborators");
  await save(page);
});

test("a text without its name is refused under its field, which has the focus", {
  tags: "matrix",
}, async () => {
  const page = await open();
  await group(page, "Footer").click();
  const line = field(page, "Copyright line, where you have written none");
  await line.fill("All mine");
  // Out of sight, as somebody may have left it.
  await group(page, "Footer").click();
  await saveButton(page).click();
  await panel(page).getByText("The page fills in {name}: please leave that in the text.").waitFor();
  expect(await line.evaluate((node) => node.matches(":focus"))).toBe(true);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await line.fill("{name} made this");
  await save(page);
});

test("the language: its texts are shown, and the whole site has them at once", async () => {
  const page = await open();
  await panel(page).getByLabel("Language of the site").selectOption("nb");
  await group(page, "Menu").click();
  await expect.poll(() => field(page, "Link to the work").inputValue()).toBe("Arbeider");
  await save(page);
  expect(await page.locator("html").getAttribute("lang")).toBe("en");
  await visit(page, "/");
  await visit(page, "/connect");
  await page.getByRole("heading", { name: "La oss ta en prat." }).waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe("nb");
  await expectOn("/connect").toContain('<html lang="nb"');
  await page.getByRole("button", { name: "Administrasjon" }).click();
  await page.getByRole("heading", { name: "Project Management" }).waitFor();
  await visit(page, "/admin/settings/words");
  await panel(page).getByLabel("Language of the site").selectOption("en");
  await save(page);
  await expectOn("/connect").toContain('<html lang="en"');
});

test("a save that fails says so and keeps what was typed", { tags: "matrix" }, async () => {
  const page = await open({ expectedProblems: /CONNECTION_FAILED/ });
  await group(page, "Menu").click();
  await field(page, "Link to the work").fill("Typed at length");
  await page.route("**/graphql", (route) => route.abort("connectionfailed"), { times: 1 });
  await saveButton(page).click();
  await expectNotice(page, "Error", "Failed to update words.", unreachable);
  expect(await field(page, "Link to the work").inputValue()).toBe("Typed at length");
});

test("what two windows change is merged; the same text is asked about, wherever it stands", {
  tags: "matrix",
}, async () => {
  const mine = await open();
  const theirs = await openBeside(mine.context(), "/admin/settings/words");
  await hydrated(theirs);
  await group(theirs, "Menu").click();
  await field(theirs, "Link to the work").fill("Theirs");
  await field(theirs, "Link to the About page").fill("Them");
  await save(theirs);
  await group(mine, "Menu").click();
  await field(mine, "Link to the work").fill("Mine");
  await group(mine, "Menu").click();
  await saveButton(mine).click();
  const question = panel(mine).getByRole("group", {
    name: "Menu: Link to the work was changed in another window, too",
  });
  await question.waitFor();
  await question.getByRole("button", { name: "Keep mine" }).click();
  await save2(mine);
  await expectOn("/connect").toMatch(/ Mine .* Them /);
});

/** As {@link save}, where the notice says more. */
async function save2(page: Page): Promise<void> {
  await saveButton(page).click();
  await page.getByRole("alert").filter({ hasText: "Words updated" }).waitFor();
}

test.each([390, 768, 1440])(
  "with all groups open it holds at %i pixels",
  { tags: "matrix" },
  async (width) => {
    const page = await open({ viewport: { width, height: 900 } });
    for (const button of await panel(page).getByRole("button", { expanded: false }).all()) {
      expect(await button.isVisible()).toBe(true);
    }
    await search(page).fill("e");
    expect(await panel(page).getByRole("textbox").count()).toBeGreaterThan(80);
    expect(await findAccessibilityProblems(page)).toEqual([]);
    const isCutOff = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(isCutOff).toBe(false);
    if (process.env.SCREENSHOTS) {
      await panel(page).screenshot({
        path: `${process.env.SCREENSHOTS}/words-${width}-search.png`,
      });
      await search(page).fill("");
      await group(page, "Menu").click();
      await group(page, "Home page").click();
      await panel(page).screenshot({ path: `${process.env.SCREENSHOTS}/words-${width}.png` });
    }
    await search(page).fill("nowhere to be found");
    await panel(page).getByText("No text has these words.").waitFor();
  },
);
