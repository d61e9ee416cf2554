import { usePage } from "../../../rendering/PageContext";
import { type HomeLayout, knownLayout, layoutFiles } from "./homeLayout";

/** The layout of the home page, whose style sheet the server sends along. */
export function useHomeLayout(stored: Parameters<typeof knownLayout>[0]): HomeLayout {
  const layout = knownLayout(stored);
  usePage().response?.modulePaths.push(...layoutFiles(layout));
  return layout;
}
