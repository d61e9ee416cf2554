import type { FilePlaces_asset$data } from "../../../__generated__/FilePlaces_asset.graphql";
import { paths } from "../../../paths";
import { projectFields } from "../../edit/model/projectFields";
import { sections } from "../../edit/model/projectValues";
import { placeAddress } from "../../palette/placeAddress";

export type FileUse = FilePlaces_asset$data["uses"]["edges"][number]["node"];

type Panel = {
  panel: string;
  /** Its field, where it has several. */
  field?: string;
};

const images = (field: string): Panel => ({ panel: "Images", field });

const projectPanels: Record<string, Panel> = {
  HOME_HERO_IMAGE: images(projectFields.homeHeroImage.label),
  HERO_IMAGE: images(projectFields.heroImage.label),
  WORK_IMAGES: images(projectFields.workImages.label),
  SOCIAL_IMAGE: { panel: "Search and Sharing", field: projectFields.socialImage.label },
  ROLE: { panel: sections.role.name },
  WHY: { panel: sections.why.name },
  RESULT: { panel: sections.result.name },
  PROCESS: { panel: sections.process.name },
  SOLUTION: { panel: sections.solution.name },
  SHIPPED_GOODS: { panel: sections.shippedGoods.name },
};

const sitePanels: Record<string, Panel> = {
  LOGO: { panel: "Site Identity", field: "Logo" },
  PORTRAIT: { panel: "Site Identity", field: "Portrait" },
  TEASER_PHOTO: { panel: "Site Identity", field: "Teaser photo" },
  SOCIAL_IMAGE: { panel: "Search and Sharing", field: "Social picture" },
  FAVICON: { panel: "Favicon", field: "Icon" },
};

/** A place in words, and the address that leads to its field. Null where nothing can be edited. */
export function describePlace(use: FileUse): { words: string; to: string | null } {
  const { place, project } = use;
  const known = (project ? projectPanels : sitePanels)[place];
  const name = known?.field ?? known?.panel ?? "Another place";
  const notes = [
    ...(use.isStart ? ["until it plays"] : []),
    ...(use.isHidden ? ["hidden"] : []),
    ...(use.isInTrash ? ["in the trash"] : []),
  ];
  const words = [`${project?.name ?? "Site"}: ${name}`, ...notes].join(", ");
  if (!known || use.isInTrash) return { words, to: null };
  const page = project ? paths.editProject(project.databaseId) : paths.adminSettings;
  return { words, to: placeAddress(page, known.panel, known.field) };
}
