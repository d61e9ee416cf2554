import { type Browser, chromium } from "playwright-core";

/**
 * The features of Chromium that are disabled. This list replaces Playwright's list, so it repeats
 * those of its entries that tests need. It adds the popup of the address bar, which took a third of
 * the processor time and which nobody sees in tests.
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
  // The network service runs in the browser's process: passing the many files that tests load to
  // another process would take time.
  "--enable-features=NetworkServiceInProcess2",
  // Letters are as wide as in a browser with a window. The headless shell would round each width to
  // whole pixels.
  "--font-render-hinting=none",
  `--disable-features=${disabledFeatures.join(",")}`,
];

/**
 * Turns off V8's optimising compilers, because scripts in tests run too briefly to gain from them.
 * V8's baseline compiler stays on. This saves an eighth of the pages' processor time. The heap of a
 * page is large from the beginning (in megabytes), so its garbage is rarely collected before the page
 * is left. This saves a tenth of the processor time of journeys.
 */
const plainScripts =
  "--js-flags=--no-opt --no-maglev --single-threaded --min-semi-space-size=16 --initial-heap-size=160";

export function launchBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: browserArguments });
}

/** Launches a browser for journeys (tests in a browser), which do not measure speed. */
export function launchJourneyBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: [...browserArguments, plainScripts] });
}
