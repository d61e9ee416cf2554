import { test } from "vitest";
import { openAsOwner } from "../harness/admin.ts";
import { startJourney } from "../harness/journey.ts";

const journey = startJourney();

test("the check says which slide is too full", { tags: "long" }, async () => {
  const page = await openAsOwner(journey, "/admin/edit/2");
  const check = page.getByRole("region", { name: "Check" });
  await page.getByRole("button", { name: "Add module... to Why" }).click();
  await page.getByRole("menuitem", { name: "Quote" }).click();
  const words = page
    .getByRole("region", { name: "Why", exact: true })
    .getByLabel("Words", { exact: true })
    .last();
  await words.fill("Nobody reads this from the last row. ".repeat(30));
  const tooFull = check.getByRole("button", { name: /^Module \d of Why.*slide is too full/ });
  await tooFull.waitFor();
  await words.fill("Everybody reads this.");
  await tooFull.waitFor({ state: "detached" });
});
