import { expect, onTestFinished, test } from "vitest";
import { __vitePreload } from "../../scripts/build/fetch-ahead.mjs";

test("a style sheet that failed once is fetched again", async () => {
  // happy-dom loads no style sheets. Without this setting it reports an error for each.
  const { settings } = Object(window).happyDOM;
  settings.handleDisabledFileLoadingAsSuccess = true;
  onTestFinished(() => {
    settings.handleDisabledFileLoadingAsSuccess = false;
  });
  const links = () => [...document.querySelectorAll("link")];
  for (let attempt = 0; attempt < 2; attempt++) {
    const loading = __vitePreload(async () => "loaded", ["assets/page.css"]);
    expect(links()).toHaveLength(1);
    links()[0]?.dispatchEvent(new Event("error"));
    await expect(loading).rejects.toThrow("could not be loaded");
    expect(links()).toHaveLength(0);
  }
});
