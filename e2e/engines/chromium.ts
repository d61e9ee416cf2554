import type { Browser, ElementHandle } from "playwright-core";
import { launchJourneyBrowser } from "../harness/launch-browser.ts";
import { type EngineWindow, findByName, type Kind } from "./engine-window.ts";

/** Starts Chromium, with the same interface as the other engines. */
export async function openChromium(executablePath: string): Promise<EngineWindow> {
  const browser: Browser = await launchJourneyBrowser(executablePath);
  const page = await browser.newPage();
  const find = async (kind: Kind, name: string) => {
    const names = [kind, name].map((each) => JSON.stringify(each));
    const found = await page.evaluateHandle<Element | null>(`(${findByName})(${names})`);
    return found.asElement() as ElementHandle<Element> | null; // `findByName` returns an element
  };
  return {
    resize: (width, height) => page.setViewportSize({ width, height }),
    open: async (address) => {
      await page.goto(address);
    },
    back: async () => {
      await page.goBack();
    },
    run: <Result>(work: () => Result) => page.evaluate(work) as Promise<Awaited<Result>>,
    click: async (kind, name) => {
      const element = await find(kind, name);
      await element?.click();
      return element !== null;
    },
    fill: async (name, text) => {
      const element = await find("field", name);
      await element?.fill(text);
      return element !== null;
    },
    close: () => browser.close(),
  };
}
