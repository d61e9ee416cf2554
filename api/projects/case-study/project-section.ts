import { eachSection, sections } from "../../../content/sections.ts";
import { enumOf } from "../../builder/enum-of.ts";

export const ProjectSectionType = enumOf(
  "ProjectSection",
  "A section of a case study.",
  eachSection((key) => `The section ${sections[key].name}.`),
);
