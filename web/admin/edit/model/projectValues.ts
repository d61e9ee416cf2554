import {
  completeLayout,
  laidOutModules,
  type SectionNames,
  sectionNameIn,
} from "../../../../content/section-layout";
import { type SectionKey, sectionKeys, sections } from "../../../../content/sections";
import type { Snapshot } from "../../editing/editing";
import type { ContentModule } from "../module-types/moduleTypes";
import { camelCased } from "./fieldKinds";
import { type FieldValues, fieldKeys, projectFields } from "./projectFields";

export type SectionValues = Record<SectionKey, readonly ContentModule[]>;

/** All values of a project that the editor changes. */
export type ProjectValues = FieldValues & SectionValues;

export type ProjectKey = keyof ProjectValues;

/** The values of a project at one version. */
export type ProjectSnapshot = Snapshot<ProjectValues> & {
  /** The sections whose stored text cannot be read. Their values are empty. */
  unreadable?: readonly SectionKey[];
};

/** A change of the form: returns the new values for the current ones. */
export type ProjectChange = (values: ProjectValues) => ProjectValues;

/**
 * All sections of a project with their modules, in the order of the page. Where the layout leaves
 * out a section, its modules have `hidden: true`.
 */
export function laidOutSections(values: SectionValues & Pick<ProjectValues, "sectionLayout">) {
  return completeLayout(values.sectionLayout).map((entry) => {
    const { section } = entry;
    return [section, laidOutModules(entry, values[section])] as const;
  });
}

/** The modules that are not hidden, in the order of the page. */
export function shownModules(values: Parameters<typeof laidOutSections>[0]): ContentModule[] {
  return laidOutSections(values)
    .flatMap(([, modules]) => modules)
    .filter(({ hidden }) => !hidden);
}

/** A module, and the section that it is in. */
export type Located = { section: SectionKey; module: ContentModule };

/** All modules of a project with their sections, by their ids. */
export function locateModules(values: ProjectValues): Map<string, Located> {
  return new Map(
    sectionKeys.flatMap((section) =>
      values[section].map((module) => [module.id, { section, module }] as const),
    ),
  );
}

/** Whether two values are equal, whatever the order of their properties. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);
}

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [next]) => (one < next ? -1 : 1)));
}

/** The keys that differ between two states of a project. */
export function differingKeys(one: ProjectValues, other: ProjectValues): ProjectKey[] {
  return [...fieldKeys, ...sectionKeys].filter((key) => !isSame(one[key], other[key]));
}

/** The label of a field or section. */
export function labelOf(
  key: ProjectKey,
  { sectionLayout }: Pick<ProjectValues, "sectionLayout">,
  names: SectionNames,
): string {
  return key in sections
    ? sectionNameIn(sectionLayout, key as SectionKey, names) // as checked
    : projectFields[key as keyof FieldValues].label;
}

/** The key of a field or section with this GraphQL name. Undefined for a name that only a newer server has. */
export function keyOf(serverName: string): ProjectKey | undefined {
  const name = camelCased(serverName);
  return [...fieldKeys, ...sectionKeys].find((key) => key === name);
}

/**
 * A list with the label of a field, a section or the facts, by GraphQL name. Empty for a name that
 * only a newer server has.
 */
export function partLabels(
  serverName: string,
  values: Pick<ProjectValues, "sectionLayout">,
  names: SectionNames,
): string[] {
  if (serverName === "FACTS") return ["Facts"];
  const key = keyOf(serverName);
  return key ? [labelOf(key, values, names)] : [];
}
