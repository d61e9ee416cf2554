import { type Browser, chromium } from "playwright-core";

/**
 * The features of Chromium that are disabled. This list replaces Playwright's own, so it repeats
 * what tests need of that, and adds the popup of the address bar: nobody sees it in tests, and it
 * took a third of the processor time.
 */
const disabledFeatures = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxPopup",
];

/** The arguments of every browser in tests. */
export const browserArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // The network service runs in the browser's process, because tests load many files from this
  // machine, and passing them between two processes takes time.
  "--enable-features=NetworkServiceInProcess2",
  // Letters are as wide as in a browser with a window. The headless shell would round each width to
  // whole pixels.
  "--font-render-hinting=none",
  `--disable-features=${disabledFeatures.join(",")}`,
];

/**
 * Turns off V8's optimising compilers: scripts in tests run for seconds, too short for their work
 * to pay off. The compiler to plain machine code stays on. It saves an eighth of the pages'
 * processor time.
 */
const plainScripts = "--js-flags=--no-opt --no-maglev --single-threaded";

export function launchBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: browserArguments });
}

/** Launches a browser for tests that do not measure speed. */
export function launchJourneyBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: [...browserArguments, plainScripts] });
}
