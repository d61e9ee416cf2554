import { z } from "zod";
import { verbatimText } from "../../validation/text.ts";
import { tagKey, tidyTag } from "./tag-key.ts";

const maxTags = 20;
const longestTag = 50;

/** Including surrounding and repeated spaces. */
const longestGiven = 200;

/** Tags without empty and repeated ones. The first spelling is kept. */
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
