import type { LateLayout } from "./homeLayout";
import { provideMasonry } from "./loadedMasonry";

/** Loads what a layout other than the default needs: its style sheet, for WALL also the masonry. */
export const lateLayouts: Record<LateLayout, () => Promise<unknown>> = {
  INDEX: () => import("./index.css"),
  STRIP: () => import("./strip.css"),
  WALL: async () => {
    const [{ homeMasonry }] = await Promise.all([import("./homeMasonry"), import("./wall.css")]);
    provideMasonry(homeMasonry);
  },
};
