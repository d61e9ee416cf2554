/**
 * Browsers, each with a pattern of its user agent. The first match counts, so a browser whose user
 * agent also names another browser comes before that browser.
 */
const browsers: readonly [name: string, mark: RegExp][] = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|HeadlessChrome|CriOS)\//],
  ["Safari", /\bSafari\//],
  ["curl", /^curl\//],
];

const systems: readonly [name: string, mark: RegExp][] = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMacintosh\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Linux", /\bLinux\b/],
];

/** Browser and operating system in words, by the User-Agent header, such as "Firefox on macOS". */
export function nameDevice(userAgent = ""): string {
  const find = (names: typeof browsers) => names.find(([, mark]) => mark.test(userAgent))?.[0];
  const system = find(systems);
  return `${find(browsers) ?? "An unknown browser"}${system ? ` on ${system}` : ""}`;
}
