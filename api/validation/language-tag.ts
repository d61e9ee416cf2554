import { z } from "zod";
import { canonicalTag } from "../../words/languages.ts";

/** BCP 47, in its usual spelling. */
export const languageTag = z
  .string()
  .trim()
  .max(35, "A language tag may be at most 35 characters long")
  .refine(
    (tag) => canonicalTag(tag) !== null,
    "Please give the language by its tag, such as en or de",
  )
  .transform((tag) => canonicalTag(tag) ?? tag);
