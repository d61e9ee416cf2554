import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { Builder, Capabilities, type WebDriver, WebElement } from "selenium-webdriver";
import { findPort } from "../../scripts/find-port.mjs";
import { type EngineWindow, findByName, type Kind } from "./engine-window.ts";

/** The paths of WebKitGTK's WebDriver, its MiniBrowser, and Xvfb, a virtual display. */
export type WebKitPrograms = { driver: string; browser: string; display: string };

/** Starts WebKitGTK's MiniBrowser on a virtual display. */
export async function openWebKit({
  driver,
  browser,
  display,
}: WebKitPrograms): Promise<EngineWindow> {
  const screen = spawn(display, ["-displayfd", "3", "-screen", "0", "2560x1600x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const programs: ChildProcess[] = [screen];
  const end = () => {
    for (const program of programs) program.kill();
  };
  try {
    const [number] = await once(screen.stdio[3] as NodeJS.ReadableStream, "data");
    const port = await findPort();
    const service = spawn(driver, [`--port=${port}`, "--host=127.0.0.1"], {
      env: { ...process.env, DISPLAY: `:${String(number).trim()}` },
      stdio: "ignore",
    });
    programs.unshift(service);
    const window = await connect(`http://127.0.0.1:${port}`, browser);
    return driveWindow(window, end);
  } catch (error) {
    end();
    throw error;
  }
}

/** Opens a window. Retries for ten seconds, because the driver needs time to start. */
async function connect(service: string, binary: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": { binary, args: ["--automation"] },
  });
  for (let attempt = 1; ; attempt += 1) {
    try {
      const builder = new Builder().disableEnvironmentOverrides().usingServer(service);
      return await builder.withCapabilities(capabilities).build();
    } catch (error) {
      if (attempt === 20) throw error;
      await sleep(500);
    }
  }
}

function driveWindow(window: WebDriver, end: () => void): EngineWindow {
  const find = async (kind: Kind, name: string): Promise<WebElement | null> => {
    const found = await window.executeScript(findByName, kind, name);
    return found instanceof WebElement ? found : null;
  };
  return {
    resize: async (width, height) => {
      await window.manage().window().setRect({ x: 0, y: 0, width, height });
    },
    open: (address) => window.get(address),
    back: () => window.navigate().back(),
    run: (work) => window.executeScript(work),
    click: async (kind, name) => {
      const element = await find(kind, name);
      // The driver itself would scroll smoothly on some pages, and click before the element has
      // reached its position.
      await window.executeScript(scrollTo, element);
      await element?.click();
      return element !== null;
    },
    fill: async (name, text) => {
      const element = await find("field", name);
      await element?.clear();
      await element?.sendKeys(text);
      return element !== null;
    },
    close: async () => {
      await window.quit();
      end();
    },
  };
}

/** Scrolls to an element at once. Runs in the page. */
function scrollTo(element: Element | null): void {
  element?.scrollIntoView({ behavior: "instant", block: "center" });
}
