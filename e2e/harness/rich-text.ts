import type { Locator } from "playwright-core";

/** Writes a module's text as markup, in the field that the button Markup shows. */
export async function writeMarkup(module: Locator, label: string, text: string): Promise<void> {
  const field = module.locator(".rich-text-field", {
    has: module.page().getByLabel(label, { exact: true }),
  });
  const markup = field.getByRole("button", { name: "Markup" });
  await markup.click();
  await field.getByRole("textbox", { name: label }).fill(text);
  await markup.click();
}

/** Pastes content into an element. @param content the clipboard's texts by their media types */
export async function pasteInto(area: Locator, content: Record<string, string>): Promise<void> {
  await area.focus();
  await area.evaluate((element, entries) => {
    const clipboardData = new DataTransfer();
    for (const [type, data] of entries) clipboardData.setData(type, data);
    const event = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent("paste", event));
  }, Object.entries(content));
}
