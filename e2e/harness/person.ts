import type { OpenOptions } from "./journey.ts";

/**
 * A browser as people have it: this one says that it is driven, and without a window. What it tells of its
 * reading is counted.
 * @param told gets the messages that it sends about that
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
