import { type ModuleReader, type ModuleState, maySeeModule } from "./module-audience.ts";

/**
 * A gate: the point in a section at which the page asks for the password. `place` is the number of visible
 * modules of the section before the gate.
 */
export type Gate<Section> = { section: Section; place: number };

/** The modules of a case study that a viewer sees, by section, and the gates. */
export type SeenSections<Section, Module> = {
  modules: Map<Section, Module[]>;
  gates: Gate<Section>[];
};

type Rules<Module> = {
  reader: ModuleReader;
  project: { isPasswordProtected: boolean };
  /** Whether a module is empty even for viewers who may see it. */
  isBlank: (module: Module) => boolean;
  /** The stand-in that viewers without access see instead of a module. Null if the module has none. */
  standInOf: (module: Module) => Module | null;
  /** Divides the modules of a section into rows. */
  rowsOf: (modules: readonly Module[]) => readonly (readonly Module[])[];
};

/**
 * Finds the modules that a viewer sees, with stand-ins for withheld modules, and the gates.
 * Consecutive withheld modules, also across sections, share one gate: after their last stand-in, or
 * in the place of the first of them if they have no stand-in. For viewers without access a
 * protected project always has a gate: at its end if no module is withheld. Where modules of a row
 * are withheld, the visible ones still form a row: `beside` is removed from the first of them.
 */
export function seeSections<Section, Module extends ModuleState>(
  sections: readonly (readonly [Section, readonly Module[]])[],
  { reader, project, isBlank, standInOf, rowsOf }: Rules<Module>,
): SeenSections<Section, Module> {
  const modules = new Map<Section, Module[]>();
  const gates: Gate<Section>[] = [];
  /** The gate that the next withheld module will share. Null after a visible module. */
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
