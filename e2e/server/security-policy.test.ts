import { expect, test } from "vitest";
import { startJourney } from "../harness/journey.ts";

// If a content security policy blocks something, the browser prints an error, which fails the test.
const journey = startJourney();

test("the REST API's page works under its policy, and so does trying a call there", async () => {
  const page = await journey.open("/api/docs");
  await page.getByRole("button", { name: "GET /api/session", exact: false }).first().click();
  await page.getByRole("button", { name: "Try it out" }).click();
  await page.getByRole("button", { name: "Execute" }).click();
  await page
    .locator(".responses-table.live-responses-table")
    .getByText("isOwner")
    .first()
    .waitFor();
});

test("GraphiQL works under its policy", async () => {
  const page = await journey.open("/graphql");
  await page.getByRole("button", { name: /execute query/i }).click();
  await page.getByRole("menuitem", { name: "Home" }).click();
  await expect.poll(() => page.locator(".result-window").innerText()).toContain("ownerName");
});
