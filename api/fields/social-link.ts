import { z } from "zod";
import { builder } from "../builder/builder.ts";
import { properties } from "../builder/expose.ts";
import { parseJson } from "../parse-json.ts";
import type { Link } from "../validation/link-list.ts";

export const SocialLinkType = builder.objectRef<Link>("SocialLink").implement({
  description: "A link to the designer elsewhere, such as a profile.",
  fields: (t) => ({
    ...properties(t, "String", {
      label: "The label of the link. Empty for the name of the site that it leads to.",
      url: "The address, with http, https or mailto.",
    }),
  }),
});

export const SocialLinkInput = builder.inputType("SocialLinkInput", {
  description: "A link to the designer elsewhere, such as a profile.",
  fields: (t) => ({
    label: t.string({
      required: true,
      defaultValue: "",
      description:
        "The label of the link, up to 100 characters. Empty for the name of the site that it leads to.",
    }),
    url: t.string({
      required: true,
      description: "The address, which starts with `http://`, `https://` or `mailto:`.",
    }),
  }),
});

const storedLink = z.object({ label: z.string().catch(""), url: z.string().min(1) });

/** Reads stored links. Leaves out entries that are not links. Returns none for a text that is not a list. */
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
