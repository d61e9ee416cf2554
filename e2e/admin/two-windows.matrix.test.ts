import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAccessibilityProblems } from "../harness/accessibility.ts";
import { closeNotice, expectNotice, focusedName, openAsOwner } from "../harness/admin.ts";
import { startJourney } from "../harness/journey.ts";
import { visit } from "../harness/navigation.ts";
import { field, notice, question, showCollaborators } from "../harness/two-windows.ts";

const journey = startJourney();

test("changes to different fields are joined, one that both changed is a question, and either answer holds; what another window changed is not deleted unseen", {
  tags: "long",
}, async () => {
  const [one, other] = ["Background", "Text primary"];
  const open = () => openAsOwner(journey, "/admin/settings");
  const save = (page: Page) => page.getByRole("button", { name: "Update Site Colors" }).click();
  const saved = async (page: Page) => {
    await save(page);
    const success = notice(page, "Colors updated");
    await success.waitFor();
    const words = await success.innerText();
    await closeNotice(page);
    return words;
  };
  const [here, there] = [await open(), await open()];
  await field(there, one).fill("#101010");
  await saved(there);
  await field(here, other).fill("#f0f0f0");
  expect(await saved(here)).toContain(`Taken over from another window: ${one}.`);
  // When the other window saves, it takes over the change of this window.
  await field(there, one).fill("#202020");
  expect(await saved(there)).toContain(`Taken over from another window: ${other}.`);
  expect(await field(there, other).inputValue()).toBe("#f0f0f0");
  await field(here, one).fill("#303030");
  await save(here);
  await question(here, one).getByText("#202020").waitFor();
  expect(await field(here, one).inputValue()).toBe("#303030");
  await expect.poll(() => focusedName(here)).toBe("Keep mine");
  expect(await findAccessibilityProblems(here)).toEqual([]);
  // A second save asks the same question, because the first save has written nothing.
  await save(here);
  await expect.poll(() => focusedName(here)).toBe("Keep mine");
  await here.keyboard.press("Tab");
  await here.keyboard.press("Enter");
  await question(here, one).waitFor({ state: "detached" });
  expect(await field(here, one).inputValue()).toBe("#202020");
  await field(here, one).fill("#303030");
  await saved(here);

  await field(there, one).fill("#101010");
  await save(there);
  await question(there, one).getByRole("button", { name: "Keep mine" }).click();
  await saved(there);
  expect(await (await fetch(journey.server.origin)).text()).toContain("--background:#101010");

  // A quote that another window has changed is not deleted before the owner has seen the change.
  for (const page of [here, there]) {
    await visit(page, "/admin/about");
    await showCollaborators(page);
  }
  const first = there.getByRole("button", { name: /^Edit the quote by/ }).first();
  const name = (await first.getAttribute("aria-label"))?.replace("Edit the quote by ", "") ?? "";
  const edit = there.getByRole("button", { name: `Edit the quote by ${name}` });
  await edit.click();
  await field(there, "Author company").fill("Elsewhere Ltd");
  await there.getByRole("button", { name: "Save Changes" }).last().click();
  await notice(there, "Quote updated successfully!").waitFor();

  const remove = here.getByRole("button", { name: `Delete the quote by ${name}` });
  const sure = here.getByRole("alertdialog", { name: "Delete this quote?" });
  await remove.click();
  await sure.getByRole("button", { name: "Delete" }).click();
  await expectNotice(
    here,
    "Error",
    "Failed to delete quote.",
    "This quote was changed elsewhere after you opened it. It is shown as it is now.",
  );
  await here.getByText("Elsewhere Ltd").waitFor();
  await sure.getByRole("button", { name: "Delete" }).click();
  await expectNotice(here, "Quote deleted successfully!");

  // Text that was typed for a deleted quote stays in the dialog until it is closed.
  await edit.click();
  await field(there, "Author company").fill("Written at length");
  await there.getByRole("button", { name: "Save Changes" }).last().click();
  await there.getByText("This quote does not exist any more.").last().waitFor();
  expect(await field(there, "Author company").inputValue()).toBe("Written at length");
  await there.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await edit.waitFor({ state: "detached" });
});
