import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { AxeResults, CheckResult, NodeResult, RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import { finishAnimations } from "./animations.ts";

const axePath = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/**
 * Whether axe has found text in exactly the colour of its background. axe reports such text as
 * incomplete, not as a violation, because the text may be hidden on purpose.
 */
function isInvisible(check: CheckResult): boolean {
  return check.id === "color-contrast" && check.data?.messageKey === "equalRatio";
}

/**
 * Runs axe, an accessibility checker, on the page once its animations have ended: text that is
 * still fading in has less contrast.
 * @param part a selector for the part of the page that is checked
 * @returns one line for each violated rule and element
 */
export async function findAccessibilityProblems(page: Page, part?: string): Promise<string[]> {
  await finishAnimations(page);
  return runAxe(page, { resultTypes: ["violations", "incomplete"] }, part);
}

/**
 * Finds text with too little contrast anywhere on the page, without waiting for animations.
 * @returns one line for each element
 */
export function findUnreadableWords(page: Page): Promise<string[]> {
  return runAxe(page, { resultTypes: ["violations", "incomplete"], runOnly: ["color-contrast"] });
}

async function runAxe(page: Page, options: RunOptions, part = "html"): Promise<string[]> {
  // axe is loaded only once for each document, because parsing it takes as long as running it.
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
