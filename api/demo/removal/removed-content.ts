import { z } from "zod";

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

/** What is stored of a removed demo. A part that is missing, or is not known here, was not there. */
const removedContent = z.object({
  projectIds: z.array(number).catch([]),
  /** Fields of the site's identity by name. */
  identity: fields,
  /** Fields of the About content by name. */
  about: fields,
  banner: z.object({ isActive: z.boolean(), content: z.string() }).nullable().catch(null),
  tabs: z.array(tab).catch([]),
  /** Quotes out of tabs that stayed. */
  quotes: z.array(quote.extend({ tabId: number })).catch([]),
});

export type RemovedContent = z.infer<typeof removedContent>;

/** Reads what is stored of a removed demo, however old. */
export function readRemovedContent(stored: string): RemovedContent {
  return removedContent.parse(JSON.parse(stored));
}

/** What two removals took together: a demo of which something had come back in between. */
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
