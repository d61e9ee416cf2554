import { z } from "zod";
import { rowList } from "./row-list.ts";
import { requiredText, text } from "./text.ts";

/** A link with its label; an empty label stands for its address. */
export type Link = { label: string; url: string };

const longestAddress = 2_048;

/** A link to a page or an e-mail address, with no scheme that runs code. */
const link: z.ZodType<Link> = z.object({
  label: text("Label", 100),
  url: requiredText("Address", longestAddress).refine(
    isLinkAddress,
    "Address must start with http://, https:// or mailto:",
  ),
});

/** An ordered list of links. Faults name the position, from 1. */
export const linkList = (label: string, max: number) => rowList(label, "Link", link, max);

function isLinkAddress(address: string): boolean {
  return (
    /^(?:https?:\/\/[^/]|mailto:[^@]+@[^@])/i.test(address) &&
    !/\s/.test(address) &&
    URL.canParse(address)
  );
}
