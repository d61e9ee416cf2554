import type { OpenOptions } from "./journey.ts";

/**
 * The options of a window whose visits the site counts. Without them, the browser identifies itself
 * as automated and headless, and the site counts none of its visits.
 * @param told the body of each request to /api/reading, which reports what was read, is added to it
 */
export function person(told: string[] = []): OpenOptions {
  return {
    userAgent:
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",
    extraHTTPHeaders: { "accept-language": "en" },
    prepare: async (window) => {
      await window.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, "webdriver", { get: () => false });
      });
      window.on("request", (request) => {
        if (request.url().endsWith("/api/reading")) told.push(request.postData() ?? "");
      });
    },
  };
}
