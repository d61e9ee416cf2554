import type { ProjectPart } from "../../../__generated__/RevisionItem_revision.graphql";
import { labelOf } from "../model/projectValues";

/** What the parts of a project are called; one that a newer server knows has no name. */
export const partLabels: Partial<Record<ProjectPart, string>> = {
  NAME: labelOf("name"),
  SLUG: labelOf("slug"),
  SHOW_ON_HOME: labelOf("showOnHome"),
  LIGHT_MODE_NAV: labelOf("lightModeNav"),
  HOME_DISPLAY_WIDTH: labelOf("homeDisplayWidth"),
  HOME_HERO_IMAGE: labelOf("homeHeroImage"),
  HERO_IMAGE: labelOf("heroImage"),
  WORK_IMAGES: labelOf("workImages"),
  ROLE: labelOf("role"),
  WHY: labelOf("why"),
  RESULT: labelOf("result"),
  PROCESS: labelOf("process"),
  SOLUTION: labelOf("solution"),
  SHIPPED_GOODS: labelOf("shippedGoods"),
};
