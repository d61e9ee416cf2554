import type { OpenOptions } from "./journey.ts";

/**
 * The options for a window that the site takes for a person's: by default, the browser says that it
 * is automated and has no window, and its visits are not counted.
 * @param told gets the body of each message about reading that a page sends to the server
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
