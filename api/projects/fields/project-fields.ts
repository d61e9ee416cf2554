import { z } from "zod";
import type { Project } from "../../database/__generated__/prisma/client.ts";
import { mediaAddress, optionalMedia } from "../../validation/media-address.ts";
import { requiredText, text } from "../../validation/text.ts";
import { wholeNumber } from "../../validation/whole-number.ts";
import type { SectionColumn } from "../case-study/sections.ts";
import { slugText } from "../slug.ts";
import { timeZoneName } from "../visibility/time-zone.ts";
import { factFields } from "./fact-fields.ts";
import type { FieldOf } from "./field-entry.ts";
import type { FieldKind, FieldValues } from "./field-kinds.ts";
import { lightFields } from "./light-fields.ts";

const mostWorkImages = 200;

/** What is later has no stored form that can be compared. */
const lastYear = 9998;

/** Columns that the server writes by itself. */
type OwnColumn = "id" | "version" | "publishedAt" | "deletedAt" | "createdAt" | "updatedAt";

/** Columns that hold JSON, by what is in it. */
type JsonColumns = Pick<{ team: FieldValues["people"] } & FieldValues, "team" | "links" | "tags">;

type Columns = Omit<Project, OwnColumn | SectionColumn | keyof JsonColumns> &
  JsonColumns & { workImages: string[] };

/**
 * Every field of a project that can be written, its sections apart, in the order of the form. A field has
 * the same name as its column, in GraphQL, in REST and in revisions. All of these follow from this list.
 */
export const projectFields = {
  name: {
    kind: "text",
    rule: requiredText("Name", 200),
    description: "The title.",
    isRequired: true,
    isRevised: true,
  },
  slug: {
    kind: "text",
    rule: slugText,
    description: "The last part of the page's address; in the trash, the one it had.",
    inputDescription: "The last part of the page's address. A former one redirects to it.",
    isRequired: true,
    isRevised: true,
  },
  showOnHome: {
    kind: "flag",
    rule: z.boolean(),
    description: "Whether it has a card on the home page.",
    isRevised: true,
  },
  lightModeNav: {
    kind: "flag",
    rule: z.boolean(),
    description: "Whether the navigation over its hero is dark on light.",
    isRevised: true,
  },
  homeDisplayWidth: {
    kind: "displayWidth",
    rule: z.enum(["full", "half"]),
    description: "How wide its card is.",
    isRevised: true,
  },
  homeHeroImage: {
    kind: "media",
    rule: optionalMedia("Home hero image"),
    description: "The picture or video of its card. Null for the one of the page.",
    inputDescription: "Address of the picture or video of its card. Null for the one of the page.",
    isRevised: true,
  },
  heroImage: {
    kind: "media",
    rule: optionalMedia("Hero image"),
    description: "The picture or video at the head of its page. Null while none is chosen.",
    inputDescription: "Address of the picture or video at the head of its page. Null for none.",
    isRevised: true,
  },
  workImages: {
    kind: "mediaList",
    rule: z
      .array(mediaAddress("Work image"))
      .max(mostWorkImages, `A project may have ${mostWorkImages} work images`),
    description: "What it shows in the work grid, in order.",
    inputDescription: "Addresses of what it shows in the work grid, in order.",
    isRevised: true,
  },
  searchDescription: {
    kind: "text",
    rule: text("Search description", 300),
    description:
      "What search engines and link previews say of its page. Empty for the opening words of its case study, and while the project is locked.",
    inputDescription:
      "What search engines and link previews say of its page. Empty for the opening words of its case study.",
    isRevised: true,
  },
  socialImage: {
    kind: "media",
    rule: optionalMedia("Social picture"),
    description:
      "The picture of link previews, of its case study as the pictures there. Null for the other pictures of the project, and while the project is locked.",
    inputDescription:
      "Address of the picture of link previews. Null for the other pictures of the project.",
    isRevised: true,
  },
  ...lightFields,
  homeOrder: {
    kind: "integer",
    rule: wholeNumber("Home order"),
    description: "Place on the home page, smallest first.",
    isRevised: false,
  },
  workOrder: {
    kind: "integer",
    rule: wholeNumber("Work order"),
    description: "Place in the work grid, smallest first.",
    isRevised: false,
  },
  isPasswordProtected: {
    kind: "flag",
    rule: z.boolean(),
    description: "Whether its case study needs the portfolio password.",
    isRevised: false,
  },
  visibility: {
    kind: "visibility",
    rule: z.enum(["public", "unlisted", "draft"]),
    description:
      "Who finds it, as of now: a draft reads PUBLIC from its moment on. Setting it removes a moment that has passed.",
    inputDescription:
      "Who finds it. Public where a new project says nothing. Setting it removes a moment that has passed.",
    isRevised: false,
  },
  publishAt: {
    kind: "moment",
    rule: z
      .date()
      .refine((moment) => moment.getUTCFullYear() <= lastYear, `Publish before ${lastYear + 1}`)
      .nullable(),
    description:
      "When the draft becomes public by itself, or became so. Null where it is not scheduled, and for everyone but the owner.",
    inputDescription:
      "When the draft is to become public by itself. Null for never. One that has passed is refused with PAST, unless it is the stored one.",
    isRevised: false,
  },
  publishZone: {
    kind: "optionalText",
    rule: timeZoneName.nullable(),
    description:
      "IANA name of the time zone that publishAt was chosen in. Null where there is none, and for everyone but the owner.",
    inputDescription:
      "IANA name of the time zone that publishAt was chosen in, such as Europe/Oslo. Null for none.",
    isRevised: false,
  },
  ...factFields,
} as const satisfies { [Column in keyof Columns]: FieldOf<Columns[Column]> };

