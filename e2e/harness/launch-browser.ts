import { type Browser, chromium } from "playwright-core";

/**
 * What a second list of disabled features replaces: Playwright's, as far as journeys need it. The
 * address bar's own pages, which nobody sees here, took a third of the processor.
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
  // Many files of one machine are not worth a process between them and the browser.
  "--enable-features=NetworkServiceInProcess2",
  // Letters as wide as in a window: the shell would round each to whole pixels.
  "--font-render-hinting=none",
  `--disable-features=${disabledFeatures.join(",")}`,
];

/**
 * Scripts of a journey run for seconds: what V8 compiles for speed is never earned back, unlike what it
 * only turns into plain machine code, which saves an eighth of the pages' processor time.
 */
const plainScripts = "--js-flags=--no-opt --no-maglev --single-threaded";

export function launchBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: browserArguments });
}

/** A browser for journeys, which measure no speed. */
export function launchJourneyBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: [...browserArguments, plainScripts] });
}
