import type { Page } from "playwright-core";

/** Takes all that is still entering or fading to its end, and waits until that is drawn. */
export async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    for (const animation of passing) animation.finish();
    await Promise.allSettled(passing.map((animation) => animation.finished));
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });
}
