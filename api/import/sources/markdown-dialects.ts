import { escapeXml } from "../../escape-xml.ts";

type Body = {
  markdown: string;
  /** The heading at the start of the text. Empty if the text does not begin with a heading. */
  title: string;
  /** The facts above the text, written as "Key: value". */
  facts: Record<string, string>;
  /** The paths of the pictures that MDX imports, by the names of their variables. */
  imports: ReadonlyMap<string, string>;
  losses: string[];
};

/** Reads Markdown, and removes or replaces the syntax of MDX, Obsidian, Hugo and Notion. */
export function readBody(source: string, { isNotion = false, isMdx = false }): Body {
  const losses: string[] = [];
  const imports = new Map<string, string>();
  const markdown = withoutCode(source, (text) => {
    const plain = isMdx ? withoutScript(text, imports) : text;
    return withoutShortcodes(withoutWikiLinks(plain), losses);
  });
  const [heading, title = ""] = /^\s*#[ \t]+(\S.*)\n?/.exec(markdown) ?? [];
  const name = title.replace(/\s#{1,6}\s*$/, "").trim();
  if (!isNotion || !heading) return { markdown, title: name, facts: {}, imports, losses };
  const { facts, rest } = readProperties(markdown.slice(heading.length));
  return { markdown: `${heading}\n${rest}`, title: name, facts, imports, losses };
}

/** Applies `change` to the text outside of code blocks. */
function withoutCode(source: string, change: (text: string) => string): string {
  const pieces: { isCode: boolean; lines: string[] }[] = [];
  let fence = "";
  for (const line of source.split("\n")) {
    const [mark = ""] = /^\s{0,3}(?:```|~~~)/.exec(line) ?? [];
    const isCode = fence !== "" || mark !== "";
    if (fence === "") fence = mark.trim();
    else if (mark.trim() === fence) fence = "";
    const last = pieces.at(-1);
    if (last?.isCode === isCode) last.lines.push(line);
    else pieces.push({ isCode, lines: [line] });
  }
  return pieces
    .map(({ isCode, lines }) => (isCode ? lines.join("\n") : change(lines.join("\n"))))
    .join("\n");
}

/**
 * Removes the imports and exports of MDX, and adds imported pictures to `imports`. Components of
 * pictures become img elements.
 */
function withoutScript(text: string, imports: Map<string, string>): string {
  return text
    .split("\n")
    .filter((line) => {
      const [, name, path] =
        /^import (?:\{? ?(\w+) ?\}? from )?["']([^"']{1,500})["'];?$/.exec(line.trim()) ?? [];
      if (name && path) imports.set(name, path);
      return !path && !/^export (?:const|let|default|function)\b/.test(line);
    })
    .join("\n")
    .replaceAll(/<(?:Image|Picture|img)\b([^<>]{1,2000})>/g, (_tag, attributes: string) => {
      const [, name] = /\bsrc=\{ ?(\w+) ?\}/.exec(attributes) ?? [];
      const plain = attributes.replace(/\bsrc=\{[^{}]*\}/, name ? `src="${name}"` : "");
      return `<img ${plain.replaceAll(/=\{[^{}]*\}/g, '=""').replace(/\/$/, "")}>`;
    })
    .replaceAll(/<([a-z]\w{0,30})((?:\s[^<>]{0,2000})?)\/>/gi, "<$1$2></$1>");
}

/** Replaces the syntax of Obsidian: pictures, links to notes, the kind of a callout, comments and highlights. */
function withoutWikiLinks(text: string): string {
  return text
    .replaceAll(
      /(!?)\[\[([^[\]|\n]{1,300})(?:\|([^[\]\n]{0,300}))?\]\]/g,
      (_all, isPicture: string, name: string, words = "") => {
        if (isPicture === "") return words || name;
        return image(name, /^\d+(?:x\d+)?$/.test(words) ? "" : words);
      },
    )
    .replaceAll(/^([ \t]{0,9}>[ \t]{0,9})\[!\w{1,30}\][+-]?[ \t]?/gm, "$1")
    .replaceAll(/%%[^%]{1,2000}%%/g, "")
    .replaceAll(/(?<![\w=])==([^\s=][^=\n]{0,500})==(?![\w=])/g, "$1");
}

/** Replaces the shortcodes of Hugo by HTML. Unknown shortcodes are removed, and reported as losses. */
function withoutShortcodes(text: string, losses: string[]): string {
  return text.replaceAll(/\{\{[<%]([^{}]{1,1000})[>%]\}\}/g, (all, inner: string) => {
    const words = inner.trim().replace(/\/$/, "");
    const [, end, name = "", given = ""] = /^(\/?) ?([\w-]{1,50})\b(.*)$/s.exec(words) ?? [];
    const printed = shortcode(name, end !== "", attributesOf(given));
    if (printed === undefined) losses.push(`The shortcode ${all} has no place here.`);
    return printed ?? "";
  });
}

function shortcode(
  name: string,
  isEnd: boolean,
  given: Record<string, string>,
): string | undefined {
  if (name === "figure" || name === "img") {
    const caption = given.caption ?? given.title ?? "";
    // Captions are Markdown, which is parsed within HTML only between empty lines.
    const words = caption && `<figcaption>\n\n${caption}\n\n</figcaption>`;
    const picture = image(given.src ?? given["0"] ?? "", given.alt ?? "");
    const linked = given.link ? `<a href="${escapeXml(given.link)}">${picture}</a>` : picture;
    return `\n<figure>${linked}${words}</figure>\n`;
  }
  if (name === "ref" || name === "relref") return given["0"] ?? given.path ?? "";
  if (name === "gallery") return isEnd ? "\n</div>\n" : '\n<div class="gallery">\n';
  const site = { youtube: "https://www.youtube.com/watch?v=", vimeo: "https://vimeo.com/" }[name];
  return site && `\n<iframe src="${site}${escapeXml(given.id ?? given["0"] ?? "")}"></iframe>\n`;
}

function attributesOf(text: string): Record<string, string> {
  const found = [...text.matchAll(/(?:([\w-]{1,50})=)?(?:"([^"]*)"|([^\s"]+))/g)];
  return Object.fromEntries(
    found.map(([, key, quoted, bare], place) => [key ?? String(place), quoted ?? bare ?? ""]),
  );
}

const image = (src: string, alt: string) =>
  `<img src="${escapeXml(src.trim())}" alt="${escapeXml(alt.trim())}">`;

/** A property, as Notion writes it above a text. */
const property = /^(\p{L}[\p{L}\p{N} _-]{0,40}): (\S.*)$/u;

function readProperties(text: string): { facts: Record<string, string>; rest: string } {
  const facts: Record<string, string> = {};
  const lines = text.replace(/^\n+/, "").split("\n");
  for (const [place, line] of lines.entries()) {
    const [, key, value = ""] = property.exec(line) ?? [];
    if (key === undefined) return { facts, rest: lines.slice(place).join("\n") };
    facts[key.toLowerCase()] = value;
  }
  return { facts, rest: "" };
}
