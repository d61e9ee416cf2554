import { z } from "zod";

/** The sections of a case study in the order in which they are told; a bit for each in a message. */
export const sectionNames = [
  "role",
  "why",
  "result",
  "process",
  "solution",
  "shippedGoods",
] as const;

/** How long a view may take at most, in seconds: whoever leaves a page open has not read it for a day. */
const longestView = 60 * 60;

const seconds = z.int().min(0).max(longestView);
const sections = z
  .int()
  .min(0)
  .max(2 ** sectionNames.length - 1);

/**
 * What a page sends about one view of it. Each message says how far the view was when the one before was
 * sent, and how far it is now, so that messages can be counted in any order, and by any instance.
 */
const visitMessage = z
  .strictObject({
    /** Made up for this view, and forgotten with it. */
    id: z.string().regex(/^[\w-]{12,24}$/),
    /** Which of the messages of the view, from 0. */
    number: z.int().min(0).max(30),
    path: z.string().startsWith("/").max(300),
    device: z.enum(["phone", "tablet", "desktop"]),
    /** How long the page was in sight and in use. */
    seconds: z.tuple([seconds, seconds]),
    /** Which sections were seen. */
    sections: z.tuple([sections, sections]),
    /** Host of the page that led here, empty for none. Missing where this site did. */
    referrer: z.string().max(253).optional(),
    /** Whether a program drives the browser. */
    isDriven: z.boolean().optional(),
  })
  .refine(({ number, seconds, sections }) => {
    const isFirst = number === 0;
    const neverFalls = seconds[0] <= seconds[1] && (sections[0] & ~sections[1]) === 0;
    return neverFalls && (!isFirst || (seconds[0] === 0 && sections[0] === 0));
  });

export type VisitMessage = z.infer<typeof visitMessage>;

/** @returns undefined for what no page of this site sends */
export function readVisitMessage(body: unknown): VisitMessage | undefined {
  if (typeof body !== "string") return undefined;
  try {
    return visitMessage.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}
