import { z } from "zod";
import { requiredText, text } from "./text.ts";

/** A link with its label. A link with an empty label is shown by its address. */
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

/** An ordered list of links. Messages name the position of an invalid link, from 1. */
export const linkList = (label: string, max: number) => rowList(label, "Link", link, max);

function isLinkAddress(address: string): boolean {
  return (
    /^(?:https?:\/\/[^/]|mailto:[^@]+@[^@])/i.test(address) &&
    !/\s/.test(address) &&
    URL.canParse(address)
  );
}

/**
 * A list of rows with the same schema. Messages name the position of an invalid row, from 1.
 * @param label the name of the list in messages
 * @param rowLabel the name of a row in messages
 * @param max the maximum number of rows
 */
export function rowList<Row>(label: string, rowLabel: string, row: z.ZodType<Row>, max: number) {
  return z
    .array(z.unknown())
    .max(max, `${label} may have at most ${max} entries`)
    .transform((rows, context) =>
      rows.flatMap((each, index) => {
        const { success, data, error } = row.safeParse(each);
        if (success) return [data];
        for (const { message } of error.issues) {
          context.addIssue({ code: "custom", message: `${rowLabel} ${index + 1}: ${message}` });
        }
        return [];
      }),
    );
}
