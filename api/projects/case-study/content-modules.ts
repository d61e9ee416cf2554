import { z } from "zod";
import type { PlainValues } from "../../../content/declare-module.ts";
import {
  type ModuleDefinitions,
  type ModuleType,
  moduleTypeNames,
} from "../../../content/module-types.ts";
import { builder } from "../../builder/builder.ts";
import { MediaType } from "../../media/media-type.ts";
import { parseJson } from "../../parse-json.ts";
import { freeTexts } from "../../validation/free-texts.ts";
import { serveModule } from "../modules/serve-module.ts";
import { type CommonModule, ContentModuleType, commonWritten } from "./content-module.ts";
import { type StandIn, shownStandIn } from "./stand-in.ts";

export { moduleTypeNames };

/** All module types, by their stored name. */
export const moduleTypes = Object.fromEntries(
  moduleTypeNames.map((type) => [type, serveModule(type)]),
) as Record<ModuleType, ReturnType<typeof serveModule>>; // an entry for every type

/** A module in its stored form. Each of a project's six section columns contains a JSON list of modules. */
export type ContentModule = {
  [Type in ModuleType]: CommonModule & { type: Type } & PlainValues<
      ModuleDefinitions[Type]["fields"]
    >;
}[ModuleType];

const definitions = Object.values(moduleTypes);

/** Reads a module of any version: missing fields get their defaults, unknown fields are kept. */
const readModule = oneOf(definitions.map(({ stored }) => stored.loose()));

/** The stricter schema of a module that is written. */
export const writtenModule = oneOf(
  definitions.map(({ written }) => written.extend(commonWritten).strict()),
);

function oneOf([first, ...others]: z.ZodObject[]) {
  const forms = z.discriminatedUnion("type", [first as z.ZodObject, ...others]); // the list is never empty
  return forms as unknown as z.ZodType<ContentModule>; // all are schemas of modules
}

const readModules = z.array(readModule);

/**
 * A parsed section. `isParsable` is false if the stored text is not a JSON list of modules of known types.
 */
export type ParsedSection = { modules: ContentModule[]; isParsable: boolean };

/**
 * Parses the stored text of a section. The list of modules is empty where `isParsable` is false.
 */
export function parseSection(stored: string): ParsedSection {
  if (stored === "[]") return { modules: [], isParsable: true }; // most sections are empty
  const { data, success } = readModules.safeParse(parseJson(stored));
  return { modules: data ?? [], isParsable: success };
}

/**
 * The addresses of a module's pictures and videos, without the pictures shown before a video plays.
 */
export function shownOf(module: ContentModule): string[] {
  return moduleTypes[module.type].mediaOf(module);
}

/**
 * The addresses of a module's pictures and videos, and of its start pictures, which are shown
 * before a video plays. Includes empty addresses, but not the picture of the stand-in.
 */
export function mediaOf(module: ContentModule): string[] {
  return [...shownOf(module), ...startsOf(module)];
}

/** The addresses of the start pictures of a module's videos, including empty addresses. */
export function startsOf(module: ContentModule): string[] {
  return moduleTypes[module.type].viewsOf(module).flatMap(({ startSrc }) => startSrc ?? []);
}

/** The stand-in of a module as it is shown to viewers without access. An empty object for none. */
export function standInOf(module: ContentModule): StandIn {
  return shownStandIn(module.standIn, mediaOf(module));
}

/**
 * The texts in a module, including addresses of media, but without its id and without values that are
 * selected from options, such as the audience.
 */
export function textsOf({ id: _, ...module }: ContentModule): string[] {
  return freeTexts(moduleTypes[module.type].stored, module);
}

/** Whether visitors see nothing of a module, because the fields that make it visible are empty. */
export function isBlank(module: ContentModule): boolean {
  return !moduleTypes[module.type].isShown(module);
}

builder.interfaceField(ContentModuleType, "isBlank", (t) =>
  t.boolean({
    description:
      "Whether the fields that make the module visible are empty, so that visitors see nothing of it.",
    resolve: (module) => isBlank(module as ContentModule), // only modules have the interface
  }),
);

builder.interfaceField(ContentModuleType, "previewedMedia", (t) =>
  t.field({
    type: [MediaType],
    description:
      "All pictures and videos of the module, including the start pictures of videos and the picture of its stand-in. Empty for everyone but the owner.",
    resolve: (module, _arguments, { viewer }) => {
      const all = [...mediaOf(module as ContentModule), module.standIn?.src]; // always a module
      return viewer.isOwner ? all.flatMap((src) => src || []) : [];
    },
  }),
);

/** The stored fields of a module that this version of the program does not know. */
export function unknownOf(module: ContentModule): object {
  const known = moduleTypes[module.type].stored.shape;
  return Object.fromEntries(Object.entries(module).filter(([name]) => !(name in known)));
}
