import { z } from "zod";
import { verbatimText } from "../../validation/text.ts";
import { tagKey, tidyTag } from "./tag-key.ts";

const maxTags = 20;
const longestTag = 50;

/** With the space around it, and more than one between its words. */
const longestGiven = 200;

/** Tags without those that are empty or there already. The first spelling of one counts. */
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
