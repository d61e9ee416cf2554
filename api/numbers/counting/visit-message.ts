import { z } from "zod";
import { sectionKeys } from "../../../content/sections.ts";
import { parseJson } from "../../parse-json.ts";

/** The maximum duration of a view, in seconds. A page may stay open all day without being read. */
const longestView = 60 * 60;

const seconds = z.int().min(0).max(longestView);
const sections = z
  .int()
  .min(0)
  .max(2 ** sectionKeys.length - 1);

/**
 * A message of a page about one view. `seconds` and `sections` are pairs: the value at the previous
 * message, and the value now. So messages can be counted in any order and by any instance.
 */
const visitMessage = z
  .strictObject({
    /** A random id of this view, which is not stored. */
    id: z.string().regex(/^[\w-]{12,24}$/),
    /** The number of the message within the view, from 0. */
    number: z.int().min(0).max(30),
    path: z.string().startsWith("/").max(300),
    device: z.enum(["phone", "tablet", "desktop"]),
    /** How long the page was visible and in use, in seconds. */
    seconds: z.tuple([seconds, seconds]),
    /** The sections that were seen, as bits in the order of `sectionKeys`. */
    sections: z.tuple([sections, sections]),
    /**
     * The host that the visitor came from, empty for none. Undefined where the host was this site.
     */
    referrer: z.string().max(253).optional(),
    /** Whether a program controls the browser. */
    isDriven: z.boolean().optional(),
  })
  .refine(({ number, seconds, sections }) => {
    const isFirst = number === 0;
    const neverFalls = seconds[0] <= seconds[1] && (sections[0] & ~sections[1]) === 0;
    return neverFalls && (!isFirst || (seconds[0] === 0 && sections[0] === 0));
  });

export type VisitMessage = z.infer<typeof visitMessage>;

/** Parses a message. @returns undefined for a message that no page of this site sends */
export function readVisitMessage(body: unknown): VisitMessage | undefined {
  return typeof body === "string" ? visitMessage.safeParse(parseJson(body)).data : undefined;
}
