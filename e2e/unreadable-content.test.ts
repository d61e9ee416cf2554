import { join } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "../api/database/client.ts";
import { findAccessibilityProblems } from "./accessibility.ts";
import { hydrated, startJourney } from "./journey.ts";

const journey = startJourney();

test("when the projects cannot be read the page says so, with samples, and stays usable", async () => {
  const database = await openDatabase(`file:${join(journey.folder, "vitrine.db")}`);
  await database.$executeRaw`ALTER TABLE Project RENAME TO Elsewhere`;
  // No page from before is kept.
  await database.$executeRaw`UPDATE ContentRevision SET revision = revision + 1`;
  try {
    expect((await fetch(journey.server.origin)).status).toBe(500);
    const page = await journey.open("/", { expectedProblems: /500 \(Internal Server Error\)/ });
    await hydrated(page);
    await page.getByText("Error loading projects: Something went wrong on the server.").waitFor();
    expect(await page.getByText("Sample project").count()).toBe(3);
    expect(await page.content()).not.toContain("no such table");
    expect(await findAccessibilityProblems(page)).toEqual([]);
  } finally {
    await database.$executeRaw`ALTER TABLE Elsewhere RENAME TO Project`;
    await database.$disconnect();
  }
});

test("a project that cannot be loaded is not said to be missing", async () => {
  const database = await openDatabase(`file:${join(journey.folder, "vitrine.db")}`);
  await database.$executeRaw`ALTER TABLE Project RENAME TO Elsewhere`;
  // No page from before is kept.
  await database.$executeRaw`UPDATE ContentRevision SET revision = revision + 1`;
  try {
    expect((await fetch(`${journey.server.origin}/project/passage`)).status).toBe(500);
    const page = await journey.open("/project/passage", { expectedProblems: /status of 500/ });
    await hydrated(page);
    const main = page.locator("main");
    expect(await main.getByRole("heading", { level: 1 }).innerText()).toBe("Something went wrong");
    expect(await main.getByRole("link", { name: "Try again" }).getAttribute("href")).toBe(
      "/project/passage",
    );
    expect(await findAccessibilityProblems(page)).toEqual([]);
  } finally {
    await database.$executeRaw`ALTER TABLE Elsewhere RENAME TO Project`;
    await database.$disconnect();
  }
});

test("where the server cannot read the collaborators the page stands, and they can be asked for again", async () => {
  const database = await openDatabase(`file:${join(journey.folder, "vitrine.db")}`);
  const rename = async (from: string, to: string) => {
    await database.$executeRawUnsafe(`ALTER TABLE "${from}" RENAME TO "${to}"`);
    // No page from before is kept.
    await database.$executeRaw`UPDATE ContentRevision SET revision = revision + 1`;
  };
  await rename("AboutTab", "Elsewhere");
  try {
    const response = await fetch(`${journey.server.origin}/about`);
    expect([response.status, response.headers.get("cache-control")]).toEqual([
      200,
      "private, no-cache",
    ]);
    const page = await journey.open("/about");
    await hydrated(page);
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
    expect(await page.getByRole("alert").innerText()).toContain(
      "The collaborators could not be loaded. It may work in a moment.",
    );
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await rename("Elsewhere", "AboutTab");
    await page.getByRole("link", { name: "Try again" }).click();
    await page.getByRole("tab", { name: "Product" }).waitFor();
    expect(await page.getByRole("alert").count()).toBe(0);
  } finally {
    await rename("Elsewhere", "AboutTab").catch(() => {});
    await database.$disconnect();
  }
});
