import { maxColumns, mayStandBeside, moduleRows } from "../../../../content/module-rows";
import { completeLayout } from "../../../../content/section-layout";
import { type SectionKey, sectionKeys } from "../../../../content/sections";
import type { ContentModule } from "../module-types/moduleTypes";
import type { ProjectValues } from "./projectValues";

/** The place of a module: its section, and the number of modules before it. */
export type ModulePlace = { section: SectionKey; index: number };

/** The place of a module. Null for an unknown id. */
export function placeOf(values: ProjectValues, id: string): ModulePlace | null {
  for (const section of sectionKeys) {
    const index = values[section].findIndex((module) => module.id === id);
    if (index >= 0) return { section, index };
  }
  return null;
}

export function findModule(values: ProjectValues, id: string): ContentModule | undefined {
  return sectionKeys.flatMap((key) => values[key]).find((module) => module.id === id);
}

/** A section's modules row by row, see moduleRows. */
type Rows = readonly (readonly ContentModule[])[];

/** Finds a module, its row, and the rows of its section. Null for an unknown id. */
function locate(values: ProjectValues, id: string) {
  const section = placeOf(values, id)?.section;
  if (!section) return null;
  const rows = moduleRows(values[section]);
  for (const [number, row] of rows.entries()) {
    const column = row.findIndex((module) => module.id === id);
    const module = row[column];
    if (module) return { section, rows, number, row, column, module };
  }
  return null;
}

function withRows(values: ProjectValues, section: SectionKey, rows: Rows): ProjectValues {
  const modules = rows.flatMap((row) =>
    row.map((module, column) => withBeside(module, column > 0)),
  );
  return { ...values, [section]: modules };
}

function withBeside(module: ContentModule, isBeside: boolean): ContentModule {
  if (isBeside === (module.beside ?? false)) return module;
  const { beside: _, ...rest } = module;
  return isBeside ? { ...rest, beside: true } : rest;
}

/** Whether another module fits into a row. */
function fits(row: readonly ContentModule[], added: ContentModule): boolean {
  return row.length < maxColumns && [...row, added].every(({ type }) => mayStandBeside(type));
}

/** Inserts a module: into a row if `index` is within that row and the module fits, otherwise as a new row. */
export function insertModule(
  values: ProjectValues,
  { section, index }: ModulePlace,
  module: ContentModule,
): ProjectValues {
  const rows = moduleRows(values[section]);
  let before = 0;
  for (const [number, row] of rows.entries()) {
    const column = index - before;
    before += row.length;
    if (column >= row.length) continue;
    const [left, right] = [row.slice(0, column), row.slice(column)];
    const isWithin = column > 0 && fits(row, module);
    const parts = isWithin ? [[...left, module, ...right]] : [left, [module], right];
    return withRows(values, section, rows.toSpliced(number, 1, ...parts));
  }
  return withRows(values, section, [...rows, [module]]);
}

/**
 * Inserts modules, each as a new row, after the row of the module with the given id. Nothing changes for an
 * unknown id.
 */
export function insertBehind(
  values: ProjectValues,
  id: string,
  modules: readonly ContentModule[],
): ProjectValues {
  const found = locate(values, id);
  if (!found) return values;
  const { section, rows, number } = found;
  const added = modules.map((module) => [module]);
  return withRows(values, section, rows.toSpliced(number + 1, 0, ...added));
}

/** Adds modules to the end of a section, each as a new row. */
export function appendModules(
  values: ProjectValues,
  section: SectionKey,
  modules: readonly ContentModule[],
): ProjectValues {
  const added = modules.map((module) => [module]);
  return withRows(values, section, [...moduleRows(values[section]), ...added]);
}

export function replaceModule(values: ProjectValues, module: ContentModule): ProjectValues {
  const place = placeOf(values, module.id);
  if (!place) return values;
  const { section, index } = place;
  return { ...values, [section]: values[section].with(index, module) };
}

/** Removes a module. The other modules of its row stay in one row. */
export function removeModule(values: ProjectValues, id: string): ProjectValues {
  const found = locate(values, id);
  if (!found) return values;
  const { section, rows } = found;
  const others = rows.map((row) => row.filter((module) => module.id !== id));
  return withRows(values, section, others);
}

/** Moves a module. @param to the new place, with an index that still counts the module at its old place */
export function moveModule(values: ProjectValues, id: string, to: ModulePlace): ProjectValues {
  const from = placeOf(values, id);
  const module = from && values[from.section][from.index];
  if (!module) return values;
  const passes = from.section === to.section && from.index < to.index ? 1 : 0;
  const index = to.index - passes;
  if (from.section === to.section && from.index === index) return values;
  return insertModule(removeModule(values, id), { section: to.section, index }, module);
}

