import { z } from "zod";
import { builder } from "../builder/builder.ts";
import { properties } from "../builder/expose.ts";
import { parseJson } from "../parse-json.ts";
import type { Link } from "../validation/link-list.ts";

export const SocialLinkType = builder.objectRef<Link>("SocialLink").implement({
  description: "A place elsewhere where the designer is found.",
  fields: (t) => ({
    ...properties(t, "String", {
      label: "What it is called. Empty for the name of the site it leads to.",
      url: "Where it leads: an address with http, https or mailto.",
    }),
  }),
});

export const SocialLinkInput = builder.inputType("SocialLinkInput", {
  description: "A place elsewhere where the designer is found.",
  fields: (t) => ({
    label: t.string({
      required: true,
      defaultValue: "",
      description:
        "What it is called, up to 100 characters. Empty for the name of the site it leads to.",
    }),
    url: t.string({
      required: true,
      description: "Where it leads: an address that starts with http://, https:// or mailto:.",
    }),
  }),
});

const storedLink = z.object({ label: z.string().catch(""), url: z.string().min(1) });

/** Reads stored links, whatever wrote them. An entry that is no link is left out. */
export function readLinks(stored: string): Link[] {
  return z
    .array(z.unknown())
    .catch([])
    .parse(parseJson(stored))
    .flatMap((link) => {
      const { data } = storedLink.safeParse(link);
      return data ? [data] : [];
    });
}
