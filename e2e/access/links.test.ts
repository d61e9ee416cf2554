import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { focusedName, openAsOwner } from "../harness/admin.ts";
import { startJourney } from "../harness/journey.ts";
import { makeLink } from "../harness/make-link.ts";
import { visit } from "../harness/navigation.ts";

const slug = "quillon-show-your-working";
const secret = "Quillon: Show Your Working";
const phone = { width: 390, height: 844 };

/** The options of windows without scripts. The browser reports that it has not loaded the start script. */
const withoutScripts = { javaScriptEnabled: false, expectedProblems: /start-.*csp/ };

const journey = startJourney();

const gates = (page: Page) => page.locator(".portfolio-gate").count();

/** Fills in the form that asks for access. */
async function fillIn(page: Page, name: string): Promise<void> {
  const values = {
    Name: name,
    Company: "Fennimore",
    Email: `${name.toLowerCase()}@example.com`,
    "Why you ask": "We are looking for a lead designer.",
  };
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value);
}

const send = (page: Page) => page.getByRole("button", { name: "Send", exact: true }).click();

const requestBox = (page: Page) => page.getByRole("region", { name: "Request for access" });

test("asked at the gate without scripts, approved, copied, read in another browser, and revoked", async () => {
  const visitor = await journey.open(`/project/${slug}`, {
    viewport: phone,
    ...withoutScripts,
    expectedProblems: /start-.*csp|status of 422/,
  });
  await visitor.getByRole("link", { name: "Ask for access" }).click();
  await visitor.getByRole("heading", { level: 1, name: "Ask for access" }).waitFor();
  await visitor.getByLabel("Name").fill("Ana");
  await send(visitor);
  await visitor.getByText("Please check the fields and send it again.").waitFor();
  expect(await visitor.getByLabel("Name").inputValue()).toBe("Ana");
  await visitor.getByText("Please say why in at least 10 characters").waitFor();
  await fillIn(visitor, "Ana");
  await send(visitor);
  await visitor.getByText("Message sent successfully!").waitFor();
  expect(await visitor.getByLabel("Name").count()).toBe(0);
  await visitor.getByRole("link", { name: "View project" }).click();
  await visitor.getByRole("heading", { level: 1, name: secret }).waitFor();
  expect(await gates(visitor)).toBe(1);

  const owner = await openAsOwner(journey, "/admin/messages");
  await owner.getByText(`Asks for access · ${secret}`).waitFor();
  await owner.getByRole("option", { name: "Ana" }).click();
  await requestBox(owner).getByRole("button", { name: "Approve…" }).click();
  await owner.getByRole("dialog").waitFor();
  expect(await findAccessibilityProblems(owner)).toEqual([]);
  expect(await owner.getByLabel("Greeting").inputValue()).toBe("Welcome, Ana.");
  await owner.getByText(`Opens ${secret}.`).waitFor();
  await owner.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
  const address = await owner.getByLabel("Address").inputValue();
  await owner.getByLabel("Address").press("ControlOrMeta+c");
  await owner.getByRole("button", { name: "Done" }).click();
  await requestBox(owner).getByText("Approved").waitFor();
  await expect.poll(() => focusedName(owner)).toBe("Request for access");
  expect(await requestBox(owner).getByRole("button").count()).toBe(0);
  expect(await findAccessibilityProblems(owner)).toEqual([]);

  const { pathname } = new URL(address);
  const reader = await journey.open(pathname, { viewport: phone, ...withoutScripts });
  await reader.getByText("Welcome, Ana.").waitFor();
  await reader.getByRole("link", { name: secret }).click();
  await reader.getByRole("heading", { level: 1, name: secret }).waitFor();
  expect(await gates(reader)).toBe(0);

  await visit(owner, "/admin/links");
  await owner.getByRole("button", { name: "Revoke the link for Ana, Fennimore" }).click();
  await owner.getByText("Revoked", { exact: true }).waitFor();
  await reader.reload();
  expect(await gates(reader)).toBe(1);
  const late = await journey.open(pathname, {
    ...withoutScripts,
    expectedProblems: /start-.*csp|status of 404/,
  });
  await late.getByRole("link", { name: "Ask for access" }).click();
  await late.getByRole("heading", { level: 1, name: "Ask for access" }).waitFor();
});

const recipient = "Ana Ruiz, Fennimore";
const greeting = "Good morning, Ana.";
const rowOf = (page: Page) => page.getByRole("listitem").filter({ hasText: recipient });

