import { z } from "zod";
import { rowList } from "./row-list.ts";
import { requiredText, text } from "./text.ts";

/** Where something leads, and what it is called; empty where its address says it. */
export type Link = { label: string; url: string };

const longestAddress = 2_048;

/** A link, to a page or to an e-mail address: nothing that runs. */
const link: z.ZodType<Link> = z.object({
  label: text("Label", 100),
  url: requiredText("Address", longestAddress).refine(
    isLinkAddress,
    "Address must start with http://, https:// or mailto:",
  ),
});

/** Links in order. What is wrong with one says which one it is, from 1. */
export const linkList = (label: string, max: number) => rowList(label, "Link", link, max);

function isLinkAddress(address: string): boolean {
  return (
    /^(?:https?:\/\/[^/]|mailto:[^@]+@[^@])/i.test(address) &&
    !/\s/.test(address) &&
    URL.canParse(address)
  );
}
