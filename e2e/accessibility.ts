import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";

const axePath = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** What axe finds wrong with the page as it is now: one line for each rule and element. */
export async function findAccessibilityProblems(page: Page): Promise<string[]> {
  await page.evaluate(await readFile(axePath, "utf8"));
  const results: AxeResults = await page.evaluate("axe.run()");
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.failureSummary ?? ""}`),
  );
}
