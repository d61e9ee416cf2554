/** @module-tag matrix */

import { expect, test } from "vitest";
import { pdfOf } from "../../api/testing/pdf.ts";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { expectNotice, openAsOwner } from "../harness/admin.ts";
import { startJourney } from "../harness/journey.ts";

const journey = startJourney();

const about = async () => (await fetch(`${journey.server.origin}/about`)).text();
const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: "application/pdf", buffer });

test("the résumé: refused where it is none, uploaded, linked on About at once, replaced and removed", async () => {
  const page = await openAsOwner(journey, "/admin/settings/site");
  const panel = page.getByRole("region", { name: "Résumé" });
  const input = panel.locator("input[type=file]");
  expect(await about()).not.toContain("resume.pdf");
  await input.setInputFiles(pdf("resume.pdf", Buffer.from("Dear Sir or Madam")));
  await panel.getByText("This file is no PDF.").waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);

  await input.setInputFiles(pdf("resume.pdf", pdfOf("Ilse Maravel")));
  await expectNotice(page, "Résumé uploaded", "The About page links to it.");
  const link = panel.getByRole("link", { name: "Open the résumé" });
  const address = (await link.getAttribute("href")) ?? "";
  expect(await about()).toContain(`href="${address}"`);
  const served = await fetch(journey.server.origin + address);
  expect(served.headers.get("content-type")).toBe("application/pdf");
  expect(await served.text()).toContain("Ilse Maravel");

  const visitor = await journey.open("/about", { viewport: { width: 390, height: 844 } });
  await visitor.getByRole("link", { name: "Résumé" }).waitFor();
  expect(await findAccessibilityProblems(visitor)).toEqual([]);

  await input.setInputFiles(pdf("newer.pdf", pdfOf("Newer")));
  await expect.poll(() => link.getAttribute("href")).not.toBe(address);
  expect(await (await fetch(`${journey.server.origin}/resume.pdf`)).text()).toContain("Newer");

  await panel.getByRole("button", { name: "Remove résumé" }).click();
  await panel.getByText("None. Visitors see no link.").waitFor();
  expect(await about()).not.toContain("resume.pdf");
  expect((await fetch(journey.server.origin + address)).status).toBe(404);
}, 60_000);
