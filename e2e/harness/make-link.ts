import type { Page } from "playwright-core";
import { expect } from "vitest";

type LinkOptions = {
  recipient: string;
  projects: readonly string[];
  greeting?: string;
  mailsFirstRead?: boolean;
  isReview?: boolean;
};

/** Makes a share link on the admin area's page of links, which is open. @returns the path of the link */
export async function makeLink(
  page: Page,
  { recipient, projects, greeting = "", mailsFirstRead = false, isReview = false }: LinkOptions,
): Promise<string> {
  await page.getByRole("button", { name: "New Link" }).click();
  await page.getByLabel("For whom").fill(recipient);
  await page.getByLabel("Greeting").fill(greeting);
  const options = await page.getByLabel("Add a project").locator("option").allTextContents();
  for (const name of projects) {
    const label = options.find((option) => option.startsWith(name)) ?? "";
    await page.getByLabel("Add a project").selectOption({ label });
  }
  if (isReview) await page.getByRole("checkbox", { name: "Ask for comments" }).check();
  if (mailsFirstRead) {
    await page.getByRole("checkbox", { name: "Mail me when it is first read" }).check();
  }
  await page.getByRole("button", { name: "Make Link" }).click();
  const address = await page.getByLabel("Address").inputValue();
  // Closing the dialog asks for confirmation unless the address was copied.
  await page.getByLabel("Address").press("ControlOrMeta+c");
  await page.getByRole("button", { name: "Done" }).click();
  // Waits for both dialogs: the form may close later than the dialog with the address.
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  return new URL(address).pathname;
}
