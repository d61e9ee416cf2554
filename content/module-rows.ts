import { type ModuleType, moduleDefinitions } from "./module-types.ts";

/** How many modules may be beside each other. */
export const maxColumns = 3;

type RowModule = { type: ModuleType; beside?: boolean | undefined };

/** Whether modules of a type may be beside others. */
export function mayStandBeside(type: ModuleType): boolean {
  return !("standsAlone" in moduleDefinitions[type]);
}

/**
 * The rows of a section: a module with `beside` is in the row of the module before it, if that row allows it.
 */
export function moduleRows<Module extends RowModule>(modules: readonly Module[]): Module[][] {
  const rows: Module[][] = [];
  for (const module of modules) {
    const row = rows.at(-1);
    const fits =
      row && row.length < maxColumns && [...row, module].every(({ type }) => mayStandBeside(type));
    if (module.beside && fits) row.push(module);
    else rows.push([module]);
  }
  return rows;
}
