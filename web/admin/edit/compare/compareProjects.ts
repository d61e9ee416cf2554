import { type SectionNames, sectionNameIn } from "../../../../content/section-layout";
import { type SectionKey, sectionKeys } from "../../../../content/sections";
import { fieldKeys, projectFields, showField } from "../model/projectFields";
import { isSame, type Located, locateModules, type ProjectValues } from "../model/projectValues";
import type { ProjectSide } from "./projectSide";

/** A field, a module or the order of a section that differs between two states of a project. */
export type Difference = { id: string; label: string; before: ProjectSide; after: ProjectSide };

/**
 * The differences between two states of a project: of fields, of modules, and of the order of
 * modules in a section. A module is recognised by its id, whichever section it is in.
 */
export function compareProjects(
  before: ProjectValues,
  after: ProjectValues,
  names: SectionNames,
): Difference[] {
  const nameOf = (section: SectionKey) => sectionNameIn(after.sectionLayout, section, names);
  const fields = fieldKeys
    .filter((key) => !isSame(before[key], after[key]))
    .map((key) => ({
      id: key,
      label: projectFields[key].label,
      before: showField(key, before, names),
      after: showField(key, after, names),
    }));
  return [
    ...fields,
    ...compareModules(before, after, nameOf),
    ...compareOrders(before, after, nameOf),
  ];
}

type NameOf = (section: SectionKey) => string;

function compareModules(before: ProjectValues, after: ProjectValues, nameOf: NameOf): Difference[] {
  const [was, is] = [locateModules(before), locateModules(after)];
  const differences: Difference[] = [];
  for (const id of new Set([...was.keys(), ...is.keys()])) {
    const [old, now] = [was.get(id), is.get(id)];
    if (isSame(old, now)) continue;
    differences.push({
      id,
      label: labelFor(old, now, nameOf),
      before: old
        ? { kind: "module", module: old.module }
        : { kind: "missing", words: "Not there" },
      after: now ? { kind: "module", module: now.module } : { kind: "missing", words: "Deleted" },
    });
  }
  return differences;
}

function labelFor(old: Located | undefined, now: Located | undefined, nameOf: NameOf): string {
  const place = now ?? old;
  const name = place ? nameOf(place.section) : "";
  if (!old) return `A new module of ${name}`;
  if (!now) return `A module deleted from ${name}`;
  return old.section === now.section
    ? `A module of ${name}`
    : `A module moved from ${nameOf(old.section)} to ${name}`;
}

function compareOrders(before: ProjectValues, after: ProjectValues, nameOf: NameOf): Difference[] {
  return sectionKeys.flatMap((section): Difference[] => {
    const common = (one: ProjectValues, other: ProjectValues) => {
      const others = new Set(other[section].map(({ id }) => id));
      return one[section].filter(({ id }) => others.has(id));
    };
    const [was, is] = [common(before, after), common(after, before)];
    if (was.every(({ id }, index) => id === is[index]?.id)) return [];
    return [
      {
        id: `order of ${section}`,
        label: `The order of ${nameOf(section)}`,
        before: { kind: "order", modules: was },
        after: { kind: "order", modules: is },
      },
    ];
  });
}
