import type { Page } from "playwright-core";

/**
 * Waits until all animations that have an end are over, and their last frame is painted. Plays them
 * twenty times as fast instead of skipping to their end, because a skip counts as a layout shift.
 */
export async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    for (const animation of passing) {
      if (animation.timeline === document.timeline) animation.updatePlaybackRate(20);
      else animation.finish(); // driven by scrolling: no time passes in it
    }
    await Promise.allSettled(passing.map((animation) => animation.finished));
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });
}
