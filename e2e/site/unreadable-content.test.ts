import { join } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "../../api/database/client.ts";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { hydrated, startJourney } from "../harness/journey.ts";

const journey = startJourney();

/** Makes a table unreadable meanwhile. No page from before is cached. */
async function without(table: string, look: () => Promise<void>): Promise<void> {
  const database = await openDatabase(`file:${join(journey.folder, "vitrine.db")}`);
  await database.$executeRawUnsafe(`ALTER TABLE "${table}" RENAME TO Elsewhere`);
  await database.$executeRaw`UPDATE ContentRevision SET revision = revision + 1`;
  try {
    await look();
  } finally {
    await database.$executeRawUnsafe(`ALTER TABLE Elsewhere RENAME TO "${table}"`);
    await database.$disconnect();
  }
}

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

test("a project that cannot be loaded is not found for now, and no cache stores that", {
  tags: "matrix",
}, async () => {
  await without("Project", async () => {
    const response = await fetch(`${journey.server.origin}/project/passage`);
    expect(response.status).toBe(503);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    const page = await journey.open("/project/passage", {
      expectedProblems: /503 \(Service Unavailable\)/,
    });
    await hydrated(page);
    await page.getByRole("heading", { name: "Project Not Found" }).waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });
  expect((await fetch(`${journey.server.origin}/project/passage`)).status).toBe(200);
});

test("nor is one found that a click leads to", { tags: "matrix" }, async () => {
  const page = await journey.open("/", { expectedProblems: /./ });
  await hydrated(page);
  await without("Project", async () => {
    await page.getByRole("link", { name: "Passage" }).first().click();
    await page.getByRole("heading", { name: "Project Not Found" }).waitFor();
  });
});

test("About and Connect stand without the About content", async () => {
  await without("AboutContent", async () => {
    const page = await journey.open("/about");
    await hydrated(page);
    await page
      .getByRole("heading", { name: "Leading the design of human-to-AI product experiences." })
      .waitFor();
    await page.getByText("I help teams, from startups to large companies").waitFor();
    await page.getByRole("heading", { name: "Collaborators" }).waitFor();
    await page.getByRole("link", { name: "Connect", exact: true }).click();
    await page.getByRole("form", { name: "Contact" }).waitFor();
    await page.reload();
    await hydrated(page);
    await page.getByRole("form", { name: "Contact" }).waitFor();
  });
});

test("where the server cannot read the collaborators the page stands, and they can be asked for again", {
  tags: "matrix",
}, async () => {
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
      "private, no-store",
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
