import {
  type ModuleAudience,
  moduleAudiences,
  narrowerAudience,
} from "../../../audience/module-audience.ts";
import { parseJson } from "../../parse-json.ts";

/**
 * A stored module of any version, also from a section that reads as empty because it contains an unknown
 * module.
 */
type RawModule = Record<string, unknown>;

/** Stored modules by id. */
type KnownModules = ReadonlyMap<string, RawModule>;

/** The modules of stored sections by id; of two modules with the same id, the later one. */
export function knownModules(texts: readonly string[]): KnownModules {
  const modules = texts.flatMap((text) => rawModules(text) ?? []);
  return new Map(modules.flatMap((module) => (module.id ? [[String(module.id), module]] : [])));
}

/** The fields that keep their stored values where a write omits them, because older clients do not send them. */
const carriedKeys = ["audience", "standIn", "beside", "wide", "speakerNotes", "inPresentation"];

/**
 * The JSON text of a section to be written, in which each module has the stored values of those `carriedKeys`
 * that the write omits: audience, stand-in, position in rows, speaker notes, and whether it is presented.
 * Where no module omits a stored value, the text is returned unchanged.
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

/** The JSON text of a section, without fields of modules whose value is the default. */
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

/** Finds the last known state of a module. Undefined for none. */
type FindLast = (module: RawModule) => RawModule | undefined;

/**
 * Finds the last known state of the modules of a revision: by id, or by content in the present state where a
 * module has no id because it was never edited in the admin area. A module without id whose content has
 * changed since may be any later module that the revision lacks, so it is as restricted as all of these
 * together.
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

/** The text of a module without its id and what restricts it. */
const contentOf = ({ id: _, hidden: __, audience: ___, ...rest }: RawModule) =>
  JSON.stringify(rest);

/**
 * The JSON text of a section of a revision, in which each module has the narrower of its audience in the
 * revision and its last known audience, and a module that is hidden in its last known state is hidden:
 * restoring a revision must not publish anything.
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

/** The JSON text of a section with all its modules hidden. */
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
