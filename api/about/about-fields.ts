import { z } from "zod";
import { requiredText, verbatimText } from "../validation/text.ts";
import { wholeNumber } from "../validation/whole-number.ts";
import { sanitizeHtml } from "./sanitize-html.ts";

const longestHtml = 20_000;

/** The owner's HTML, made harmless; not without words. */
const html = verbatimText("Content", longestHtml)
  .transform((value) => sanitizeHtml(value).trim())
  .refine((value) => value.replace(/<[^<>]*>|&nbsp;|\s/g, "") !== "", {
    message: "Content is required",
    params: { code: "REQUIRED" },
  });

/** The rules of a tab's fields. */
const tabFields = z.object({
  name: requiredText("Name", 120),
  slug: requiredText("Slug", 120).pipe(
    z
      .string()
      .regex(
        /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
        "Slug may contain lowercase letters, digits and single hyphens between them",
      ),
  ),
  contentHeading: requiredText("Heading", 200),
  contentText: html,
  quotesHeading: requiredText("Quotes heading", 200),
  displayOrder: wholeNumber("Display order"),
});

/** The rules of a quote's fields. */
const quoteFields = z.object({
  quote: requiredText("Quote", 5_000),
  authorName: requiredText("Name", 200),
  authorTitle: requiredText("Title", 200),
  authorCompany: requiredText("Company", 200),
  displayOrder: wholeNumber("Display order"),
});

export const tabChanges = tabFields.partial();
export const newTab = tabFields.partial({ quotesHeading: true, displayOrder: true });
export const quoteChanges = quoteFields.partial();
export const newQuote = quoteFields.partial({ displayOrder: true });