export type Side = "before" | "after";

/** Puts a module into the row of `target`, directly beside `target`. Nothing changes if it does not fit. */
export function putBeside(
  values: ProjectValues,
  id: string,
  target: string,
  side: Side,
): ProjectValues {
  const module = findModule(values, id);
  const others = removeModule(values, id);
  const found = locate(others, target);
  if (!module || !found || !fits(found.row, module)) return values;
  const { section, rows, number, row, column } = found;
  const joined = row.toSpliced(side === "after" ? column + 1 : column, 0, module);
  return withRows(others, section, rows.with(number, joined));
}

/**
 * A change of a module's place or width: `up` or `down` by one place, `beside` the module above (into
 * that module's row), `apart` (into a new row), or `wide` (to double width, or back).
 */
export type Arrangement = "up" | "down" | "beside" | "apart" | "wide";

/** Arranges a module. Nothing changes if that is not possible. */
export function arrangeModule(values: ProjectValues, id: string, how: Arrangement): ProjectValues {
  const found = locate(values, id);
  if (!found) return values;
  const { section, rows, number, row, column, module } = found;
  const others = row.filter((each) => each !== module);
  switch (how) {
    case "up":
    case "down": {
      const step = how === "up" ? -1 : 1;
      if (row[column + step]) {
        const swapped = others.toSpliced(column + step, 0, module);
        return withRows(values, section, rows.with(number, swapped));
      }
      // The module moves past the adjacent row, into a new row.
      if (!rows[number + step]) return values;
      const rest = rows.with(number, others);
      return withRows(values, section, rest.toSpliced(number + (step > 0 ? 2 : -1), 0, [module]));
    }
    case "beside": {
      const above = rows[number - 1]?.at(-1);
      return above ? putBeside(values, id, above.id, "after") : values;
    }
    case "apart": {
      const { wide: _, ...narrow } = module;
      const parts = [row.slice(0, column), [narrow], row.slice(column + 1)];
      return withRows(values, section, rows.toSpliced(number, 1, ...parts));
    }
    case "wide": {
      const { wide = false, ...narrow } = module;
      const changed = row.with(column, wide ? narrow : { ...module, wide: true });
      const isEqual = changed.every((each) => each.wide);
      const widths = isEqual ? changed.map(({ wide: _, ...each }) => each) : changed;
      return withRows(values, section, rows.with(number, widths));
    }
  }
}

/** The place of a module in its row, and the reason why it cannot be put into the row above. */
export type RowPlace = {
  column: number;
  columns: number;
  /** Null if the module can be put into the row above. */
  refusal: "none above" | "full" | "stands alone" | null;
};

/** A section's modules with their places in their rows. */
export function rowPlaces(
  modules: readonly ContentModule[],
): (RowPlace & { module: ContentModule })[] {
  return moduleRows(modules).flatMap((row, number, rows) =>
    row.map((module, column) => {
      const above = column === 0 ? rows[number - 1] : undefined;
      return { module, column, columns: row.length, refusal: refusalOf(above, module) };
    }),
  );
}

function refusalOf(
  above: readonly ContentModule[] | undefined,
  module: ContentModule,
): RowPlace["refusal"] {
  if (!above) return "none above";
  if (above.length >= maxColumns) return "full";
  return fits(above, module) ? null : "stands alone";
}

/** Duplicates a module: in its row if that has several modules and room, otherwise as a new row after it. */
export function duplicateModule(values: ProjectValues, id: string, copyId: string): ProjectValues {
  const found = locate(values, id);
  if (!found) return values;
  const { section, rows, number, row, column, module } = found;
  const copy = { ...module, id: copyId };
  const isBeside = row.length > 1 && fits(row, copy);
  const parts = isBeside ? [row.toSpliced(column + 1, 0, copy)] : [row, [copy]];
  return withRows(values, section, rows.toSpliced(number, 1, ...parts));
}

/**
 * The place of a module that is dropped before or after `target`, the id of a module or of a section. Null if
 * the target is unknown, and for a drop before the first section.
 */
export function placeBeside(values: ProjectValues, target: string, side: Side): ModulePlace | null {
  const section = sectionKeys.find((key) => key === target);
  if (!section) {
    const place = placeOf(values, target);
    return place && { ...place, index: place.index + (side === "after" ? 1 : 0) };
  }
  if (side === "after") return { section, index: 0 };
  const order = completeLayout(values.sectionLayout).map((entry) => entry.section);
  const above = order[order.indexOf(section) - 1];
  return above ? { section: above, index: values[above].length } : null;
}
