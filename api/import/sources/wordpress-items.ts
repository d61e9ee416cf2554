import { SaxesParser } from "saxes";
import { StartError } from "../../start-error.ts";

/** An item of WXR, the export format of WordPress: a post, a page, a file or an item of another type. */
export type WordPressItem = {
  /** The texts of the item's child elements, by name: title, link, content:encoded, wp:post_id. */
  texts: Record<string, string>;
  tags: string[];
  meta: Record<string, string>;
};

export const isWordPress = (text: string) =>
  /<rss\b/.test(text.slice(0, 4_000)) && text.slice(0, 10_000).includes("wordpress.org/export/");

/** Characters that XML must not contain, although some exports do, and other invisible control characters. */
const disallowed = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;

/** An & that begins no entity of XML, as in titles of Squarespace. CDATA sections are matched as a whole. */
const bareSign = /<!\[CDATA\[[\s\S]*?\]\]>|&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)/gi;

/**
 * Reads WXR. @throws {StartError} for malformed XML, and for a DOCTYPE, whose entities could expand or name
 * other files
 */
export function readItems(xml: string, name: string): { items: WordPressItem[]; notes: string[] } {
  const allowed = xml.replaceAll(disallowed, "");
  const text = allowed.replaceAll(bareSign, (all) => (all === "&" ? "&amp;" : all));
  const items: WordPressItem[] = [];
  const path: string[] = [];
  let item: WordPressItem | undefined;
  let words = "";
  let meta = "";
  let domain: string | undefined;
  const parser = new SaxesParser();
  parser.on("doctype", () => {
    throw new StartError(
      `${name} declares entities of its own, which no export of WordPress does.`,
    );
  });
  parser.on("error", (error) => {
    throw new StartError(`${name} is no whole XML: ${error.message}.`);
  });
  parser.on("opentag", ({ name: tag, attributes }) => {
    path.push(tag);
    words = "";
    if (tag === "item") item = { texts: {}, tags: [], meta: {} };
    if (tag === "category") domain = attributes.domain;
  });
  parser.on("text", (part) => {
    words += part;
  });
  parser.on("cdata", (part) => {
    words += part;
  });
  parser.on("closetag", ({ name: tag }) => {
    path.pop();
    if (!item) return;
    if (tag === "item") {
      items.push(item);
      item = undefined;
    } else if (tag === "category") {
      if (!/^(?:post_format|nav_menu|language)$/.test(domain ?? "")) item.tags.push(words.trim());
    } else if (tag === "wp:meta_key") meta = words.trim();
    else if (tag === "wp:meta_value") item.meta[meta] ??= words;
    else if (path.at(-1) === "item") item.texts[tag] ??= words.trim();
  });
  parser.write(text).close();
  const isChanged = allowed.length !== xml.length;
  return {
    items,
    notes: isChanged ? [`${name} had signs that XML must not contain; they were left out.`] : [],
  };
}
