import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { finishAnimations } from "./animations.ts";

const axePath = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/**
 * What axe finds wrong with the page once it stands still: one line for each rule and element. Words
 * that are still fading in have less contrast than they will have.
 */
export async function findAccessibilityProblems(page: Page): Promise<string[]> {
  await finishAnimations(page);
  await page.evaluate(await readFile(axePath, "utf8"));
  const results: AxeResults = await page.evaluate("axe.run({ resultTypes: ['violations'] })");
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.failureSummary ?? ""}`),
  );
}
