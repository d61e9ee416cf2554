import type { InputFieldRef } from "@pothos/core";
import type { Stored } from "../../../content/declare-module.ts";
import {
  type GraphqlName,
  graphqlNameOf,
  type ModuleType,
  moduleTypeNames,
} from "../../../content/module-types.ts";
import { builder, type Types } from "../../builder/builder.ts";
import { type ContentModule, moduleTypes } from "./content-modules.ts";
import type { StandIn, StandInInput } from "./stand-in.ts";

/** The input of a module type: the common fields, and the fields of its definition. */
type Input = (typeof moduleTypes)[ModuleType]["input"]["$inferInput"] & Stored;

export type ContentModuleInputShape = {
  [Name in GraphqlName<ModuleType>]?: Input | null | undefined;
};

type Fields = { [Name in GraphqlName<ModuleType>]: InputFieldRef<Types, Input | null | undefined> };

export const ContentModuleInput = builder.inputType("ContentModuleInput", {
  description: "A module of a case study: exactly one of these types.",
  isOneOf: true,
  fields: (t) =>
    Object.fromEntries(
      moduleTypeNames.map((type) => {
        const { input, description } = moduleTypes[type];
        return [graphqlNameOf(type), t.field({ type: input, description })];
      }),
    ) as Fields, // an entry for every type
});

function storedStandInOf(given: typeof StandInInput.$inferInput | null): StandIn {
  return {
    ...(given?.text && { text: given.text }),
    ...(given?.media && { src: given.media }),
  };
}

/** Converts the input of a module to its stored form, without the common fields that the input omits. */
export function storedModule(given: ContentModuleInputShape): ContentModule {
  const type = moduleTypeNames.find((name) => given[graphqlNameOf(name)]) ?? "text";
  const input = given[graphqlNameOf(type)];
  return {
    type,
    ...moduleTypes[type].store(input ?? {}),
    ...(input?.isHidden && { hidden: true }),
    ...(input?.moduleId && { id: input.moduleId }),
    ...(input?.label && { label: input.label }),
    ...(input?.audience && { audience: input.audience }),
    ...(typeof input?.isBeside === "boolean" && { beside: input.isBeside }),
    ...(typeof input?.isWide === "boolean" && { wide: input.isWide }),
    ...(typeof input?.speakerNotes === "string" && { speakerNotes: input.speakerNotes }),
    ...(typeof input?.inPresentation === "boolean" && { inPresentation: input.inPresentation }),
    // An empty stand-in replaces the stored one; if it is omitted, the stored stand-in stays.
    ...(input?.standIn !== undefined && { standIn: storedStandInOf(input.standIn) }),
  } as ContentModule; // the type's `store` returns its fields
}
