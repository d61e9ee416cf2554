import type { Page } from "playwright-core";

/**
 * Waits until all animations of finite length are over and their last frame is painted. Plays them
 * at twenty times their speed. Skipping to their end would count as a layout shift.
 */
export async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    for (const animation of passing) {
      if (animation.timeline === document.timeline) animation.updatePlaybackRate(20);
      else animation.finish(); // scrolling drives this animation, so it has no playback rate
    }
    await Promise.allSettled(passing.map((animation) => animation.finished));
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });
}
