import rehypeParse from "rehype-parse";
import rehypeSanitize, { type Options } from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";

const allowed: Options = {
  tagNames: [
    "p",
    "br",
    "strong",
    "b",
    "em",
    "i",
    "u",
    "s",
    "sup",
    "sub",
    "code",
    "ul",
    "ol",
    "li",
    "a",
    "h3",
    "h4",
    "blockquote",
  ],
  attributes: { a: ["href"] },
  protocols: { href: ["http", "https", "mailto"] },
  required: {},
  strip: ["script", "style"],
  clobberPrefix: "",
  allowComments: false,
  allowDoctypes: false,
};

const processor = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeSanitize, allowed)
  .use(rehypeStringify);

/**
 * Sanitises HTML of the owner. Of the elements, only those in `allowed` remain; of the links, only
 * those to http, https, mailto and relative addresses.
 */
export function sanitizeHtml(html: string): string {
  return processor.processSync(html).toString();
}
