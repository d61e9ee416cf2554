import { posix } from "node:path";
import { z } from "zod";
import { escapeXml } from "../../escape-xml.ts";
import { createFindPicture } from "../find-picture.ts";
import type { Incoming, IncomingProject } from "../incoming.ts";
import { named } from "../read-document.ts";
import { assertProjectCount, readText, type SourceFile } from "../source-files.ts";
import { factsOf } from "./front-matter.ts";
import { printHtml } from "./markdown.ts";
import { isPictureName } from "./pictures.ts";

type Fields = ReadonlyMap<string, string>;

const isText = ({ path }: SourceFile) => /\.txt$/i.test(path);

/** The name of the file that a text file of Kirby describes: boats.jpg for boats.jpg.txt. */
const pictureOf = (path: string) => path.replace(/(?:\.[a-z]{2})?\.txt$/i, "");

/** Whether one of the first text files is a page of Kirby: fields with lines of dashes between them. */
export async function isKirby(files: readonly SourceFile[]): Promise<boolean> {
  const pages = files.filter((file) => isText(file) && !isPictureName(pictureOf(file.path)));
  for (const file of pages.slice(0, 20)) {
    const { text } = await readText(file);
    if (/^\ufeff?title:/im.test(text) && /^----\s*$/m.test(text)) return true;
  }
  return false;
}

/** Reads the content folder of Kirby. Pictures to which a page does not refer follow its text, as a gallery. */
export async function readKirby(files: readonly SourceFile[], name: string): Promise<Incoming> {
  const find = createFindPicture(files);
  const about = new Map<string, Fields>();
  const byId = new Map<string, string>();
  const pages: { path: string; fields: Fields; notes: string[] }[] = [];
  for (const file of files.filter(isText)) {
    const { text, notes } = await readText(file);
    const fields = readFields(text);
    const picture = pictureOf(file.path);
    if (isPictureName(picture)) {
      about.set(picture, fields);
      const uuid = fields.get("uuid");
      if (uuid) byId.set(`file://${uuid}`, posix.basename(picture));
    } else if (!/(?:^|\/)(?:site|error)(?:\.[a-z]{2})?\.txt$/i.test(file.path)) {
      pages.push({ path: file.path, fields, notes });
    }
  }
  assertProjectCount(pages.length, name);
  const projects = pages.flatMap(({ path, fields, notes }): IncomingProject[] => {
    const folder = posix.dirname(path);
    const place = folder
      .replace(/^(?:.*\/)?content(?:\/|$)/, "")
      .replaceAll(/(^|\/)(?:_drafts\/|\d+_)/g, "$1");
    const losses = [...notes];
    const pictures = files.filter(
      (file) => posix.dirname(file.path) === folder && isPictureName(file.path),
    );
    const nameOf = (picture: string) => byId.get(picture) ?? picture;
    const text = [...fields]
      .map(([key, value]) => printField(key, value, nameOf, losses))
      .join("\n");
    const others = pictures.filter(
      (file) => !text.includes(`src="${escapeXml(posix.basename(file.path))}"`),
    );
    const [cover] = filesIn(fields.get("cover") ?? fields.get("thumbnail") ?? "").map(nameOf);
    const html = `${text}\n${printGallery(others.map((file) => posix.basename(file.path)))}`;
    if (!text.trim() && others.length === 0) return [];
    return [
      {
        ...factsOf(Object.fromEntries(fields)),
        from: path,
        title: fields.get("title") || posix.basename(place) || "Untitled",
        slug: posix.basename(place) || undefined,
        html,
        cover: cover === undefined ? undefined : named(cover),
        find: (picture) => {
          const file = find({ ...picture, folder });
          const said = file && about.get(file.path);
          return { file, description: said?.get("alt"), caption: said?.get("caption") };
        },
        oldAddresses: place ? [`/${place}`] : [],
        losses,
      },
    ];
  });
  return { kind: "Kirby", projects, losses: [] };
}

function readFields(text: string): Map<string, string> {
  const parts = text
    .replace(/^\ufeff/, "")
    .replaceAll(/\r\n?/g, "\n")
    .split(/\n----[ \t]*(?=\n|$)/);
  return new Map(
    parts.flatMap((part) => {
      const [, key, value = ""] = /^\s*([\w-]{1,60}):([\s\S]*)$/.exec(part) ?? [];
      return key === undefined ? [] : [[key.toLowerCase(), value.trim()]];
    }),
  );
}

