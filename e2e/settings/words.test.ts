import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { english } from "../../words/english.ts";
import { closeNotice, expectNotice, openAsOwner } from "../harness/admin.ts";
import { startJourney } from "../harness/journey.ts";
import { enterAdmin, visit } from "../harness/navigation.ts";

const journey = startJourney();

const panel = (page: Page) => page.getByRole("region", { name: "Words", exact: true });
const group = (page: Page, name: string) =>
  panel(page).getByRole("button", { name: new RegExp(`^${name}`) });
const field = (page: Page, place: string) => panel(page).getByLabel(place, { exact: true });
const search = (page: Page) => panel(page).getByLabel("Search the words");
const saveButton = (page: Page) => panel(page).getByRole("button", { name: "Save Words" });
/** Polls the text of a page as the server sends it, without its tags except for `<html …>`. */
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

test("a word is found, changed, seen at once, and the default again; a language likewise", {
  tags: "long",
}, async () => {
  const page = await openAsOwner(journey, "/admin/settings/words");
  await search(page).fill("nowhere to be found");
  await panel(page).getByText("No text contains these words.").waitFor();
  await search(page).fill("have a conversation");
  const heading = field(page, "Heading");
  expect(await heading.count()).toBe(1);
  expect(await heading.inputValue()).toBe(english["connect.heading"]);
  expect(await saveButton(page).isDisabled()).toBe(true);
  await heading.fill("");
  await heading.press("Tab"); // an empty field gets the default text again
  expect(await heading.inputValue()).toBe(english["connect.heading"]);
  await heading.fill("Write to me.");
  await save(page);
  await expectOn("/connect").toContain("Write to me.");
  await visit(page, "/");
  await visit(page, "/connect");
  await page.getByRole("heading", { name: "Write to me." }).waitFor();

  await enterAdmin(page);
  await visit(page, "/admin/settings/words");
  expect(await search(page).inputValue()).toBe("");
  await group(page, "Connect page 1 of").click();
  await panel(page).getByText("Changed. Usually: Let’s have a conversation.").waitFor();
  await panel(page).getByRole("button", { name: "Reset: Heading" }).click();
  expect(await heading.inputValue()).toBe(english["connect.heading"]);
  await save(page);
  await expectOn("/connect").not.toContain("Write to me.");
  await closeNotice(page);

  // The fields show the texts of the chosen language. After a save, the whole site has them at once.
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
