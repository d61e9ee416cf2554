import { type ProjectValues, shownModules } from "../model/projectValues";
import { mediaOf } from "../module-types/contentModules";

/** The addresses of the pictures and videos that the page and the grids show of a project, each once. */
export function picturesOfProject(values: ProjectValues): string[] {
  const { homeHeroImage, heroImage, workImages } = values;
  const heroes = [homeHeroImage, heroImage].filter((src) => src !== null);
  return [...new Set([...heroes, ...workImages, ...shownModules(values).flatMap(mediaOf)])];
}
