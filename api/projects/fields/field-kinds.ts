import { z } from "zod";
import type { LightSource, Visibility } from "../../database/__generated__/prisma/client.ts";
import type { Link } from "../../validation/link-list.ts";

/** Someone who took part, and as what. */
export type TeamMember = { name: string; role: string };

/** What the fields of each kind hold, as revisions store it. */
export type FieldValues = {
  text: string;
  flag: boolean;
  integer: number;
  displayWidth: "full" | "half";
  visibility: Visibility;
  lightSource: LightSource;
  /** Null for none. */
  moment: Date | null;
  /** Null for none. */
  optionalText: string | null;
  /** Address of a picture or video. Null for none. */
  media: string | null;
  mediaList: string[];
  people: TeamMember[];
  links: Link[];
  tags: string[];
};

export type FieldKind = keyof FieldValues;

/** The kinds of fields that can be without a value. */
export type OptionalKind = {
  [Kind in FieldKind]: null extends FieldValues[Kind] ? Kind : never;
}[FieldKind];

const optionalKinds: Record<OptionalKind, true> = { moment: true, optionalText: true, media: true };

export function isOptional(kind: FieldKind): kind is OptionalKind {
  return kind in optionalKinds;
}

const storedText = z.string().catch("");

/** A list of which those entries are read that are one. */
function storedList<Entry>(entry: z.ZodType<Entry>) {
  return z
    .array(z.unknown())
    .catch([])
    .transform((list) => list.flatMap((each) => entry.safeParse(each).data ?? []));
}

/**
 * How the value of a field is read from stored JSON. What is missing there, or of another form, reads as
 * the default that the column has too.
 */
export const storedForms: { [Kind in FieldKind]: z.ZodType<FieldValues[Kind]> } = {
  text: z.string().catch(""),
  flag: z.boolean().catch(false),
  integer: z.int32().catch(0),
  displayWidth: z.enum(["full", "half"]).catch("half"),
  visibility: z.enum(["public", "unlisted", "draft"]).catch("public"),
  lightSource: z.enum(["picture", "colors", "site"]).catch("picture"),
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
};
