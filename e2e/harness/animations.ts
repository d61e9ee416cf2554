import type { Page } from "playwright-core";

/**
 * Takes all that is still entering or fading to its end, and waits until that is drawn. It is shown
 * twenty times as fast, rather than skipped: what skips moves, for those who watch for shifts.
 */
export async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    for (const animation of passing) {
      if (animation.timeline === document.timeline) animation.updatePlaybackRate(20);
      else animation.finish(); // by scrolling: there is no time to wait for
    }
    await Promise.allSettled(passing.map((animation) => animation.finished));
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });
}
