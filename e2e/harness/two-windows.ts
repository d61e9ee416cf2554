import type { Locator, Page } from "playwright-core";

/** The control with exactly this label. */
export const field = (page: Page, name: string): Locator => page.getByLabel(name, { exact: true });

/** The question that a form asks if two windows have changed the same field. */
export const question = (page: Page, name: string): Locator =>
  page.getByRole("group", { name: `${name} was changed in another window, too` });

/** The notice with this title. */
export const notice = (page: Page, title: string): Locator =>
  page.getByRole("alert").filter({ hasText: title });

/** Opens the list of collaborators on the admin area's page About. */
export async function showCollaborators(page: Page): Promise<void> {
  await page.getByRole("tab", { name: "Collaborators" }).click();
  await page.getByRole("grid", { name: "Collaborator tabs" }).waitFor();
}
