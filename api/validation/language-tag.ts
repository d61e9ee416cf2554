import { z } from "zod";
import { canonicalTag } from "../../words/languages.ts";

const tagWhere = (isAllowed: (tag: string) => boolean) =>
  z
    .string()
    .trim()
    .max(35, "A language tag may be at most 35 characters long")
    .refine(isAllowed, "Please give the language by its tag, such as en or de")
    .transform((tag) => canonicalTag(tag) ?? tag);

/** A BCP 47 tag, in its canonical spelling. */
export const languageTag = tagWhere((tag) => canonicalTag(tag) !== null);

/** A BCP 47 tag in its canonical spelling, or an empty text. */
export const optionalLanguageTag = tagWhere((tag) => tag === "" || canonicalTag(tag) !== null);
