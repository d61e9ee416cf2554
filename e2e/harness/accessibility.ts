import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { AxeResults, CheckResult, NodeResult, RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import { finishAnimations } from "./animations.ts";

const axePath = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** Words that are as light as their ground: axe cannot tell these from words that are hidden on purpose. */
function isInvisible(check: CheckResult): boolean {
  return check.id === "color-contrast" && check.data?.messageKey === "equalRatio";
}

/**
 * What axe finds wrong with the page once it stands still: one line for each rule and element. Words
 * that are still fading in have less contrast than they will have.
 * @param part what of the page is read, as a selector
 */
export async function findAccessibilityProblems(page: Page, part?: string): Promise<string[]> {
  await finishAnimations(page);
  return runAxe(page, { resultTypes: ["violations", "incomplete"] }, part);
}

/** The words that cannot be read as the page stands, wherever it is scrolled to. */
export function findUnreadableWords(page: Page): Promise<string[]> {
  return runAxe(page, { resultTypes: ["violations", "incomplete"], runOnly: ["color-contrast"] });
}

async function runAxe(page: Page, options: RunOptions, part = "html"): Promise<string[]> {
  // To read it takes a page as long as to run it: once for each document.
  if (!(await page.evaluate("'axe' in window"))) {
    await page.evaluate(await readFile(axePath, "utf8"));
  }
  const results: Pick<AxeResults, "violations" | "incomplete"> = await page.evaluate(
    `axe.run(${JSON.stringify(part)}, ${JSON.stringify(options)}).then(({ violations, incomplete }) => ({
      violations, incomplete: incomplete.filter(({ id }) => id === "color-contrast"),
    }))`,
  );
  const describe = (id: string, node: NodeResult) =>
    `${id}: ${node.target.join(" ")} ${node.failureSummary ?? ""}`;
  return [
    ...results.violations.flatMap(({ id, nodes }) => nodes.map((node) => describe(id, node))),
    ...results.incomplete.flatMap(({ id, nodes }) =>
      nodes.filter((node) => node.any.some(isInvisible)).map((node) => describe(id, node)),
    ),
  ];
}
