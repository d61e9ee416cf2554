import { type SectionKey, sectionKeys, sections } from "../../../../content/sections";
import type { ContentModule } from "../../../modules/editing/moduleTypes";
import type { Snapshot } from "../../editing/editing";
import { type FieldValues, fieldKeys, projectFields } from "./projectFields";

export type SectionValues = Record<SectionKey, readonly ContentModule[]>;

/** All that the edit page edits of a project. */
export type ProjectValues = FieldValues & SectionValues;

export type ProjectKey = keyof ProjectValues;

/** A project as it was at one version. */
export type ProjectSnapshot = Snapshot<ProjectValues>;

/** A change to what the form holds, made from what it holds at that moment. */
export type ProjectChange = (values: ProjectValues) => ProjectValues;

/** Whether two values say the same, in whatever order their properties were set. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);
}

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [next]) => (one < next ? -1 : 1)));
}

/** The keys of what differs between two states of a project. */
export function differingKeys(one: ProjectValues, other: ProjectValues): ProjectKey[] {
  return [...fieldKeys, ...sectionKeys].filter((key) => !isSame(one[key], other[key]));
}

/** What a field or section is called. */
export function labelOf(key: ProjectKey): string {
  return key in sections
    ? sections[key as SectionKey].name // by the check
    : projectFields[key as keyof FieldValues].label;
}

/** The field or section that the server calls `NAME_OF_IT`. Undefined for one that only a newer server knows. */
export function keyOf(serverName: string): ProjectKey | undefined {
  const name = serverName.toLowerCase().replace(/_./g, (match) => match.charAt(1).toUpperCase());
  return [...fieldKeys, ...sectionKeys].find((key) => key === name);
}

/** What a part of a project is called that the server names. None for one that only a newer server knows. */
export function partLabels(serverName: string): string[] {
  if (serverName === "FACTS") return ["Facts"];
  const key = keyOf(serverName);
  return key ? [labelOf(key)] : [];
}
