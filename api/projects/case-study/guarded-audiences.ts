import {
  type ModuleAudience,
  moduleAudiences,
  narrowerAudience,
} from "../../../audience/module-audience.ts";
import { parseJson } from "../../parse-json.ts";

/**
 * A stored module of any version of the program. `parseSection` reads no module of a section that contains an
 * unknown module type; this file also reads those.
 */
type RawModule = Record<string, unknown>;

/** Stored modules by id. */
type KnownModules = ReadonlyMap<string, RawModule>;

/** The modules of stored sections, by id. Of two modules with the same id, the later one counts. */
export function knownModules(texts: readonly string[]): KnownModules {
  const modules = texts.flatMap((text) => rawModules(text) ?? []);
  return new Map(modules.flatMap((module) => (module.id ? [[String(module.id), module]] : [])));
}

/**
 * The fields of a module that keep their stored values if a write omits them, because older clients do not
 * send these fields.
 */
const carriedKeys = ["audience", "standIn", "beside", "wide", "speakerNotes", "inPresentation"];

/**
 * Adds stored values to the JSON text of a section that is written: to each module with a known id, the
 * values of the `carriedKeys` that the module omits. If no module lacks a value, the text is returned
 * unchanged.
 */
export function withKnownAudiences(text: string, known: KnownModules): string {
  return mapModules(text, (module) => {
    const former = known.get(String(module.id));
    const carried = carriedKeys.filter(
      (key) => former && former[key] !== undefined && module[key] === undefined,
    );
    const entries = carried.map((key) => [key, former?.[key]] as const);
    return entries.length > 0 ? { ...module, ...Object.fromEntries(entries) } : module;
  });
}

/** Removes the fields that have their default value from the modules in the JSON text of a section. */
export function withoutDefaults(text: string): string {
  return mapModules(text, (module) => {
    const { standIn } = module;
    const isEmpty = isModule(standIn) && Object.keys(standIn).length === 0;
    const defaults = {
      audience: "project",
      beside: false,
      wide: false,
      speakerNotes: "",
      inPresentation: true,
      ...(isEmpty && { standIn }),
    };
    const own = Object.entries(module).filter(
      ([key, value]) => !(key in defaults) || value !== Reflect.get(defaults, key),
    );
    return own.length < Object.keys(module).length ? Object.fromEntries(own) : module;
  });
}

/** Finds the last known state of a module of a revision. Undefined if no later state has the module. */
type FindLast = (module: RawModule) => RawModule | undefined;

/**
 * Returns a function that finds the last known state of a module of a revision. A module with an id is found
 * by its id, in the latest state that has the id. A module without an id (it was never edited in the admin
 * area) is found by its content, in the present state. If its content has changed since, the module may be
 * any of the later modules that the revision lacks: the function then returns the most restrictive `hidden`
 * and `audience` of them.
 * @param texts the sections of the revision
 * @param states the sections of each later state, from old to new; the last is the present state
 */
export function lastKnown(
  texts: readonly string[],
  states: readonly (readonly string[])[],
): FindLast {
  const modulesOf = (sections: readonly string[]) =>
    sections.flatMap((text) => rawModules(text) ?? []);
  const known = new Map(modulesOf(states.flat()).map((module) => [nameOf(module), module]));
  const present = new Map(
    modulesOf(states.at(-1) ?? []).map((module) => [contentOf(module), module]),
  );
  const own = new Set(modulesOf(texts).map(nameOf));
  const isInBoth = (module: RawModule) =>
    (module.id && own.has(nameOf(module))) ||
    (own.has(contentOf(module)) && present.has(contentOf(module)));
  const others = [...known.values()].filter((module) => !isInBoth(module));
  const strictest = {
    hidden: others.some(({ hidden }) => hidden === true),
    audience: others.map(audienceOf).reduce(narrowerAudience, "public"),
  };
  return (module) =>
    module.id ? known.get(nameOf(module)) : (present.get(contentOf(module)) ?? strictest);
}

const nameOf = (module: RawModule) => (module.id ? String(module.id) : contentOf(module));

/** The JSON text of a module, without `id`, `hidden` and `audience`. */
const contentOf = ({ id: _, hidden: __, audience: ___, ...rest }: RawModule) =>
  JSON.stringify(rest);

/**
 * Restricts the JSON text of a section of a revision, so that restoring the revision publishes
 * nothing: each module gets the narrower of its audience in the revision and its last known
 * audience, and is hidden if it was hidden last.
 */
export function withNarrowerAudiences(text: string, findLast: FindLast): string {
  return mapModules(text, (module) => {
    const now = findLast(module);
    if (!now) return module;
    const audience = narrowerAudience(audienceOf(module), audienceOf(now));
    const isHidden = now.hidden === true && module.hidden !== true;
    const isWider = audience !== audienceOf(module);
    if (!isWider && !isHidden) return module;
    return { ...module, ...(isHidden && { hidden: true }), ...(isWider && { audience }) };
  });
}

/** Hides all modules in the JSON text of a section. */
export function withAllHidden(text: string): string {
  return mapModules(text, (module) => ({ ...module, hidden: true }));
}

function audienceOf({ audience }: RawModule): ModuleAudience {
  if (audience === undefined) return "project";
  return moduleAudiences.find((known) => known === audience) ?? "access";
}

function mapModules(text: string, map: (module: RawModule) => RawModule): string {
  const modules = rawModules(text);
  const mapped = modules?.map(map);
  return mapped?.some((module, place) => module !== modules?.[place])
    ? JSON.stringify(mapped)
    : text;
}

function isModule(entry: unknown): entry is RawModule {
  return typeof entry === "object" && entry !== null;
}

function rawModules(text: string): RawModule[] | null {
  const list = parseJson(text);
  return Array.isArray(list) && list.every(isModule) ? list : null;
}