test("a link is made, read in its order without scripts, revoked with one press, and that undone", async () => {
  const page = await openAsOwner(journey, "/admin/links");
  const path = await makeLink(page, { recipient, greeting, projects: [secret, "Hearten"] });
  await rowOf(page).getByText(`${secret} and Hearten`).waitFor();
  await rowOf(page).getByText("Not read yet").waitFor();

  const reader = await journey.open(path, withoutScripts);
  expect(new URL(reader.url()).pathname).toBe("/");
  await reader.getByText(greeting).waitFor();
  const names = reader.locator(".project-card .card-name > bdi:first-of-type");
  expect(await names.allTextContents()).toEqual([secret, "Hearten"]);
  await reader.getByRole("link", { name: secret }).click();
  await reader.getByRole("heading", { level: 1, name: secret }).waitFor();
  expect(await reader.locator(".portfolio-gate").count()).toBe(0);
  expect(await reader.locator(".next-project-name").innerText()).toBe("Hearten");
  const pdf = `${new URL(reader.url()).pathname}.pdf`;
  const visitor = await journey.open("/");
  const statuses = async () => {
    const readers = [visitor, reader, page].map(({ request }) => request.get(pdf));
    return (await Promise.all(readers)).map((response) => response.status());
  };
  expect(await statuses()).toEqual([404, 200, 200]);

  await rowOf(page).getByRole("button", { name: "Revoke" }).click();
  // The time of a notice stops while the pointer is on it.
  await page.getByRole("alert").filter({ hasText: "is revoked" }).hover();
  await rowOf(page).getByText("Revoked", { exact: true }).waitFor();
  await reader.reload();
  expect(await reader.locator(".portfolio-gate").count()).toBe(1);
  expect(await statuses()).toEqual([404, 404, 200]);
  await page.getByRole("button", { name: "Undo" }).click();
  await rowOf(page).getByText("Open", { exact: true }).waitFor();
  await reader.reload();
  expect(await reader.locator(".portfolio-gate").count()).toBe(0);
  await reader.getByRole("button", { name: "Leave the link" }).click();
  await expect.poll(() => new URL(reader.url()).pathname).toBe("/");
  expect(await reader.getByText(greeting).count()).toBe(0);
});

/** Comments on a part of the page, as the reader of a link for a review. */
async function comment(page: Page, part: string, text: string): Promise<void> {
  await page.getByRole("button", { name: part }).click();
  const name = page.getByLabel("Your name");
  if (await name.isVisible()) await name.fill("Mo");
  await page.getByLabel("Comment", { exact: true }).fill(text);
  await page.keyboard.press("Tab");
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByText(text).waitFor();
}

test("two mentors comment on a draft, each for themselves, and their words stay at a module that moves", {
  tags: "long",
}, async () => {
  const title = "Review of Tides";
  const moved = "The words that move";
  const text = (id: string, content: string) => ({ type: "text", title: "", content, id });
  const owner = await openAsOwner(journey, "/admin/links");
  const answer = await owner.request.post("/api/projects", {
    data: { name: title, slug: "review-of-tides", visibility: "draft" },
  });
  const { id } = await answer.json();
  const patch = (whyContent: object[]) =>
    owner.request.patch(`/api/projects/${id}`, {
      data: { whyContent: JSON.stringify(whyContent) },
    });
  await patch([text("first", "What stays"), text("second", `${moved} with their module.`)]);
  await owner.reload();
  const mentors: Page[] = [];
  for (const recipient of ["Mo", "Ira"]) {
    const path = await makeLink(owner, { recipient, projects: [title], isReview: true });
    const mentor = await journey.open(path, recipient === "Mo" ? { viewport: phone } : {});
    await visit(mentor, "/project/review-of-tides");
    mentors.push(mentor);
  }
  const [mo, ira] = mentors;
  if (!mo || !ira) throw new Error("there are two");
  await comment(mo, "Comment on part 1", "Begin with the result.");
  expect(await findAccessibilityProblems(mo)).toEqual([]);
  await ira.getByRole("button", { name: "Comment on part 2" }).waitFor();
  await ira.getByText(moved).selectText();
  await comment(ira, "Comment on these words", "Say it in fewer words.");
  await mo.getByRole("button", { name: "Comments (1)", exact: true }).waitFor();
  await ira.getByRole("button", { name: "Comments (1)", exact: true }).waitFor();
  expect(await ira.getByText("Begin with the result.").count()).toBe(0);

  await patch([text("second", `${moved}, with their _module_.`), text("first", "What stays")]);
  await visit(owner, "/admin");
  await owner.getByRole("link", { name: "2 open comments" }).click();
  await owner.getByRole("button", { name: /^Module 1.*1 comment/ }).click();
  const thread = owner.getByRole("list", { name: "Comments on this module" });
  await thread.getByText("Say it in fewer words.").waitFor();
  await thread.getByRole("button", { name: "To do" }).click();
  await owner.getByRole("button", { name: /1 comment, 1 to do/ }).waitFor();
  await thread.getByRole("button", { name: "Answer" }).click();
  await thread.getByLabel("Answer to Mo").fill("I will.");
  await thread.getByRole("button", { name: "Send Answer" }).click();
  await thread.getByRole("paragraph").filter({ hasText: "I will." }).waitFor();
  expect(await findAccessibilityProblems(owner)).toEqual([]);
  await thread.getByRole("button", { name: "Resolve" }).click();
  await thread.getByText("Resolved").waitFor();

  await ira.reload();
  await ira.getByRole("button", { name: "Part 1: comments (1)" }).click();
  await ira.getByText("I will.").waitFor();
  expect(await ira.getByText("The words have changed.").count()).toBe(0);
  await patch([text("first", "What stays")]);
  await ira.reload();
  await ira.getByRole("button", { name: "Comments (1)", exact: true }).click();
  await ira.getByText("The words have changed.").waitFor();
});
