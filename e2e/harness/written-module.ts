import type { Locator, Page } from "playwright-core";
import sharp from "sharp";

/** Adds a module of a type to the section Why of the open editor. */
export async function addModule(page: Page, type: string): Promise<Locator> {
  await page.getByRole("button", { name: "Add module... to Why" }).click();
  await page.getByRole("menuitem", { name: type, exact: true }).click();
  const modules = page.getByRole("region", { name: "Why", exact: true }).getByRole("article");
  return modules.filter({ hasText: type }).last();
}

/** Chooses an action in the menu of a module, which replaces its buttons in a narrow column. */
export async function chooseAction(page: Page, module: string, action: string): Promise<void> {
  await page.getByRole("button", { name: `Actions for ${module}` }).click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
}

/** Fills fields of a module: the first field with each label. */
export async function writeModule(module: Locator, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await module.getByRole("textbox", { name: label }).first().fill(text);
  }
}

/** A PNG of one colour, in the form that Playwright's `setInputFiles` takes. */
export async function paintPicture(background: string, width = 600, height = 300) {
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  return { name: `${background.replace("#", "")}.png`, mimeType: "image/png", buffer };
}

/** Saves the project. If the editor first warns, such as of a missing description, confirms. */
export async function saveProject(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save Changes" }).click();
  const anyway = page.getByRole("button", { name: "Save anyway" });
  await anyway.or(page.getByText("Project updated successfully")).first().waitFor();
  if (await anyway.isVisible()) await anyway.click();
  await page.getByText("Project updated successfully").waitFor();
}
