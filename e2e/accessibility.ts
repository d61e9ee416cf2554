import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";

const axePath = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/**
 * What axe finds wrong with the page once it stands still: one line for each rule and element. Words
 * that are still fading in have less contrast than they will have.
 */
export async function findAccessibilityProblems(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map((animation) => animation.finished));
  });
  await page.evaluate(await readFile(axePath, "utf8"));
  const results: AxeResults = await page.evaluate("axe.run()");
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.failureSummary ?? ""}`),
  );
}
