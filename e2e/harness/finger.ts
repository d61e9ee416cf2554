import type { CDPSession, Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** The options of a browser context for a phone with a touch screen. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

type Point = { x: number; y: number };

/** One finger. The browser gets its touches by the DevTools protocol, as from a touch screen. */
export type Finger = {
  down: (on: Locator) => Promise<void>;
  moveTo: (point: Point) => Promise<void>;
  up: () => Promise<void>;
  /** A second finger touches the screen. */
  joined: () => Promise<void>;
};

export async function fingerOf(page: Page): Promise<Finger> {
  const session: CDPSession = await page.context().newCDPSession(page);
  let at: Point = { x: 0, y: 0 };
  const send = (type: "touchStart" | "touchMove" | "touchEnd", points: Point[]) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    });
  return {
    down: async (on) => {
      await on.scrollIntoViewIfNeeded();
      at = await middle(on);
      await send("touchStart", [at]);
    },
    moveTo: async (point) => {
      const from = at;
      for (let step = 1; step <= 8; step += 1) {
        at = {
          x: from.x + ((point.x - from.x) * step) / 8,
          y: from.y + ((point.y - from.y) * step) / 8,
        };
        await send("touchMove", [at]);
      }
    },
    up: async () => {
      await send("touchEnd", []);
    },
    joined: async () => {
      await send("touchStart", [at, { x: 10, y: 200 }]);
    },
  };
}

export async function middle(of: Locator): Promise<Point> {
  const box = await boxOf(of);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("it is not shown");
  return box;
}

/** Waits until an item follows the finger or, if `isLifted` is false, until no item does. */
export async function expectLifted(page: Page, isLifted = true): Promise<void> {
  await expect.poll(() => page.locator(".touch-drag-copy").count()).toBe(isLifted ? 1 : 0);
}
