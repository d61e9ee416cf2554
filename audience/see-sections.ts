import { type ModuleReader, type ModuleState, maySeeModule } from "./module-audience.ts";

/** Where a gate stands: before the module with this number of its section as it is seen, counted from 0. */
export type Gate<Section> = { section: Section; place: number };

/** What someone sees of the sections of a case study. */
export type SeenSections<Section, Module> = {
  modules: Map<Section, Module[]>;
  gates: Gate<Section>[];
};

type Rules<Module> = {
  reader: ModuleReader;
  project: { isPasswordProtected: boolean };
  /** Whether even those who may see a module see nothing of it. */
  isBlank: (module: Module) => boolean;
  /** What everyone sees in place of a module for those with access. Null for nothing. */
  standInOf: (module: Module) => Module | null;
};

/**
 * The modules that someone sees, with stand-ins where they may not, and the gates that stand in place of the
 * rest. What is withheld in a row, also from one section to the next, has one gate: behind its last stand-in,
 * or else where it begins. A protected project has one for those without access, whatever is public of it.
 */
export function seeSections<Section, Module extends ModuleState>(
  sections: readonly (readonly [Section, readonly Module[]])[],
  { reader, project, isBlank, standInOf }: Rules<Module>,
): SeenSections<Section, Module> {
  const modules = new Map<Section, Module[]>();
  const gates: Gate<Section>[] = [];
  /** The gate of what is withheld up to here. */
  let open: Gate<Section> | null = null;
  let end: Gate<Section> | null = null;
  for (const [section, all] of sections) {
    const seen: Module[] = [];
    modules.set(section, seen);
    for (const module of all) {
      if (maySeeModule(reader, module, project)) {
        seen.push(module);
        if (!isBlank(module)) open = null;
      } else if (!module.hidden && !isBlank(module)) {
        const standIn = module.audience === "access" ? standInOf(module) : null;
        if (standIn) seen.push(standIn);
        if (!open) {
          open = { section, place: seen.length };
          gates.push(open);
        } else if (standIn) {
          Object.assign(open, { section, place: seen.length });
        }
      }
    }
    end = { section, place: seen.length };
  }
  const isLocked = project.isPasswordProtected && !reader.hasPortfolioAccess && !reader.isOwner;
  if (isLocked && gates.length === 0 && end) gates.push(end);
  return { modules, gates };
}
