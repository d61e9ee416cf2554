import type { HomeLayout as AnyHomeLayout } from "../../../__generated__/HomePageQuery.graphql";
import { provideHang } from "./loadedHang";

/** How the home page shows its projects. */
export type HomeLayout = Exclude<AnyHomeLayout, "%future added value">;

/** All but the usual have a style sheet, which comes with the home page where it is chosen. */
const sheets: Record<Exclude<HomeLayout, "MOSAIC">, () => Promise<unknown>> = {
  INDEX: () => import("./index.css"),
  STRIP: () => import("./strip.css"),
  WALL: async () => {
    const [{ hangWall }] = await Promise.all([import("./hang"), import("./wall.css")]);
    provideHang(hangWall);
  },
};

/** One of a newer version is shown as the usual. */
export function knownLayout(layout: AnyHomeLayout): HomeLayout {
  return isLate(layout) ? layout : "MOSAIC";
}

/** Has the styles of a layout here, and what arranges a wall. */
export async function loadHomeLayout(layout: AnyHomeLayout): Promise<void> {
  if (isLate(layout)) await sheets[layout]();
}

/** The style sheet of a layout, as the build names it. */
export function layoutFiles(layout: HomeLayout): string[] {
  return isLate(layout) ? [`web/site/home/layouts/${layout.toLowerCase()}.css`] : [];
}

/** What the home page is called in the style sheets. */
export function layoutClass(layout: HomeLayout): string {
  return `home-${layout.toLowerCase()}`;
}

function isLate(layout: AnyHomeLayout): layout is keyof typeof sheets {
  return Object.hasOwn(sheets, layout);
}
