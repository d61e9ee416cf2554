/** @module-tag matrix */

import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { openAsOwner } from "../harness/admin.ts";
import { visit } from "../harness/doors.ts";
import { startJourney } from "../harness/journey.ts";

const journey = startJourney();

const content = (rooms: string) => `Six **desks** and _one_ <u>lamp</u>.

## What was there

1. ${rooms} rooms
   - a hall
   - a \`tide-table\` of its own
2. One [harbour](https://example.com/harbour), and [the rest](/work)

### Said

> It found me
> again.

1\\. Not a list, 2 \\* 3 \\* 4`;

/** Makes a project whose section Why holds one text with `markup: 2`, saved twice. */
async function openEditor(slug: string) {
  const { origin } = journey.server;
  let id = 0;
  const page = await openAsOwner(journey, "/admin", {
    prepare: async ({ request }) => {
      const module = { type: "text", title: "", markup: 2, id: "m1" };
      const data = (rooms: string) => ({
        name: "Desks",
        slug,
        whyContent: JSON.stringify([{ ...module, content: content(rooms) }]),
      });
      const made = await request.post(`${origin}/api/projects`, {
        headers: { origin },
        data: data("Two"),
      });
      id = (await made.json()).id;
      await request.put(`${origin}/api/projects/${id}`, {
        headers: { origin },
        data: data("Three"),
      });
    },
  });
  await visit(page, `/admin/edit/${id}`);
  return page;
}

test("a text with markup: 2 is on the page, in the preview and in the comparison as it is meant", async () => {
  const page = await openEditor("desks");
  await page.getByRole("button", { name: "Show revisions" }).click();
  await page.getByRole("button", { name: "Compare version 1 with now" }).click();
  const sides = page.locator(".difference-side");
  await sides.first().waitFor();
  expect(await sides.locator("del").allInnerTexts()).toEqual(["Two "]);
  expect(await sides.locator("ins").allInnerTexts()).toEqual(["Three "]);
  expect(await findAccessibilityProblems(page)).toEqual([]);

  for (const width of [390, 768, 1440]) {
    const viewport = { width, height: 900 };
    const reader = await journey.open("/project/desks", {
      viewport,
      javaScriptEnabled: false,
      expectedProblems: /\/assets\/start-.* csp/,
    });
    const why = reader.getByRole("region", { name: "Why" });
    const outline = await why
      .getByRole("heading")
      .evaluateAll((headings) =>
        headings.map(({ tagName, textContent }) => `${tagName} ${textContent}`),
      );
    expect(outline).toEqual(["H2 Why", "H3 What was there", "H4 Said"]);
    expect(await why.locator("ol > li > ul > li").allInnerTexts()).toEqual([
      "a hall",
      "a tide-table of its own",
    ]);
    expect(await why.getByText("1. Not a list, 2 * 3 * 4").count()).toBe(1);
    expect(
      await why.getByRole("link").evaluateAll((links) => links.map((a) => a.getAttribute("href"))),
    ).toEqual(["https://example.com/harbour", "/work"]);
    const sticksOut = await reader.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(sticksOut).toBe(false);
  }
  const reader = await journey.open("/project/desks");
  expect(await findAccessibilityProblems(reader)).toEqual([]);
  const shown = await reader.locator(".project-section .rich-text").first().innerHTML();

  await page.getByRole("button", { name: "Preview", exact: true }).click();
  const preview = page.frameLocator("iframe").locator(".project-section .rich-text").first();
  await expect.poll(() => preview.innerHTML(), { timeout: 20_000 }).toBe(shown);
});
