import puppeteer, { type ElementHandle } from "puppeteer-core";
import { type EngineWindow, findByName, type Kind } from "./engine-window.ts";

/** Starts Firefox, which Puppeteer drives by WebDriver BiDi, without a separate driver. */
export async function openFirefox(executablePath: string): Promise<EngineWindow> {
  const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true });
  const page = await browser.newPage();
  const find = async (kind: Kind, name: string): Promise<ElementHandle | null> => {
    const found = await page.evaluateHandle(findByName, kind, name);
    return found.asElement() as ElementHandle | null; // `findByName` returns an element
  };
  return {
    resize: async (width, height) => {
      await page.setViewport({ width, height }).catch((error: Error) => {
        // Puppeteer also sets the screen orientation, by a command that Firefox ESR of 2025 does not
        // know.
        if (!error.message.includes("unknown command")) throw error;
      });
      await page.waitForFunction((wanted) => innerWidth === wanted, {}, width);
    },
    open: async (address) => {
      await page.goto(address);
    },
    // Puppeteer's `goBack` may wait for the load of a document in vain: the site often changes only
    // the address.
    back: () => page.evaluate(() => history.back()),
    run: (work) => page.evaluate(work),
    click: async (kind, name) => {
      const element = await find(kind, name);
      await element?.click();
      return element !== null;
    },
    fill: async (name, text) => {
      const element = await find("field", name);
      await element?.evaluate((field) => (field as HTMLInputElement).select());
      await element?.type(text);
      return element !== null;
    },
    close: () => browser.close(),
  };
}
