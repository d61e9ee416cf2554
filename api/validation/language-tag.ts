import { z } from "zod";
import { canonicalTag } from "../../words/languages.ts";

const tagWhere = (isAllowed: (tag: string) => boolean) =>
  z
    .string()
    .trim()
    .max(35, "A language tag may be at most 35 characters long")
    .refine(isAllowed, "Please give the language by its tag, such as en or de")
    .transform((tag) => canonicalTag(tag) ?? tag);

/** BCP 47, in its usual spelling. */
export const languageTag = tagWhere((tag) => canonicalTag(tag) !== null);

/** The same, or empty. */
export const optionalLanguageTag = tagWhere((tag) => tag === "" || canonicalTag(tag) !== null);
