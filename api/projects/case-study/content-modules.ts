import { z } from "zod";
import { builder } from "../../builder/builder.ts";
import { freeTexts } from "../../validation/free-texts.ts";
import { beforeAfterModule } from "../modules/before-after.ts";
import { codeModule } from "../modules/code.ts";
import { columnsModule } from "../modules/columns.ts";
import { embedModule } from "../modules/embed.ts";
import { fullWidthModule } from "../modules/full-width.ts";
import { galleryModule } from "../modules/gallery.ts";
import { heroImageModule } from "../modules/hero-image.ts";
import { imageImageModule } from "../modules/image-image.ts";
import { numbersModule } from "../modules/numbers.ts";
import { quoteModule } from "../modules/quote.ts";
import { textModule } from "../modules/text.ts";
import { textImageModule } from "../modules/text-image.ts";
import { ContentModuleType, writtenAudience, writtenLabel } from "./content-module.ts";
import type { MediaView } from "./media-view.ts";
import { type StandIn, shownStandIn, writtenStandIn } from "./stand-in.ts";

/** Every type of module, by the name that its stored form has. */
export const moduleTypes = {
  text: textModule,
  "text-image": textImageModule,
  "image-image": imageImageModule,
  "hero-image": heroImageModule,
  "full-width": fullWidthModule,
  "before-after": beforeAfterModule,
  gallery: galleryModule,
  embed: embedModule,
  quote: quoteModule,
  numbers: numbersModule,
  columns: columnsModule,
  code: codeModule,
} satisfies { [Type in string]: { stored: StoredForm<Type> } };

type StoredForm<Type extends string> = z.ZodType<{ type: Type }>;

export type ModuleType = keyof typeof moduleTypes;

export const moduleTypeNames = Object.keys(moduleTypes) as ModuleType[]; // its keys by declaration

/** One block of a section, in the form that the six columns store as JSON. */
export type ContentModule = z.infer<(typeof moduleTypes)[ModuleType]["stored"]>;

const definitions = Object.values(moduleTypes);

/** Reads a module of any version: what is missing has its default, what is unknown stays. */
const readModule: z.ZodType<ContentModule> = oneOf(definitions.map(({ stored }) => stored.loose()));

/** A module as it may be written: stricter than what is read. */
export const writtenModule = oneOf(
  definitions.map(({ written }) =>
    written
      .extend({ label: writtenLabel, audience: writtenAudience, standIn: writtenStandIn })
      .strict(),
  ),
);

function oneOf<Form extends z.core.$ZodTypeDiscriminable>(forms: Form[]) {
  return z.discriminatedUnion("type", forms as [Form, ...Form[]]); // there are some
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
  const { mediaOf: read } = moduleTypes[module.type];
  return (read as (module: ContentModule) => string[])(module); // of the module's own type
}

/** The addresses of media that a module uses, start pictures of videos too; empty ones included. */
export function mediaOf(module: ContentModule): string[] {
  return [...shownOf(module), ...startsOf(module)];
}

/** The start pictures of a module's videos; empty ones included. */
export function startsOf(module: ContentModule): string[] {
  const definition = moduleTypes[module.type];
  if (!("viewsOf" in definition)) return [];
  const read = definition.viewsOf as (module: ContentModule) => (MediaView | undefined)[]; // of its own type
  return read(module).flatMap((view) => view?.startSrc ?? []);
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
  const { shownBy: read } = moduleTypes[module.type];
  const parts = (read as (module: ContentModule) => (string | undefined)[])(module); // of the module's own type
  return !parts.some((part) => part?.trim());
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
