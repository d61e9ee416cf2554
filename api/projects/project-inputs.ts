import { builder } from "../graphql/builder.ts";
import { given, givenNotNull } from "../validation/given.ts";
import {
  ContentModuleInput,
  type ContentModuleInputShape,
  storedModule,
} from "./content-module-inputs.ts";
import { type SectionKey, sectionKeys, sections } from "./content-modules.ts";
import { HomeDisplayWidthType } from "./project.ts";
import type { ProjectChanges } from "./project-fields.ts";
import type { SectionChanges } from "./written-sections.ts";

export const CaseStudyInput = builder.inputType("CaseStudyInput", {
  description: "Sections of a case study. Those left out stay as they are.",
  fields: (t) => {
    const section = (key: SectionKey) =>
      t.field({
        type: [ContentModuleInput],
        description: `The modules of ${sections[key].name}, in order.`,
      });
    return {
      role: section("role"),
      why: section("why"),
      result: section("result"),
      process: section("process"),
      solution: section("solution"),
      shippedGoods: section("shippedGoods"),
    };
  },
});

export const CaseStudyTextInput = builder.inputType("CaseStudyTextInput", {
  description:
    "Sections of a case study, each as the text of a JSON list of modules in the form that REST clients know. Those left out stay as they are.",
  fields: (t) => {
    const section = (key: SectionKey) =>
      t.string({ description: `The JSON text of ${sections[key].name}.` });
    return {
      role: section("role"),
      why: section("why"),
      result: section("result"),
      process: section("process"),
      solution: section("solution"),
      shippedGoods: section("shippedGoods"),
    };
  },
});

type Types = typeof builder extends PothosSchemaTypes.SchemaBuilder<infer T> ? T : never;

/** The fields that making and changing a project have in common. */
export const commonProjectInputs = (
  t: PothosSchemaTypes.InputFieldBuilder<Types, "InputObject">,
) => ({
  showOnHome: t.boolean({ description: "Whether it has a card on the home page." }),
  homeDisplayWidth: t.field({ type: HomeDisplayWidthType, description: "How wide its card is." }),
  homeHeroImage: t.string({
    description: "Address of the picture or film of its card. Null for the one of the page.",
  }),
  heroImage: t.string({
    description: "Address of the picture or film at the head of its page. Null for none.",
  }),
  workImages: t.stringList({
    description: "Addresses of what it shows in the work grid, in order.",
  }),
  homeOrder: t.int({ description: "Place on the home page, smallest first." }),
  workOrder: t.int({ description: "Place in the work grid, smallest first." }),
  isPasswordProtected: t.boolean({
    description: "Whether its case study needs the portfolio password.",
  }),
  lightModeNav: t.boolean({
    description: "Whether the navigation over its hero is dark on light.",
  }),
  sections: t.field({ type: CaseStudyInput, description: "Its case study." }),
  sectionTexts: t.field({
    type: CaseStudyTextInput,
    description: "Its case study as JSON text. Where both name a section, this one counts.",
  }),
});

type Nullable<Input> = { [Key in keyof Input]?: Input[Key] | null };

/** The fields given; null clears a picture and is as good as left out everywhere else. */
export function projectChangesOf(input: Nullable<ProjectChanges>): ProjectChanges {
  const { homeHeroImage, heroImage, ...fields } = input;
  return { ...given({ homeHeroImage, heroImage }), ...givenNotNull(fields) };
}

type Sections<Content> = { [Key in SectionKey]?: Content | null | undefined } | null | undefined;
type SectionInputs = {
  sections: Sections<ContentModuleInputShape[]>;
  sectionTexts: Sections<string>;
};

/** The sections given, in the form that the columns store. */
export function sectionChangesOf({ sections: typed, sectionTexts: texts }: SectionInputs) {
  const changes: SectionChanges = {};
  for (const key of sectionKeys) {
    const change = texts?.[key] ?? typed?.[key]?.map(storedModule);
    if (change !== undefined) changes[key] = change;
  }
  return changes;
}
