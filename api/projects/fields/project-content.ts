import { builder } from "../../builder/builder.ts";
import type { Context } from "../../builder/context.ts";
import { hyphenate } from "../../hyphenate.ts";
import { MediaType } from "../../media/media-type.ts";
import { briefOptions } from "../brief/brief-type.ts";
import { CaseStudyType } from "../case-study/case-study.ts";
import {
  factsDescription,
  outputOf,
  ProjectFactsType,
  revisedOutputKeys,
} from "./project-outputs.ts";

type Heroes = { heroImage: string | null; homeHeroImage: string | null };

/**
 * The address of the picture or video at the head of a project's page: `heroImage`, or, if that is empty,
 * `homeHeroImage`, the picture of the project's card. Null if both are empty.
 */
export function pageHeroOf({ heroImage, homeHeroImage }: Heroes): string | null {
  return heroImage || homeHeroImage || null;
}

/** The options of the field `pageHero`, for every type that has it. */
export const pageHeroOptions = {
  type: MediaType,
  nullable: true,
  description:
    "The picture or video at the head of the project's page: heroImage, or homeHeroImage if heroImage is null. Null if both are null.",
} as const;

/** The options of the field `hyphenatedName`, the project's name for large headings. */
export const titleOptions = {
  type: "String",
  description: "The name with soft hyphens in long words, by the rules of the project's language.",
} as const;

type Title = { name: string; language: string };

export const titleOf = ({ name, language }: Title, _arguments: object, context: Context) =>
  hyphenate(name, context, language);

/**
 * An interface of the types Project and ProjectRevision, which define the resolvers of its fields.
 */
export const ProjectContentType = builder.interfaceRef<object>("ProjectContent").implement({
  description: "The editable content of a project, now or in a revision.",
  fields: (t) => ({
    ...Object.fromEntries(revisedOutputKeys.map((key) => [key, t.field(outputOf(key))])),
    hyphenatedName: t.field(titleOptions),
    pageHero: t.field(pageHeroOptions),
    brief: t.field(briefOptions),
    facts: t.field({ type: ProjectFactsType, nullable: true, description: factsDescription }),
    caseStudy: t.field({
      type: CaseStudyType,
      nullable: true,
      description:
        "The content. Null while the project is locked, unless it has public modules or stand-ins.",
    }),
  }),
});
