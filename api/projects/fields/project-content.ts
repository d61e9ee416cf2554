import { builder } from "../../builder/builder.ts";
import { MediaType } from "../../media/media-type.ts";
import { CaseStudyType } from "../case-study/case-study.ts";
import { factsDescription, ProjectFactsType } from "./project-facts.ts";
import { outputOf, revisedOutputKeys } from "./project-outputs.ts";

type Heroes = { heroImage: string | null; homeHeroImage: string | null };

/** The address of what stands at the head of a project's page: its own, or that of its card. */
export function pageHeroOf({ heroImage, homeHeroImage }: Heroes): string | null {
  return heroImage || homeHeroImage || null;
}

/** What every type says of it. */
export const pageHeroOptions = {
  type: MediaType,
  nullable: true,
  description:
    "The picture or video that stands at the head of its page: its own, or that of its card. Null where it has neither.",
} as const;

/** Project and ProjectRevision each say themselves where they have the fields from. */
export const ProjectContentType = builder.interfaceRef<object>("ProjectContent").implement({
  description: "What the edit page edits of a project: of the project now, or of a revision.",
  fields: (t) => ({
    ...Object.fromEntries(revisedOutputKeys.map((key) => [key, t.field(outputOf(key))])),
    pageHero: t.field(pageHeroOptions),
    facts: t.field({ type: ProjectFactsType, nullable: true, description: factsDescription }),
    caseStudy: t.field({
      type: CaseStudyType,
      nullable: true,
      description:
        "The content. Null while the project is locked and nothing of it is for everyone.",
    }),
  }),
});
