import type { InputFieldRef } from "@pothos/core";
import { builder } from "../../builder/builder.ts";
import {
  type ContentModule,
  type ModuleType,
  moduleTypeNames,
  moduleTypes,
} from "./content-modules.ts";
import type { StandIn, StandInInput } from "./stand-in.ts";

type Types = typeof builder extends PothosSchemaTypes.SchemaBuilder<infer T> ? T : never;

type CamelCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

/** What the input calls a type of module: the same in camel case. */
function inputName(type: ModuleType): CamelCase<ModuleType> {
  return type.replace(/-(.)/g, (_match, letter: string) =>
    letter.toUpperCase(),
  ) as CamelCase<ModuleType>; // as the type says
}

type InputOf<Type extends ModuleType> = (typeof moduleTypes)[Type]["input"]["$inferInput"];
type Inputs = { [Type in ModuleType as CamelCase<Type>]: InputOf<Type> };
type Fields = { [Name in keyof Inputs]: InputFieldRef<Types, Inputs[Name] | null | undefined> };

export const ContentModuleInput = builder.inputType("ContentModuleInput", {
  description: "One block of a section of a case study: exactly one of these types.",
  isOneOf: true,
  fields: (t) =>
    Object.fromEntries(
      moduleTypeNames.map((type) => {
        const { input, description } = moduleTypes[type];
        return [inputName(type), t.field({ type: input, description })];
      }),
    ) as Fields, // an entry for every type
});

export type ContentModuleInputShape = { [Name in keyof Inputs]?: Inputs[Name] | null | undefined };

function storedStandInOf(given: typeof StandInInput.$inferInput | null): StandIn {
  return {
    ...(given?.text && { text: given.text }),
    ...(given?.media && { src: given.media }),
  };
}

/** The module in the form that the columns store, with an audience and a stand-in where they are given. */
export function storedModule(given: ContentModuleInputShape): ContentModule {
  const type = moduleTypeNames.find((name) => given[inputName(name)]) ?? "text";
  const input = given[inputName(type)];
  const store = moduleTypes[type].store as (input: unknown) => object; // of the input's own type
  return {
    type,
    ...store(input),
    ...(input?.isHidden && { hidden: true }),
    ...(input?.moduleId && { id: input.moduleId }),
    ...(input?.label && { label: input.label }),
    ...(input?.audience && { audience: input.audience }),
    // Empty for none, so that it differs from what is left out.
    ...(input?.standIn !== undefined && { standIn: storedStandInOf(input.standIn) }),
  } as ContentModule; // by the type's own store
}
