import type { LateLayout } from "./homeLayout";
import { provideMasonry } from "./loadedMasonry";

/** Loads the style sheet of a layout other than the default and, for WALL, the code of the masonry. */
export const lateLayouts: Record<LateLayout, () => Promise<unknown>> = {
  INDEX: () => import("./index.css"),
  STRIP: () => import("./strip.css"),
  WALL: async () => {
    const [{ homeMasonry }] = await Promise.all([import("./homeMasonry"), import("./wall.css")]);
    provideMasonry(homeMasonry);
  },
};
