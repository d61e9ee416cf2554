import { builder } from "../../builder/builder.ts";
import { CaseStudyType } from "../case-study/case-study.ts";
import { factsDescription, ProjectFactsType } from "./project-facts.ts";
import { outputOf, revisedOutputKeys } from "./project-outputs.ts";

/** Project and ProjectRevision each say themselves where they have the fields from. */
export const ProjectContentType = builder.interfaceRef<object>("ProjectContent").implement({
  description: "What the edit page edits of a project: of the project now, or of a revision.",
  fields: (t) => ({
    ...Object.fromEntries(revisedOutputKeys.map((key) => [key, t.field(outputOf(key))])),
    facts: t.field({ type: ProjectFactsType, nullable: true, description: factsDescription }),
    caseStudy: t.field({
      type: CaseStudyType,
      nullable: true,
      description:
        "The content. Null while the project is locked and nothing of it is for everyone.",
    }),
  }),
});
