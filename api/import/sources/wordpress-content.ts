import { escapeXml } from "../../escape-xml.ts";
import type { WordPressItem } from "./wordpress-items.ts";

type Site = {
  /** The files that were uploaded to the post: the pictures of a gallery that lists none. */
  attachments: readonly WordPressItem[];
  /** Finds any item of the export by its id in WordPress. */
  find: (id: string) => WordPressItem | undefined;
};

/** The HTML of a post: blocks unchanged, shortcodes replaced by HTML, texts of older posts in paragraphs. */
export function printContent(content: string, site: Site): { html: string; losses: string[] } {
  const losses: string[] = [];
  const whole = withBlocks(content, site, losses);
  const isOfBlocks = /<!--\s*wp:/.test(whole);
  const html = printShortcodes(whole, site, losses).replaceAll(
    /(<div class="wp-block-embed__wrapper">)\s*(https?:\/\/[^\s<]+)\s*(?=<)/g,
    (_all, start, address) => `${start}<iframe src="${address}"></iframe>`,
  );
  return { html: isOfBlocks ? html : inParagraphs(html), losses };
}

/**
 * Inserts reusable blocks, which the export contains as separate posts. Removes other blocks without HTML,
 * because WordPress renders them on its server.
 */
function withBlocks(content: string, { find }: Site, losses: string[]): string {
  return content.replaceAll(
    /<!-- wp:([a-z][\w/-]*)(?: (\{[^\n]*?\}))? \/-->/g,
    (_all, name: string, settings = "") => {
      const [, ref] = /"ref":(\d+)/.exec(settings) ?? [];
      const block = ref === undefined ? undefined : find(ref)?.texts["content:encoded"];
      if (name === "block" && block !== undefined) return block;
      losses.push(
        `The block ${name} is made by WordPress itself and has no content in the export.`,
      );
      return "";
    },
  );
}

const shortcode =
  /\[(\/?)([a-zA-Z][\w-]*)((?:\s+[\w-]+(?:=(?:"[^"\]]*"|'[^'\]]*'|[^\s"'\]]*))?)*)\s*\/?\]/g;

function printShortcodes(content: string, site: Site, losses: string[]): string {
  const lost = new Set<string>();
  const printed = content
    .replaceAll(/\[caption\b([^\]]*)\]([\s\S]*?)\[\/caption\]/g, (_all, _given, inner: string) => {
      const [, picture = "", words = ""] =
        /^\s*(<a\b[^>]*>\s*<img\b[^>]*>\s*<\/a>|<img\b[^>]*>)([\s\S]*)$/.exec(inner) ?? [];
      return `<figure>${picture}<figcaption>${words.trim()}</figcaption></figure>`;
    })
    .replaceAll(
      /\[(embed|video)\b([^\]]*)\]\s*(https?:\/\/[^\s<[]+)\s*\[\/\1\]/g,
      (_all, _name, _given, address) => `<iframe src="${address}"></iframe>`,
    )
    .replaceAll(shortcode, (all, end: string, name: string, given: string) => {
      const values = attributesOf(given);
      if (name === "gallery") return printGallery(values, site);
      if (name === "video" || name === "playlist") {
        const src = values.get("src") ?? values.get("mp4") ?? values.get("webm");
        if (src) return `<figure><video src="${escapeXml(src)}"></video></figure>`;
      }
      // Text in brackets that is no shortcode, such as [sic], stays.
      if (end === "" && values.size === 0 && !/[_-]/.test(name) && !content.includes(`[/${name}]`))
        return all;
      if (end !== "" && !content.includes(`[${name}`)) return all;
      lost.add(name);
      return "";
    });
  losses.push(
    ...[...lost].map((name) => `The shortcode [${name}] is left out; what stands in it is kept.`),
  );
  return printed;
}

function attributesOf(text: string): Map<string, string> {
  const found = text.matchAll(/([\w-]{1,50})=(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g);
  return new Map(
    Array.from(found, ([, key = "", one, two, bare]) => [key, one ?? two ?? bare ?? ""]),
  );
}

/**
 * The HTML of a gallery, with the files that its shortcode names. If it names none, with all files of the
 * post.
 */
function printGallery(values: ReadonlyMap<string, string>, { attachments, find }: Site): string {
  const ids = (values.get("ids") ?? values.get("include") ?? "").split(",").map((id) => id.trim());
  const named = ids.flatMap((id) => find(id) ?? []);
  const excluded = (values.get("exclude") ?? "").split(",");
  const own = attachments
    .filter(({ texts }) => !excluded.includes(texts["wp:post_id"] ?? ""))
    .filter(({ texts }) => !/\.(?:pdf|docx?|zip|mp3)$/i.test(texts["wp:attachment_url"] ?? ""))
    .sort((one, other) => orderOf(one) - orderOf(other));
  const figures = (values.has("ids") || values.has("include") ? named : own).map(
    ({ texts, meta }) => {
      const caption = texts["excerpt:encoded"] ?? "";
      const address = texts["wp:attachment_url"] ?? texts.guid ?? "";
      const image = `<img src="${escapeXml(address)}" alt="${escapeXml(meta._wp_attachment_image_alt ?? "")}" data-id="${escapeXml(texts["wp:post_id"] ?? "")}">`;
      return `<figure>${image}${caption && `<figcaption>${escapeXml(caption)}</figcaption>`}</figure>`;
    },
  );
  return `\n\n<div class="gallery">${figures.join("")}</div>\n\n`;
}

function orderOf({ texts }: WordPressItem): number {
  return Number(texts["wp:menu_order"] ?? 0) * 1e9 + Number(texts["wp:post_id"] ?? 0);
}

/** Elements whose text is not wrapped in paragraphs. */
const holdsWords =
  /^(?:p|h[1-6]|li|dt|dd|td|th|pre|figure|figcaption|caption|address|summary|iframe|script|style)$/;

const blockTag =
  /(<\/?(?:p|h[1-6]|ul|ol|li|dl|dt|dd|table|thead|tbody|tfoot|tr|td|th|pre|figure|figcaption|blockquote|div|section|article|header|footer|aside|main|address|details|summary|iframe|script|style|hr)\b[^>]*>)/i;

/**
 * Makes paragraphs as WordPress does in older posts: an empty line ends a paragraph, and any other line break
 * becomes a `br` element. A paragraph that contains only an address becomes an iframe.
 */
function inParagraphs(html: string): string {
  const open: string[] = [];
  return html
    .replaceAll(/\r\n?/g, "\n")
    .split(blockTag)
    .map((piece, place) => {
      if (place % 2 === 1) {
        const [, end, name = ""] = /^<(\/?)(\w+)/.exec(piece.toLowerCase()) ?? [];
        if (end === "") {
          if (name !== "hr") open.push(name);
        } else if (open.includes(name)) open.length = open.lastIndexOf(name);
        return piece;
      }
      if (open.some((name) => holdsWords.test(name))) return piece;
      return piece
        .split(/\n[ \t]*\n/)
        .map((text) => text.trim())
        .filter(Boolean)
        .map((text) =>
          /^https?:\/\/[^\s<>"]+$/.test(text)
            ? `<iframe src="${text}"></iframe>`
            : `<p>${text.replaceAll("\n", "<br>\n")}</p>`,
        )
        .join("\n");
    })
    .join("");
}
