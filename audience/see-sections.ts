import { type ModuleReader, type ModuleState, maySeeModule } from "./module-audience.ts";

/** The place of a gate: the number of visible modules of its section before it. */
export type Gate<Section> = { section: Section; place: number };

/** The visible part of a case study's sections. */
export type SeenSections<Section, Module> = {
  modules: Map<Section, Module[]>;
  gates: Gate<Section>[];
};

type Rules<Module> = {
  reader: ModuleReader;
  project: { isPasswordProtected: boolean };
  /** Whether a module is empty even for viewers who may see it. */
  isBlank: (module: Module) => boolean;
  /** What viewers without access see instead of a module. Null for nothing. */
  standInOf: (module: Module) => Module | null;
  /** The rows of a section. */
  rowsOf: (modules: readonly Module[]) => readonly (readonly Module[])[];
};

/**
 * The visible modules, with stand-ins for withheld ones, and gates. Consecutive withheld modules, also
 * across sections, have one gate: after their last stand-in, or else at their beginning. A protected
 * project always has a gate for viewers without access. What is left of a row stays a row: its first module
 * stands beside none.
 */
export function seeSections<Section, Module extends ModuleState>(
  sections: readonly (readonly [Section, readonly Module[]])[],
  { reader, project, isBlank, standInOf, rowsOf }: Rules<Module>,
): SeenSections<Section, Module> {
  const modules = new Map<Section, Module[]>();
  const gates: Gate<Section>[] = [];
  /** The gate of the withheld modules up to here. */
  let open: Gate<Section> | null = null;
  let end: Gate<Section> | null = null;
  for (const [section, all] of sections) {
    const seen: Module[] = [];
    modules.set(section, seen);
    for (const row of rowsOf(all)) {
      const first = seen.length;
      const add = (module: Module) => {
        const isBeside = seen.length > first;
        const isKept = isBeside === (module.beside ?? false);
        seen.push(isKept ? module : { ...module, beside: isBeside || undefined });
      };
      for (const module of row) {
        if (maySeeModule(reader, module, project)) {
          add(module);
          if (!isBlank(module)) open = null;
        } else if (!module.hidden && !isBlank(module)) {
          const standIn = module.audience === "access" ? standInOf(module) : null;
          if (standIn) add(standIn);
          if (!open) {
            open = { section, place: seen.length };
            gates.push(open);
          } else if (standIn) {
            Object.assign(open, { section, place: seen.length });
          }
        }
      }
    }
    end = { section, place: seen.length };
  }
  const isLocked = project.isPasswordProtected && !reader.hasPortfolioAccess && !reader.isOwner;
  if (isLocked && gates.length === 0 && end) gates.push(end);
  return { modules, gates };
}
