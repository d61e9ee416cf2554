import { z } from "zod";
import { markupHtml } from "../../../markup/markup-html.ts";
import { type Markup, readMarkup } from "../../../markup/read-markup.ts";
import type { builder } from "../../builder/builder.ts";
import { memoiseHtml } from "./memoise-html.ts";

type Types = typeof builder extends PothosSchemaTypes.SchemaBuilder<infer T> ? T : never;

/** What the stored form of every type with rich text has. Without it the documented rules apply. */
export const storedMarkup = { markup: z.literal(2).optional().catch(undefined) };

/** The same as it may be written. */
export const writtenMarkup = { markup: z.literal(2, "Markup may only be 2").optional() };

type RichModule = { markup?: Markup | undefined };

export const markupDescription =
  "2 where texts of the module are written in Markdown: headings ## and ###, lists, quotes, links and `code` beside what the documented markup has. Null where that alone is read.";

/** The input of every type with rich text. */
export const markupInput = (t: PothosSchemaTypes.InputFieldBuilder<Types, "InputObject">) => ({
  markup: t.int({
    description: "2 where the texts are Markdown. Unset for the documented markup alone.",
  }),
});

/** Which markup to store. */
export function storeMarkup({ markup }: { markup?: number | null | undefined }): RichModule {
  return markup == null ? {} : { markup: markup as Markup }; // any other is refused when it is written
}

export const htmlDescription =
  "The same as HTML: paragraphs, headings, lists, quotes, emphasis, links and code, and nothing else.";

/** What texts and their HTML may take together, in characters: those of some hundred long case studies. */
const maxCharacters = 2_000_000;

/**
 * What makes the HTML of a module's text as a page shows it. It is remembered: to parse a text takes
 * milliseconds, and after each write every page is rendered again.
 */
export function createHtmlOf(read: typeof readMarkup) {
  const remembered = memoiseHtml((text, markup) => markupHtml(read(text, markup)), maxCharacters);
  return (text: string | undefined, { markup }: RichModule): string =>
    text ? remembered(text, markup) : "";
}

/** A text of a module as a page shows it. */
export const htmlOf = createHtmlOf(readMarkup);
