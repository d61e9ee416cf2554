import { z } from "zod";
import { parseJson } from "../../parse-json.ts";

const text = z.string().catch("");
const optionalText = z.string().nullable().optional().catch(undefined);
const number = z.number().int();

const quote = z.object({
  quote: text,
  authorName: text,
  authorTitle: text,
  authorCompany: text,
  displayOrder: number.catch(0),
});

const tab = z.object({
  name: text,
  slug: z.string(),
  contentHeading: text,
  contentText: text,
  quotesHeading: text,
  displayOrder: number.catch(0),
  quotes: z.array(quote).catch([]),
});

const fields = z.record(z.string(), optionalText).catch({});

/** The stored content of a removed demo. A part that is missing or unknown counts as not removed. */
const removedContent = z.object({
  projectIds: z.array(number).catch([]),
  /** Fields of the site's identity by name. */
  identity: fields,
  /** Fields of the About content by name. */
  about: fields,
  banner: z.object({ isActive: z.boolean(), content: z.string() }).nullable().catch(null),
  tabs: z.array(tab).catch([]),
  /** Quotes of tabs that were not removed. */
  quotes: z.array(quote.extend({ tabId: number })).catch([]),
});

export type RemovedContent = z.infer<typeof removedContent>;

/** Reads the stored content of a removed demo, in any version. */
export function readRemovedContent(stored: string): RemovedContent {
  return removedContent.parse(parseJson(stored) ?? {});
}

/**
 * Joins the content of two removals. A second removal is needed if a project of the demo was restored from
 * the trash after the first.
 */
export function joinRemoved(before: RemovedContent, after: RemovedContent): RemovedContent {
  return {
    projectIds: [...new Set([...before.projectIds, ...after.projectIds])],
    identity: { ...before.identity, ...after.identity },
    about: { ...before.about, ...after.about },
    banner: after.banner ?? before.banner,
    tabs: [...before.tabs, ...after.tabs],
    quotes: [...before.quotes, ...after.quotes],
  };
}
