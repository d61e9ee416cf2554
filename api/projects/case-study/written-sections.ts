import { z } from "zod";
import { type SectionKey, sectionKeys, sections } from "../../../content/sections.ts";
import { parseJson } from "../../parse-json.ts";
import { UserFault } from "../../validation/accept.ts";
import {
  type ContentModule,
  parseSection,
  standInOf,
  unknownOf,
  writtenModule,
} from "./content-modules.ts";
import { knownModules, withKnownAudiences, withoutDefaults } from "./guarded-audiences.ts";

const maxModules = 100;

/** The schema of the modules of a section that is written. */
const writtenModules = z
  .array(writtenModule)
  .max(maxModules, `A section may have ${maxModules} modules`);

/** Sections to write: modules, or their JSON text. */
export type SectionChanges = { [Key in SectionKey]?: readonly ContentModule[] | string };

type SectionColumns = { [Key in SectionKey as (typeof sections)[Key]["column"]]?: string };
type StoredSections = Required<SectionColumns>;

/**
 * Validates sections, and converts them to columns. A section whose text equals the stored text is accepted
 * without validation, and is not in the result. If a module omits one of the `carriedKeys`
 * (guarded-audiences.ts), such as `audience`, it keeps the value of the stored module with the same id.
 * @param stored the present sections; undefined for a new project
 * @param overwriteUnreadable whether a stored section that cannot be read may be replaced
 * @throws {UserFault} by column: INVALID for an invalid section, UNREADABLE_SECTION for a section that would
 * replace unreadable text without `overwriteUnreadable`
 */
export function sectionColumns(
  changes: SectionChanges,
  stored?: StoredSections,
  overwriteUnreadable = false,
): SectionColumns {
  const columns: SectionColumns = {};
  const known = knownModules(sectionKeys.map((key) => stored?.[sections[key].column] ?? "[]"));
  const faults = [];
  for (const key of sectionKeys) {
    const change = changes[key];
    const { column, name } = sections[key];
    if (change === undefined || change === stored?.[column]) continue;
    const fault = faultOf(change, name);
    if (fault) {
      faults.push({ field: column, message: fault, code: "INVALID" });
    } else if (stored && !overwriteUnreadable && !parseSection(stored[column]).isParsable) {
      const message = `The stored text of ${name} cannot be read; confirm that it is to be replaced`;
      faults.push({ field: column, message, code: "UNREADABLE_SECTION" });
    } else {
      const isText = typeof change === "string";
      const text = withKnownAudiences(isText ? change : textOf(change, stored), known);
      columns[column] = isText ? text : withoutDefaults(text);
    }
  }
  if (faults.length > 0) throw new UserFault(...faults);
  return columns;
}

/**
 * The JSON text of modules. A module keeps those of its stored fields that this version of the program does
 * not know.
 */
function textOf(modules: readonly ContentModule[], stored?: StoredSections): string {
  const before = sectionKeys.flatMap(
    (key) => parseSection(stored?.[sections[key].column] ?? "[]").modules,
  );
  return JSON.stringify(
    modules.map((module) => {
      const former =
        module.id && before.find(({ id, type }) => id === module.id && type === module.type);
      return former ? { ...unknownOf(former), ...module } : module;
    }),
  );
}

/** The error message for the first fault of a section. Undefined for a valid section. */
function faultOf(change: readonly ContentModule[] | string, name: string): string | undefined {
  const modules: unknown = typeof change === "string" ? parseJson(change) : change;
  const result = writtenModules.safeParse(modules);
  if (result.success) return faultOfStandIns(result.data, name);
  const [issue] = result.error.issues;
  const [index] = issue?.path ?? [];
  if (typeof index === "number") return `${name}, module ${index + 1}: ${issue?.message}`;
  return issue?.code === "too_big" ? issue.message : `${name} must be a JSON list of modules`;
}

/**
 * The error message for a stand-in that shows a file of its own module, which would make the file public.
 * Undefined if there is no such stand-in.
 */
function faultOfStandIns(modules: readonly ContentModule[], name: string): string | undefined {
  const index = modules.findIndex(
    (module) => module.standIn?.src && standInOf(module).src === undefined,
  );
  if (index < 0) return undefined;
  return `${name}, module ${index + 1}: The stand-in shows a picture of the module itself, choose another`;
}
