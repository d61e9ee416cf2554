import { type ProjectValues, shownModules } from "../model/projectValues";
import { mediaOf } from "../module-types/contentModules";

/** The addresses of a project's pictures and videos on its page, the home page and the work page, each once. */
export function picturesOfProject(values: ProjectValues): string[] {
  const { homeHeroImage, heroImage, workImages } = values;
  const heroes = [homeHeroImage, heroImage].filter((src) => src !== null);
  return [...new Set([...heroes, ...workImages, ...shownModules(values).flatMap(mediaOf)])];
}
