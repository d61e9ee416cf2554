import { z } from "zod";
import type { PlainValues } from "../../../content/declare-module.ts";
import {
  type ModuleDefinitions,
  type ModuleType,
  moduleTypeNames,
} from "../../../content/module-types.ts";
import { builder } from "../../builder/builder.ts";
import { freeTexts } from "../../validation/free-texts.ts";
import { serveModule } from "../modules/serve-module.ts";
import {
  type CommonModule,
  ContentModuleType,
  writtenAudience,
  writtenLabel,
} from "./content-module.ts";
import { type StandIn, shownStandIn, writtenStandIn } from "./stand-in.ts";

export { moduleTypeNames };

/** Every type of module, by the name that its stored form has. */
export const moduleTypes = Object.fromEntries(
  moduleTypeNames.map((type) => [type, serveModule(type)]),
) as Record<ModuleType, ReturnType<typeof serveModule>>; // an entry for every type

/** One block of a section, in the form that the six columns store as JSON. */
export type ContentModule = {
  [Type in ModuleType]: CommonModule & { type: Type } & PlainValues<
      ModuleDefinitions[Type]["fields"]
    >;
}[ModuleType];

const definitions = Object.values(moduleTypes);

/** Reads a module of any version: what is missing has its default, what is unknown stays. */
const readModule = oneOf(definitions.map(({ stored }) => stored.loose()));

/** A module as it may be written: stricter than what is read. */
export const writtenModule = oneOf(
  definitions.map(({ written }) =>
    written
      .extend({ label: writtenLabel, audience: writtenAudience, standIn: writtenStandIn })
      .strict(),
  ),
);

function oneOf([first, ...others]: z.ZodObject[]) {
  const forms = z.discriminatedUnion("type", [first as z.ZodObject, ...others]); // there are some
  return forms as unknown as z.ZodType<ContentModule>; // by the same fields
}

const readModules = z.array(readModule);

/** A section's stored text, read. `isParsable` is false where it is no list of known modules. */
export type ParsedSection = { modules: ContentModule[]; isParsable: boolean };

/** Reads the stored text of a section. Text that is no list of modules reads as an empty section. */
export function parseSection(stored: string): ParsedSection {
  if (stored === "[]") return { modules: [], isParsable: true }; // most of them
  try {
    const parsed = readModules.safeParse(JSON.parse(stored));
    if (parsed.success) return { modules: parsed.data, isParsable: true };
  } catch {
    // Falls through to the empty section.
  }
  return { modules: [], isParsable: false };
}

/** The addresses of pictures and videos that a module shows, without their start pictures. */
export function shownOf(module: ContentModule): string[] {
  return moduleTypes[module.type].mediaOf(module);
}

/** The addresses of media that a module uses, start pictures of videos too; empty ones included. */
export function mediaOf(module: ContentModule): string[] {
  return [...shownOf(module), ...startsOf(module)];
}

/** The start pictures of a module's videos; empty ones included. */
export function startsOf(module: ContentModule): string[] {
  return moduleTypes[module.type].viewsOf(module).flatMap(({ startSrc }) => startSrc ?? []);
}

/** What everyone sees instead of a module for those with access. Empty for nothing. */
export function standInOf(module: ContentModule): StandIn {
  return shownStandIn(module.standIn, mediaOf(module));
}

/** What somebody wrote in a module or chose for it, and not how it is arranged. */
export function textsOf({ id: _, ...module }: ContentModule): string[] {
  return freeTexts(moduleTypes[module.type].stored, module);
}

/** Whether visitors would see nothing of a module: it has nothing of what makes its type visible. */
export function isBlank(module: ContentModule): boolean {
  return !moduleTypes[module.type].isShown(module);
}

builder.interfaceField(ContentModuleType, "isBlank", (t) =>
  t.boolean({
    description:
      "Whether it lacks what its type shows, words or media, so that visitors see nothing of it.",
    resolve: (module) => isBlank(module as ContentModule), // nothing else has the interface
  }),
);

/** What a module holds that this version does not know. */
export function unknownOf(module: ContentModule): object {
  const known = moduleTypes[module.type].stored.shape;
  return Object.fromEntries(Object.entries(module).filter(([name]) => !(name in known)));
}
