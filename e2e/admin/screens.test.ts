import { expect, test } from "vitest";
import { expectNotice, openAsOwner } from "../harness/admin.ts";
import { boxOf, phone } from "../harness/finger.ts";
import { startJourney } from "../harness/journey.ts";

// What stands where on small screens. That nothing is cut off in any tab is shown with all other screens.
const journey = startJourney();

test("on a phone: the bar, a notice beside a dialog, buttons in a column, a button that was tapped", async () => {
  const page = await openAsOwner(journey, "/admin", {
    ...phone,
    viewport: { width: 320, height: 700 },
  });
  // A name too long for the bar ends with an ellipsis, which a flex row ignores.
  const name = page.getByRole("link", { name: /, view the site$/ });
  const bar = await name.evaluate((link) => {
    const { display, textOverflow } = getComputedStyle(link);
    return { isCut: link.scrollWidth > link.clientWidth, display, textOverflow };
  });
  expect(bar).toEqual({ isCut: true, display: "block", textOverflow: "ellipsis" });

  await page.setViewportSize({ width: 390, height: 480 });
  await page
    .getByRole("button", { name: /^Delete / })
    .first()
    .click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expectNotice(page, "Project deleted successfully!");
  await page.getByRole("button", { name: "Create Project" }).first().click();
  const dialog = page.getByRole("dialog");
  const notice = await boxOf(page.locator(".toast-region"));
  // What is between them is more than fits: the dialog scrolls, above the notice.
  for (const label of ["Create Project", "Close"]) {
    const button = dialog.getByRole("button", { name: label });
    await button.scrollIntoViewIfNeeded();
    const box = await boxOf(button);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(notice.y);
  }
  await dialog.getByRole("button", { name: "Close" }).click();
  await dialog.waitFor({ state: "detached" });

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Keep the demo to look around" }).click();
  const setup = page.getByRole("region", { name: "Make the site yours" });
  await setup.getByRole("button", { name: "Begin" }).click();
  await setup.getByLabel("Name").fill("Ada");
  const buttons = setup.getByRole("button", { name: / continue$| without saving$/ });
  await expect.poll(() => buttons.count()).toBe(3);
  const edges = await buttons.evaluateAll((found) =>
    found.map((button) => {
      const { paddingInlineStart, backgroundColor } = getComputedStyle(button);
      const { left } = button.getBoundingClientRect();
      const isFilled = backgroundColor !== "rgba(0, 0, 0, 0)";
      return Math.round(isFilled ? left : left + Number.parseFloat(paddingInlineStart));
    }),
  );
  // Their words stand at one edge, a border's width apart at most.
  expect(Math.max(...edges) - Math.min(...edges)).toBeLessThanOrEqual(2);
});
