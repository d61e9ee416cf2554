import type { InputFieldRef } from "@pothos/core";
import {
  type FactKey,
  type FieldKind,
  factKeys,
  type ProjectFieldKey,
  projectFieldKeys,
  projectFields,
} from "../../../content/project-fields.ts";
import { eachSection, type SectionKey, sectionKeys, sections } from "../../../content/sections.ts";
import { builder, type InputFields, type Types } from "../../builder/builder.ts";
import { BriefInput } from "../brief/brief-type.ts";
import {
  ContentModuleInput,
  type ContentModuleInputShape,
  storedModule,
} from "../case-study/content-module-input.ts";
import type { SectionChanges } from "../case-study/written-sections.ts";
import { VisibilityType } from "../visibility/visibility-type.ts";
import { type FieldValues, isOptional } from "./field-kinds.ts";
import { HomeDisplayWidthType, LightSourceType } from "./project-enums.ts";
import {
  eachField,
  inputDescriptionOf,
  type PlainKey,
  type ProjectChanges,
  plainKeys,
  type RequiredFieldKey,
  requiredFieldKeys,
} from "./project-fields.ts";
import { LaidOutSectionInput, ProjectLinkInput, TeamMemberInput } from "./row-types.ts";

const CaseStudyInput = builder.inputType("CaseStudyInput", {
  description: "Sections of a case study. Omitted sections stay unchanged.",
  fields: (t) =>
    eachSection((key) =>
      t.field({
        type: [ContentModuleInput],
        description: `The modules of the section ${sections[key].name}, in order.`,
      }),
    ),
});

const CaseStudyTextInput = builder.inputType("CaseStudyTextInput", {
  description:
    "Sections of a case study, each a JSON list of modules as text, in the REST API's form. Omitted sections stay unchanged.",
  fields: (t) =>
    eachSection((key) =>
      t.string({ description: `The JSON text of the section ${sections[key].name}.` }),
    ),
});

type InputField<Value> = InputFieldRef<Types, Value>;

type OptionalInputs = { [Kind in FieldKind]: InputField<FieldValues[Kind] | null | undefined> };
type RequiredInputs = { [Kind in FieldKind]: InputField<FieldValues[Kind]> };

function inputOf<Inputs extends OptionalInputs | RequiredInputs>(
  t: InputFields,
  key: ProjectFieldKey,
  required: boolean,
): Inputs[FieldKind] {
  const options = { description: inputDescriptionOf(key), required };
  const { kind } = projectFields[key];
  const input = () => {
    switch (kind) {
      case "text":
      case "media":
      case "optionalText":
        return t.string(options);
      case "flag":
        return t.boolean(options);
      case "integer":
        return t.int(options);
      case "displayWidth":
        return t.field({ type: HomeDisplayWidthType, ...options });
      case "lightSource":
        return t.field({ type: LightSourceType, ...options });
      case "visibility":
        return t.field({ type: VisibilityType, ...options });
      case "moment":
        return t.field({ type: "DateTime", ...options });
      case "mediaList":
      case "tags":
        return t.stringList(options);
      case "people":
        return t.field({ type: [TeamMemberInput], ...options });
      case "links":
        return t.field({ type: [ProjectLinkInput], ...options });
      case "sectionLayout":
        return t.field({ type: [LaidOutSectionInput], ...options });
      case "brief":
        return t.field({ type: BriefInput, ...options });
    }
  };
  return input() as Inputs[FieldKind]; // an input of the key's kind
}

const ProjectFactsInput = builder.inputType("ProjectFactsInput", {
  description: "Facts of a project. Omitted facts stay unchanged.",
  fields: (t) =>
    eachField<OptionalInputs, FactKey>(factKeys, (key) => inputOf<OptionalInputs>(t, key, false)),
});

/** The GraphQL input fields for changing a project, all optional. */
export const projectInputs = (t: InputFields) => ({
  ...eachField<OptionalInputs, PlainKey>(plainKeys, (key) =>
    inputOf<OptionalInputs>(t, key, false),
  ),
  facts: t.field({
    type: ProjectFactsInput,
    description: "The facts of the project.",
  }),
  sections: t.field({ type: CaseStudyInput, description: "The sections of its case study." }),
  sectionTexts: t.field({
    type: CaseStudyTextInput,
    description:
      "Its case study as JSON text. For a section that is also in `sections`, this text takes precedence.",
  }),
});

/** The GraphQL input fields of a new project. */
export const newProjectInputs = (t: InputFields) => ({
  ...projectInputs(t),
  ...eachField<RequiredInputs, RequiredFieldKey>(requiredFieldKeys, (key) =>
    inputOf<RequiredInputs>(t, key, true),
  ),
});

type Given<Keys extends ProjectFieldKey> = {
  [Key in Keys]?: ProjectChanges[Key] | null | undefined;
};
type Fields = Given<PlainKey> & { facts?: Given<FactKey> | null | undefined };

/** The fields that an input sets. Null clears an optional field, and is ignored for any other field. */
export function projectChangesOf({ facts, ...plain }: Fields): ProjectChanges {
  const input: Given<ProjectFieldKey> = { ...plain, ...facts };
  const isGiven = (key: ProjectFieldKey) =>
    input[key] !== undefined && (input[key] !== null || isOptional(projectFields[key].kind));
  return Object.fromEntries(projectFieldKeys.filter(isGiven).map((key) => [key, input[key]]));
}

type Sections<Content> = { [Key in SectionKey]?: Content | null | undefined } | null | undefined;
type SectionInputs = {
  sections: Sections<ContentModuleInputShape[]>;
  sectionTexts: Sections<string>;
};

/**
 * The sections that an input sets: JSON text where it is given, otherwise modules in their stored
 * form.
 */
export function sectionChangesOf({ sections: typed, sectionTexts: texts }: SectionInputs) {
  const changes: SectionChanges = {};
  for (const key of sectionKeys) {
    const change = texts?.[key] ?? typed?.[key]?.map(storedModule);
    if (change !== undefined) changes[key] = change;
  }
  return changes;
}
