import { z } from "zod";
import {
  type Brief,
  briefTexts,
  maxBriefEntries,
  maxBriefNumber,
  parseBrief,
  unlessBlank,
} from "../../../content/brief.ts";
import type { FieldKind, rowKeys } from "../../../content/project-fields.ts";
import {
  type LaidOutSection,
  maxSectionName,
  parseLayout,
} from "../../../content/section-layout.ts";
import { sectionKeys } from "../../../content/sections.ts";
import type { LightSource, Visibility } from "../../database/__generated__/prisma/client.ts";
import { type Link, linkList, rowList } from "../../validation/link-list.ts";
import { mediaAddress, optionalMedia } from "../../validation/media-address.ts";
import { requiredText, text } from "../../validation/text.ts";
import { wholeNumber } from "../../validation/whole-number.ts";
import { tagList } from "../tags/tag-list.ts";

/** The IANA name of a time zone. */
const timeZoneName = z
  .string()
  .max(64)
  // Offsets such as +02:00 are refused: newer runtimes accept them as names, older browsers do not.
  .regex(/^[A-Z]/i, "Time zone is not known; name one such as Europe/Oslo")
  .refine(isKnown, "Time zone is not known; name one such as Europe/Oslo");

function isKnown(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

/** A team member with a role. */
export type TeamMember = Record<(typeof rowKeys.people)[number], string>;

/** The type of the value of each kind of field, as it is used in code and in revisions. */
export type FieldValues = {
  text: string;
  flag: boolean;
  integer: number;
  displayWidth: "full" | "half";
  visibility: Visibility;
  lightSource: LightSource;
  /** Null for no time. */
  moment: Date | null;
  /** Null for no text. */
  optionalText: string | null;
  /** Address of a picture or video. Null for none. */
  media: string | null;
  mediaList: string[];
  people: TeamMember[];
  links: Link[];
  tags: string[];
  sectionLayout: LaidOutSection[];
  /** Null for no brief, the summary of a project in a few words and pictures. */
  brief: Brief | null;
};

/** The kinds of fields whose values may be null. */
type OptionalKind = {
  [Kind in FieldKind]: null extends FieldValues[Kind] ? Kind : never;
}[FieldKind];

const optionalKinds: Record<OptionalKind, true> = {
  moment: true,
  optionalText: true,
  media: true,
  brief: true,
};

export function isOptional(kind: FieldKind): kind is OptionalKind {
  return kind in optionalKinds;
}

const displayWidth = z.enum(["full", "half"]);
const visibility = z.enum(["public", "unlisted", "draft"]);
const lightSource = z.enum(["picture", "colors", "site"]);

const storedText = z.string().catch("");

/** A schema that reads a stored list without its invalid entries. Any other value is read as an empty list. */
function storedList<Entry>(entry: z.ZodType<Entry>) {
  return z
    .array(z.unknown())
    .catch([])
    .transform((list) => list.flatMap((each) => entry.safeParse(each).data ?? []));
}

/** Schemas that read stored JSON. Missing and invalid values become the default of the column. */
export const storedForms: { [Kind in FieldKind]: z.ZodType<FieldValues[Kind]> } = {
  text: z.string().catch(""),
  flag: z.boolean().catch(false),
  integer: z.int32().catch(0),
  displayWidth: displayWidth.catch("half"),
  visibility: visibility.catch("public"),
  lightSource: lightSource.catch("picture"),
  moment: z.iso
    .datetime()
    .transform((text) => new Date(text))
    .nullable()
    .catch(null),
  optionalText: z.string().nullable().catch(null),
  media: z.string().nullable().catch(null),
  mediaList: z.array(z.string()).catch([]),
  people: storedList(z.object({ name: storedText, role: storedText })),
  links: storedList(z.object({ label: storedText, url: z.string() })),
  tags: storedList(z.string()),
  sectionLayout: z.array(z.unknown()).catch([]).transform(parseLayout),
  brief: z
    .unknown()
    .transform((stored) => unlessBlank(parseBrief(stored)))
    .catch(null),
};

const person: z.ZodType<TeamMember> = z.object({
  name: requiredText("Name", 100),
  role: text("Role", 100),
});

const sectionLayout: z.ZodType<LaidOutSection[]> = z
  .array(
    z.object({
      section: z.enum(sectionKeys),
      name: text("Name of a section", maxSectionName),
      isLeftOut: z.boolean(),
    }),
  )
  .refine(
    (layout) => new Set(layout.map(({ section }) => section)).size === layout.length,
    "A section may be listed once",
  );

const ownText = (key: keyof typeof briefTexts) => text(briefTexts[key].label, briefTexts[key].max);

const brief: z.ZodType<Brief | null> = z
  .object({
    outcome: ownText("outcome"),
    role: ownText("role"),
    team: ownText("team"),
    time: ownText("time"),
    numbers: rowList(
      "Numbers",
      "Number",
      z.object({
        value: requiredText("Number", maxBriefNumber.value),
        label: text("Label", maxBriefNumber.label),
      }),
      maxBriefEntries,
    ),
    pictures: z
      .array(mediaAddress("Picture"))
      .max(maxBriefEntries, `A brief may have ${maxBriefEntries} pictures`),
    isPublic: z.boolean(),
  })
  .transform(unlessBlank)
  .nullable();

/**
 * The last year that a date may have. SQLite stores dates as texts, and those of years with five digits would
 * sort wrongly.
 */
const lastYear = 9998;

type Limits = { name: string; max: number; isRequired: boolean };

/** Schemas that validate input. `name` is the field's name in messages, `max` its maximum length or count. */
export const rules: { [Kind in FieldKind]: (limits: Limits) => z.ZodType<FieldValues[Kind]> } = {
  text: ({ name, max, isRequired }) => (isRequired ? requiredText(name, max) : text(name, max)),
  flag: () => z.boolean(),
  integer: ({ name }) => wholeNumber(name),
  displayWidth: () => displayWidth,
  visibility: () => visibility,
  lightSource: () => lightSource,
  moment: () =>
    z
      .date()
      .refine((moment) => moment.getUTCFullYear() <= lastYear, `Publish before ${lastYear + 1}`)
      .nullable(),
  optionalText: () => timeZoneName.nullable(),
  media: ({ name }) => optionalMedia(name),
  mediaList: ({ name, max }) =>
    z.array(mediaAddress(name)).max(max, `A project may have ${max} work images`),
  people: ({ name, max }) => rowList(name, "Person", person, max),
  links: ({ name, max }) => linkList(name, max),
  tags: () => tagList,
  sectionLayout: () => sectionLayout,
  brief: () => brief,
};
