import { z } from "zod";
import { verbatimText } from "../../validation/text.ts";

const maxTags = 20;
const longestTag = 50;

/** The maximum length of a tag in characters before surrounding and repeated spaces are removed. */
const longestGiven = 200;

/**
 * The schema of a project's tags. It removes empty and repeated tags. Tags that differ only in case
 * count as repeated; the first spelling stays.
 */
export const tagList = z
  .array(z.string().max(longestGiven, `A tag may be at most ${longestTag} characters long`))
  .transform((tags) =>
    [
      ...new Map(
        tags
          .map(tidyTag)
          .filter(Boolean)
          .toReversed()
          .map((tag) => [tagKey(tag), tag]),
      ).values(),
    ].toReversed(),
  )
  .pipe(
    z.array(verbatimText("A tag", longestTag)).max(maxTags, `A project may have ${maxTags} tags`),
  );

/** The stored form of a tag: without surrounding and repeated spaces. */
function tidyTag(tag: string): string {
  return tag.normalize("NFC").trim().replace(/\s+/g, " ");
}

/** The key of a tag for comparing and for addresses: its stored form in lower case. */
export function tagKey(tag: string): string {
  return tidyTag(tag).toLowerCase();
}