export type ProjectFieldKey = keyof typeof projectFields;

export const projectFieldKeys = Object.keys(projectFields) as ProjectFieldKey[]; // its keys by declaration

/** The fields for which something holds. */
type KeysWith<Trait> = {
  [Key in ProjectFieldKey]: (typeof projectFields)[Key] extends Trait ? Key : never;
}[ProjectFieldKey];

export type RequiredFieldKey = KeysWith<{ isRequired: true }>;
export type RevisedFieldKey = KeysWith<{ isRevised: true }>;

export type FactKey = KeysWith<{ isFact: true }>;

export const requiredFieldKeys = projectFieldKeys.filter(
  (key): key is RequiredFieldKey => "isRequired" in projectFields[key],
);

/** The same in the form that Zod's masks have. */
export const requiredFields = Object.fromEntries(
  requiredFieldKeys.map((key) => [key, true]),
) as Record<RequiredFieldKey, true>; // an entry for every key

export const revisedFieldKeys = projectFieldKeys.filter(
  (key): key is RevisedFieldKey => projectFields[key].isRevised,
);

/** The fields that stand by themselves. */
export type PlainKey = Exclude<ProjectFieldKey, FactKey>;

const isFact = (key: ProjectFieldKey): key is FactKey => "isFact" in projectFields[key];

export const factKeys = projectFieldKeys.filter(isFact);
export const plainKeys = projectFieldKeys.filter((key): key is PlainKey => !isFact(key));

/** The fields that REST has, too. */
export type RestKey = Exclude<ProjectFieldKey, KeysWith<{ isOfGraphQL: true }>>;

export const restKeys = projectFieldKeys.filter(
  (key): key is RestKey => !("isOfGraphQL" in projectFields[key]),
);

/** What GraphQL says of a field as an input. */
export function inputDescriptionOf(key: ProjectFieldKey): string {
  const field = projectFields[key];
  return "inputDescription" in field ? field.inputDescription : field.description;
}

/** What a field's kind makes of it. */
export type ByKind<Made extends Record<FieldKind, unknown>, Keys extends ProjectFieldKey> = {
  [Key in Keys]: Made[(typeof projectFields)[Key]["kind"]];
};

/**
 * One thing for each of some fields, by its kind.
 * @param make returns what `Made` says for the field's kind
 */
export function eachField<Made extends Record<FieldKind, unknown>, Keys extends ProjectFieldKey>(
  keys: readonly Keys[],
  make: (key: Keys, kind: FieldKind) => Made[FieldKind],
): ByKind<Made, Keys> {
  const made: Partial<Record<Keys, Made[FieldKind]>> = {};
  for (const key of keys) made[key] = make(key, projectFields[key].kind);
  return made as ByKind<Made, Keys>; // every key, made by its kind
}

type Rules = { [Key in ProjectFieldKey]: (typeof projectFields)[Key]["rule"] };

const rules = Object.fromEntries(
  projectFieldKeys.map((key) => [key, projectFields[key].rule]),
) as Rules; // an entry for every key

export const projectChanges = z.object(rules).partial();
export const newProject = projectChanges.extend(z.object(rules).pick(requiredFields).shape);

export type ProjectChanges = z.input<typeof projectChanges>;
export type NewProject = z.input<typeof newProject>;
