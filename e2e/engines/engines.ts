import type { EngineWindow } from "./engine-window.ts";
import { openFirefox } from "./firefox.ts";
import { openWebKit } from "./webkit.ts";

/** The paths of programs. Only `npm run test:matrix` sets them, after it has found or installed them. */
const {
  FIREFOX_PATH: firefox = "",
  WEBKIT_DRIVER_PATH: driver = "",
  WEBKIT_BROWSER_PATH: browser = "",
  XVFB_PATH: display = "",
} = process.env;

export const engines: [string, () => Promise<EngineWindow>][] = [
  ["Firefox", () => openFirefox(firefox)],
  ["WebKit", () => openWebKit({ driver, browser, display })],
];

// The sizes of windows in pixels. WebKitGTK's window cannot be narrower than 450 pixels.
export const screens = [
  [450, 860],
  [768, 1024],
  [1440, 900],
] as const;
