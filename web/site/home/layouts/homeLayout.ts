import type { HomeLayout as AnyHomeLayout } from "../../../__generated__/HomePageQuery.graphql";

/** How the home page shows its projects. */
export type HomeLayout = Exclude<AnyHomeLayout, "%future added value">;

/** Layouts whose code is loaded only where they are chosen. */
export type LateLayout = Exclude<HomeLayout, "MOSAIC">;

/** The stored layout, or MOSAIC where this version of the site does not have the stored layout. */
export function knownLayout(layout: AnyHomeLayout): HomeLayout {
  return isLate(layout) ? layout : "MOSAIC";
}

/** Loads the styles of a layout, and the masonry for WALL. */
export async function loadHomeLayout(layout: AnyHomeLayout): Promise<void> {
  if (isLate(layout)) await (await import("./lateLayouts")).lateLayouts[layout]();
}

/** The style sheet of a layout, as the build names it. Empty for the default layout. */
export function layoutFiles(layout: HomeLayout): string[] {
  return isLate(layout) ? [`web/site/home/layouts/${layout.toLowerCase()}.css`] : [];
}

/** The class of the home page in the style sheets. */
export function layoutClass(layout: HomeLayout): string {
  return `home-${layout.toLowerCase()}`;
}

function isLate(layout: AnyHomeLayout): layout is LateLayout {
  return /INDEX|STRIP|WALL/.test(layout);
}
