import type { InputFieldRef } from "@pothos/core";
import type { Stored } from "../../../content/declare-module.ts";
import {
  type GraphqlName,
  graphqlNameOf,
  type ModuleType,
  moduleTypeNames,
} from "../../../content/module-types.ts";
import { builder } from "../../builder/builder.ts";
import { type ContentModule, moduleTypes } from "./content-modules.ts";
import type { StandIn, StandInInput } from "./stand-in.ts";

type Types = typeof builder extends PothosSchemaTypes.SchemaBuilder<infer T> ? T : never;

/** What the input of a type has: what all have, and what its definition says. */
type Input = (typeof moduleTypes)[ModuleType]["input"]["$inferInput"] & Stored;

export type ContentModuleInputShape = {
  [Name in GraphqlName<ModuleType>]?: Input | null | undefined;
};

type Fields = { [Name in GraphqlName<ModuleType>]: InputFieldRef<Types, Input | null | undefined> };

export const ContentModuleInput = builder.inputType("ContentModuleInput", {
  description: "One block of a section of a case study: exactly one of these types.",
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

/** The module in the form that the columns store, with an audience and a stand-in where they are given. */
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
    // Empty for none, so that it differs from what is left out.
    ...(input?.standIn !== undefined && { standIn: storedStandInOf(input.standIn) }),
  } as ContentModule; // by the type's own store
}
