import type { ProjectSection } from "../../../__generated__/readProject_project.graphql";
import type { SectionKey } from "./projectValues";

/** The sections by what the server calls them. */
export const sectionNames: Partial<Record<ProjectSection, SectionKey>> = {
  ROLE: "role",
  WHY: "why",
  RESULT: "result",
  PROCESS: "process",
  SOLUTION: "solution",
  SHIPPED_GOODS: "shippedGoods",
};
