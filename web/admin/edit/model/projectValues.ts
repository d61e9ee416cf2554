import type { ContentModule } from "./contentModule";

/** The sections in the order of the page: what they are called, and what their text modules fall back to. */
export const sections = {
  role: { name: "Role", defaultTitle: "" },
  why: { name: "Why", defaultTitle: "Why" },
  result: { name: "Result", defaultTitle: "Result" },
  process: { name: "Process", defaultTitle: "Process" },
  solution: { name: "Solution", defaultTitle: "Solution" },
  shippedGoods: { name: "Shipped Goods", defaultTitle: "" },
} as const;

export type SectionKey = keyof typeof sections;

export const sectionKeys = Object.keys(sections) as SectionKey[]; // its keys by declaration

export type SectionValues = Record<SectionKey, readonly ContentModule[]>;

/** The fields of a project besides its sections. */
export type FieldValues = {
  name: string;
  slug: string;
  showOnHome: boolean;
  lightModeNav: boolean;
  homeDisplayWidth: "FULL" | "HALF";
  /** Address of a picture or film. Null for none. */
  homeHeroImage: string | null;
  heroImage: string | null;
  workImages: readonly string[];
};

/** What the fields are called. */
export const fieldLabels: Record<keyof FieldValues, string> = {
  name: "Project Name",
  slug: "Slug",
  showOnHome: "Show on home page",
  lightModeNav: "Light mode navigation",
  homeDisplayWidth: "Display width",
  homeHeroImage: "Home Hero Image",
  heroImage: "Detail Page Hero Image",
  workImages: "Work Images",
};

export const fieldKeys = Object.keys(fieldLabels) as (keyof FieldValues)[]; // its keys by declaration

/** All that the edit page edits of a project. */
export type ProjectValues = FieldValues & SectionValues;

/** A project as it was at one version. */
export type ProjectSnapshot = { version: number; values: ProjectValues };

/** Whether two values say the same, in whatever order their properties were set. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);
}

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [next]) => (one < next ? -1 : 1)));
}

/** The keys of what differs between two states of a project. */
export function differingKeys(one: ProjectValues, other: ProjectValues): (keyof ProjectValues)[] {
  return [...fieldKeys, ...sectionKeys].filter((key) => !isSame(one[key], other[key]));
}

/** What a field or section is called. */
export function labelOf(key: keyof ProjectValues): string {
  return key in sections ? sections[key as SectionKey].name : fieldLabels[key as keyof FieldValues]; // by the check
}
