import {
  type ModuleAudience,
  moduleAudiences,
  narrowerAudience,
} from "../../../audience/module-audience.ts";

/**
 * Modules in the form that the columns store, of any version: what a section holds, also where it reads as
 * empty because of one that is not known.
 */
type RawModule = Record<string, unknown>;

/** What is remembered of modules by their ids: who may see them, and what stands in for them. */
export type KnownModules = ReadonlyMap<string, RawModule>;

/** The modules of some stored sections by their ids; of two with the same, the later. */
export function knownModules(texts: readonly string[]): KnownModules {
  const modules = texts.flatMap((text) => rawModules(text) ?? []);
  return new Map(modules.flatMap((module) => (module.id ? [[String(module.id), module]] : [])));
}

/**
 * A section as it is written, in which modules that name no audience or stand-in have those that they had.
 * Text in which nothing is missing stays as it is.
 */
export function withKnownAudiences(text: string, known: KnownModules): string {
  return mapModules(text, (module) => {
    const former = known.get(String(module.id));
    const carried = ["audience", "standIn"].filter(
      (key) => former && former[key] !== undefined && module[key] === undefined,
    );
    const entries = carried.map((key) => [key, former?.[key]] as const);
    return entries.length > 0 ? { ...module, ...Object.fromEntries(entries) } : module;
  });
}

/** A section as it came as typed input, without the audience and the stand-in that are as good as none. */
export function withoutDefaults(text: string): string {
  return mapModules(text, (module) => {
    const { audience, standIn, ...rest } = module;
    const isDefault = audience === "project";
    const isEmpty = isModule(standIn) && Object.keys(standIn).length === 0;
    if (!isDefault && !isEmpty) return module;
    return { ...rest, ...(!isDefault && { audience }), ...(!isEmpty && { standIn }) };
  });
}

/**
 * A section as it was once, in which no module is for more people than it is now: what an old state said is
 * brought back, not who could see it.
 */
export function withNarrowerAudiences(text: string, known: KnownModules): string {
  return mapModules(text, (module) => {
    const now = known.get(String(module.id));
    if (!now) return module;
    const audience = narrowerAudience(audienceOf(module), audienceOf(now));
    const isHidden = now.hidden === true && module.hidden !== true;
    const isWider = audience !== audienceOf(module);
    if (!isWider && !isHidden) return module;
    return { ...module, ...(isHidden && { hidden: true }), ...(isWider && { audience }) };
  });
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
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) && list.every(isModule) ? list : null;
  } catch {
    return null;
  }
}
