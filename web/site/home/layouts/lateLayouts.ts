import type { LateLayout } from "./homeLayout";
import { provideHang } from "./loadedHang";

/** What comes with a layout other than the default: its style sheet, and what arranges a wall. */
export const lateLayouts: Record<LateLayout, () => Promise<unknown>> = {
  INDEX: () => import("./index.css"),
  STRIP: () => import("./strip.css"),
  WALL: async () => {
    const [{ hangWall }] = await Promise.all([import("./hang"), import("./wall.css")]);
    provideHang(hangWall);
  },
};
