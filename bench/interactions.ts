import type { Page } from "playwright-core";

/**
 * Records how long the browser takes from each input event to the next paint. Runs in the page,
 * before the page's code.
 */
export function observeInteractions(): void {
  const durations: number[] = [];
  Object.assign(window, { interactionDurations: durations });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) durations.push(duration);
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit); // not in TypeScript's type
}

/**
 * Milliseconds that the slowest interaction within the action took; 0 if all took less than 16.
 */
export async function slowestInteraction(page: Page, action: () => Promise<void>): Promise<number> {
  await page.evaluate(() => Object.assign(window.interactionDurations, { length: 0 }));
  await action();
  return page.evaluate(async () => {
    // The browser reports an event only after the next frame.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve, 100));
    return Math.round(Math.max(0, ...window.interactionDurations));
  });
}

declare global {
  interface Window {
    interactionDurations: number[];
  }
}