const filesIn = (value: string) =>
  value
    .split("\n")
    .map((line) => line.replace(/^- /, "").trim())
    .filter((line) => /^file:\/\//.test(line) || isPictureName(line));

const bodies = /^(?:text|body|content|intro|main|blocks|layout|case)$/;

/** Converts a field to HTML. Empty for a field with a fact, such as the year. */
function printField(
  key: string,
  value: string,
  nameOf: (file: string) => string,
  losses: string[],
): string {
  if (/^\[\s*\{/.test(value)) {
    const blocks = blocksIn(value);
    if (blocks) return blocks.map((block) => printBlock(block, nameOf, losses)).join("\n");
  }
  const files = filesIn(value).map(nameOf);
  if (files.length > 1 && files.length === value.split("\n").filter((line) => line.trim()).length)
    return printGallery(files);
  return bodies.test(key) ? printHtml(printTags(value, nameOf)) : "";
}

function image(src: string, alt = "", caption = "", link = ""): string {
  const picture = `<img src="${escapeXml(src)}" alt="${escapeXml(alt)}">`;
  const linked = link ? `<a href="${escapeXml(link)}">${picture}</a>` : picture;
  return `<figure>${linked}${caption && `<figcaption>${caption}</figcaption>`}</figure>`;
}

const printGallery = (files: readonly string[]) =>
  files.length === 0
    ? ""
    : `<div class="gallery">${files.map((file) => image(file)).join("")}</div>`;

/** Replaces the tags of KirbyText, such as (image: boats.jpg caption: Two boats). */
function printTags(text: string, nameOf: (file: string) => string): string {
  return text.replaceAll(
    /\((image|link|video|youtube|vimeo|email): ?((?:[^()\n]|\([^()\n]{0,200}\)){1,1000})\)/g,
    (_all, tag: string, inner: string) => {
      const [main = "", ...rest] = inner.split(
        / (?=(?:alt|caption|text|title|link|class|width|height|target|rel): ?)/,
      );
      const given = new Map(
        rest.map((each) => [
          each.slice(0, each.indexOf(":")),
          each.slice(each.indexOf(":") + 1).trim(),
        ]),
      );
      const target = escapeXml(main.trim());
      const words = escapeXml(given.get("text") ?? main.trim());
      if (tag === "image") {
        const caption = escapeXml(given.get("caption") ?? "");
        return image(nameOf(main.trim()), given.get("alt"), caption, given.get("link"));
      }
      if (tag === "link") return `<a href="${target}">${words}</a>`;
      if (tag === "email") return `<a href="mailto:${target}">${words}</a>`;
      return `\n<iframe src="${target}"></iframe>\n`;
    },
  );
}

const block = z.object({
  type: z.string(),
  isHidden: z.boolean().optional(),
  content: z.record(z.string(), z.unknown()),
});
type Block = z.output<typeof block>;

/** Parses the blocks in JSON, including those in columns of a layout. Undefined for any other JSON. */
function blocksIn(json: string): Block[] | undefined {
  try {
    const list: unknown = JSON.parse(json);
    const blocks = z.array(block).safeParse(list);
    if (blocks.success) return blocks.data;
    const rows = z
      .array(z.object({ columns: z.array(z.object({ blocks: z.array(block) })) }))
      .parse(list);
    return rows.flatMap(({ columns }) => columns.flatMap(({ blocks }) => blocks));
  } catch {
    return undefined;
  }
}

function printBlock(
  { type, isHidden, content }: Block,
  nameOf: (file: string) => string,
  losses: string[],
): string {
  const word = (key: string) => String(content[key] ?? "");
  const files = (key: string) => [content[key] ?? []].flat().map((file) => nameOf(String(file)));
  if (isHidden || type === "line") return "";
  switch (type) {
    case "heading": {
      const level = /^h[1-6]$/.test(word("level")) ? word("level") : "h2";
      return `<${level}>${word("text")}</${level}>`;
    }
    case "text":
    case "list":
      return word("text");
    case "markdown":
      return printHtml(printTags(word("text"), nameOf));
    case "quote":
      return `<blockquote>${word("text")}<p>${word("citation")}</p></blockquote>`;
    case "code":
      return `<pre><code class="language-${escapeXml(word("language"))}">${escapeXml(word("code"))}</code></pre>`;
    case "video":
      return `<iframe src="${escapeXml(word("url"))}"></iframe>`;
    case "image":
      return files("image")
        .concat(word("src") || [])
        .map((file) => image(file, word("alt"), word("caption"), word("link")))
        .join("");
    case "gallery":
      return printGallery(files("images"));
    default:
      losses.push(`The block ${type} has no place here.`);
      return "";
  }
}
