import type { HomeLayout as AnyHomeLayout } from "../../../__generated__/HomePageQuery.graphql";

/** How the home page shows its projects. */
export type HomeLayout = Exclude<AnyHomeLayout, "%future added value">;

/** Layouts whose style sheets are loaded only if the owner has chosen them. */
export type LateLayout = Exclude<HomeLayout, "MOSAIC">;

/** The stored layout, or MOSAIC if this version of the code does not know the stored layout. */
export function knownLayout(layout: AnyHomeLayout): HomeLayout {
  return isLate(layout) ? layout : "MOSAIC";
}

/** Loads the style sheet of a layout and, for WALL, the code that computes its columns. */
export async function loadHomeLayout(layout: AnyHomeLayout): Promise<void> {
  if (isLate(layout)) await (await import("./lateLayouts")).lateLayouts[layout]();
}

/**
 * The path of a layout's style sheet, by which the build's manifest names it. Empty for the default layout.
 */
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
