import type { Locator } from "playwright-core";

/** Writes a text of a module as its stored markup, which the button Markup shows. */
export async function writeMarkup(module: Locator, label: string, text: string): Promise<void> {
  const field = module.locator(".rich-text-field", {
    has: module.page().getByLabel(label, { exact: true }),
  });
  const markup = field.getByRole("button", { name: "Markup" });
  await markup.click();
  await field.getByRole("textbox", { name: label }).fill(text);
  await markup.click();
}

/** Pastes content that is given by media types, as a clipboard has it. */
export async function pasteInto(area: Locator, content: Record<string, string>): Promise<void> {
  await area.focus();
  await area.evaluate((element, entries) => {
    const clipboardData = new DataTransfer();
    for (const [type, data] of entries) clipboardData.setData(type, data);
    const event = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent("paste", event));
  }, Object.entries(content));
}
