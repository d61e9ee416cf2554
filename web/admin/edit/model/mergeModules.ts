import { type SectionNames, sectionNameIn } from "../../../../content/section-layout";
import { type SectionKey, sectionKeys } from "../../../../content/sections";
import type { ProjectSide } from "../compare/projectSide";
import { withMergedCommon } from "../module-types/moduleAudience";
import type { ContentModule } from "../module-types/moduleTypes";
import type { ProjectClash } from "./mergeProject";
import { insertModule, moveModule, placeOf, removeModule, replaceModule } from "./moduleEdits";
import {
  isSame,
  type Located,
  locateModules,
  type ProjectValues,
  type SectionValues,
} from "./projectValues";

/** Merges the modules of two versions of a project. A module is recognised by its id, in whatever section. */
export function mergeModules(
  base: ProjectValues,
  mine: ProjectValues,
  theirs: ProjectValues,
  names: SectionNames,
) {
  const nameOf = (section: SectionKey) => sectionNameIn(mine.sectionLayout, section, names);
  const [before, here, there] = [locateModules(base), locateModules(mine), locateModules(theirs)];
  const found = new Map<string, Located>();
  const clashes: ProjectClash[] = [];
  for (const id of new Set([...here.keys(), ...there.keys()])) {
    const was = before.get(id);
    const [own, other] = withOneCommon(was, here.get(id), there.get(id));
    if (own && other) {
      const known = was && withMergedCommon(was.module, was.module, own.module, other.module);
      const module = isSame(own.module, known) ? other.module : own.module;
      const section = own.section === was?.section ? other.section : own.section;
      found.set(id, { section, module });
      const isModuleClash = differs(own.module, other.module, known);
      const isPlaceClash = differs(own.section, other.section, was?.section);
      if (isModuleClash || isPlaceClash) {
        clashes.push(
          moduleClash({ id, own, other }, nameOf, (values) => {
            const replaced = isModuleClash ? replaceModule(values, other.module) : values;
            if (!isPlaceClash) return replaced;
            const index = replaced[other.section].length;
            return moveModule(replaced, id, { section: other.section, index });
          }),
        );
      }
    } else if (own) {
      if (was && isSame(own, was)) continue;
      found.set(id, own);
      if (was)
        clashes.push(
          moduleClash({ id, own, other: null }, nameOf, (values) => removeModule(values, id)),
        );
    } else if (other) {
      if (was && isSame(other, was)) continue;
      if (!was) found.set(id, other);
      else {
        const place = placeOf(theirs, id) ?? { section: other.section, index: 0 };
        clashes.push(
          moduleClash({ id, own: null, other }, nameOf, (values) =>
            insertModule(values, place, other.module),
          ),
        );
      }
    }
  }
  const orders = sectionKeys.map((section) => {
    const ids = [...found].filter(([, located]) => located.section === section).map(([id]) => id);
    const order = (values: ProjectValues) => values[section].map(({ id }) => id);
    const { merged, isClash } = mergeOrder(ids, order(base), order(mine), order(theirs));
    if (isClash) clashes.push(orderClash(section, nameOf(section), mine, theirs));
    return [section, merged.flatMap((id) => found.get(id)?.module ?? [])] as const;
  });
  return { sections: Object.fromEntries(orders) as Partial<SectionValues>, clashes }; // its keys are sections
}

/**
 * Merges the values that modules of all types have, such as audience and row, and returns both sides
 * with the merged values, so that these never clash. Of two changed audiences, the narrower is used.
 */
function withOneCommon(
  was: Located | undefined,
  own: Located | undefined,
  other: Located | undefined,
): [Located | undefined, Located | undefined] {
  if (!own || !other) return [own, other];
  const merged = ({ section, module }: Located) => ({
    section,
    module: withMergedCommon(module, was?.module, own.module, other.module),
  });
  return [merged(own), merged(other)];
}

function differs(own: unknown, other: unknown, was: unknown): boolean {
  return !isSame(own, other) && !isSame(own, was) && !isSame(other, was);
}

type Sides = { id: string; own: Located | null; other: Located | null };

function moduleClash(
  { id, own, other }: Sides,
  nameOf: (section: SectionKey) => string,
  takeTheirs: ProjectClash["takeTheirs"],
): ProjectClash {
  const isMoved = own !== null && other !== null && own.section !== other.section;
  const side = (located: Located | null): ProjectSide =>
    located
      ? {
          kind: "module",
          module: located.module,
          section: isMoved ? nameOf(located.section) : undefined,
        }
      : { kind: "missing", words: "Deleted" };
  const section = (own ?? other)?.section;
  return {
    id,
    label: `A module of ${section ? nameOf(section) : "the project"}`,
    mine: side(own),
    theirs: side(other),
    // The clash stays open after later changes, because the owner decides all clashes of a project
    // in one dialog.
    isOpen: () => true,
    takeTheirs,
  };
}

function orderClash(
  section: SectionKey,
  name: string,
  mine: ProjectValues,
  theirs: ProjectValues,
): ProjectClash {
  const wanted = theirs[section].map(({ id }) => id);
  const rank = ({ id }: ContentModule) => {
    const index = wanted.indexOf(id);
    return index < 0 ? wanted.length : index;
  };
  return {
    id: `order of ${section}`,
    label: `The order of ${name}`,
    mine: { kind: "order", modules: mine[section] },
    theirs: { kind: "order", modules: theirs[section] },
    isOpen: () => true,
    takeTheirs: (values) => ({
      ...values,
      [section]: values[section].toSorted((one, next) => rank(one) - rank(next)),
    }),
  };
}

/**
 * Merges two orders of a list. If `mine` has not moved items, the order of `theirs` is used, otherwise the
 * order of `mine`. Items that only the other side has are inserted after the item that precedes them there.
 * @param ids all items of the result
 * @returns `isClash`: whether both sides have moved items, in different ways
 */
function mergeOrder(
  ids: readonly string[],
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): { merged: string[]; isClash: boolean } {
  const common = (list: readonly string[]) =>
    list.filter((id) => ids.includes(id) && [base, mine, theirs].every((all) => all.includes(id)));
  const [was, own, other] = [common(base).join(), common(mine).join(), common(theirs).join()];
  const [first, second] = own === was ? [theirs, mine] : [mine, theirs];
  const merged = first.filter((id) => ids.includes(id));
  for (const [index, id] of second.entries()) {
    if (!ids.includes(id) || merged.includes(id)) continue;
    const before = second.slice(0, index).findLast((other) => merged.includes(other));
    merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, id);
  }
  const moved = ids.filter((id) => !merged.includes(id));
  return { merged: [...merged, ...moved], isClash: own !== was && other !== was && own !== other };
}
