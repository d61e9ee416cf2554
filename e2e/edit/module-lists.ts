import type { Locator, Page } from "playwright-core";

/** The lines of a section in the outline of the editor. */
export const lines = (place: Page, name: string) =>
  place.getByRole("grid", { name: `Modules of ${name}` }).getByRole("row");

export const of = (place: Page, name: string) => lines(place, name).count();

export const section = (page: Page, name: string) =>
  page.getByRole("region", { name, exact: true });

export const modules = (place: Locator) => place.getByRole("article");

/** The first 30 characters of the stored modules of a section. @param column of the database */
export async function beginnings(page: Page, column: string, id = 1): Promise<string[]> {
  const project = await (await page.request.get(`/api/projects/${id}`)).json();
  const list: { content?: string }[] = JSON.parse(project[column]);
  return list.map(({ content = "" }) => content.slice(0, 30));
}
