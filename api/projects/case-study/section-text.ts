import type { Protection } from "../../access/protection.ts";
import type { Viewer } from "../../access/viewer.ts";
import { type ContentModule, parseSection } from "./content-modules.ts";
import { seeModules } from "./see-case-study.ts";

/**
 * The JSON text of a section for the REST API and GraphQL's text fields. The owner gets the stored
 * text; everyone else gets the visible modules and stand-ins, without the fields that only the
 * owner sees, and "[]" for a section that is left out or cannot be parsed.
 */
export function readableSectionText(
  stored: string,
  { isLeftOut, project, viewer }: { isLeftOut: boolean; project: Protection; viewer: Viewer },
): string {
  if (viewer.isOwner) return stored;
  if (isLeftOut) return "[]";
  const { modules, isParsable } = parseSection(stored);
  if (!isParsable) return "[]";
  const seen = seeModules([["", modules]], project, viewer).modules.get("") ?? [];
  const readable = seen.map(withoutOwners);
  const isWhole = readable.every((module, place) => module === modules[place]);
  return isWhole && readable.length === modules.length ? stored : JSON.stringify(readable);
}

/** Removes the label, audience, stand-in and speaker notes from a module: only the owner sees these. */
export function withoutOwners(module: ContentModule): ContentModule {
  const { label, audience, standIn, speakerNotes, ...rest } = module;
  const isReadable = Object.keys(rest).length === Object.keys(module).length;
  return isReadable ? module : rest;
}
