import { z } from "zod";

/** What the fields of each kind hold, as columns and revisions store it. */
export type FieldValues = {
  text: string;
  flag: boolean;
  integer: number;
  displayWidth: "full" | "half";
  /** Address of a picture or video. Null for none. */
  media: string | null;
  mediaList: string[];
};

export type FieldKind = keyof FieldValues;

/**
 * How the value of a field is read from stored JSON. What is missing there, or of another form, reads as
 * the default that the column has too.
 */
export const storedForms: { [Kind in FieldKind]: z.ZodType<FieldValues[Kind]> } = {
  text: z.string().catch(""),
  flag: z.boolean().catch(false),
  integer: z.int32().catch(0),
  displayWidth: z.enum(["full", "half"]).catch("half"),
  media: z.string().nullable().catch(null),
  mediaList: z.array(z.string()).catch([]),
};
