import { posix } from "node:path";
import type { Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";
import rehypeStringify from "rehype-stringify";
import remarkRehype from "remark-rehype";
import { parse as parseToml } from "smol-toml";
import { unified } from "unified";
import { parse as parseYaml } from "yaml";
import { limitNesting } from "../../../markup/read-markup.ts";
import { createFindPicture } from "../find-picture.ts";
import type { Incoming, IncomingProject } from "../incoming.ts";
import { named } from "../read-document.ts";
import { assertProjectCount, readText, type SourceFile } from "../source-files.ts";
import { factsOf, listOf, textOf } from "./front-matter.ts";
import { readBody } from "./markdown-dialects.ts";

export const isMarkdown = ({ path }: SourceFile) => /\.(?:md|mdx|markdown)$/i.test(path);

/** Text files about a repository, which are no content. */
const ofRepository =
  /^(?:[^/]*\/)?(?:readme|license|licence|changelog|contributing|code_of_conduct)\.\w+$/i;

/** Reads a folder of Markdown: of Notion, Obsidian, Hugo, Astro and others. */
export async function readMarkdown(files: readonly SourceFile[], name: string): Promise<Incoming> {
  const find = createFindPicture(files);
  const texts = files.filter((file) => isMarkdown(file) && !ofRepository.test(file.path));
  assertProjectCount(texts.length, name);
  const projects: IncomingProject[] = [];
  const losses: string[] = [];
  for (const file of texts) {
    const { text, notes } = await readText(file);
    const folder = posix.dirname(file.path).replace(/^\.$/, "");
    const { data, body, fault } = splitFrontMatter(text);
    const document = readBody(body, {
      isNotion: notionName.test(file.path),
      isMdx: /\.mdx$/i.test(file.path),
    });
    const about = { ...document.facts, ...data };
    const title = textOf(about.title) || document.title || nameOf(file.path);
    if (!document.markdown.trim() && (Object.keys(data).length === 0 || isList.test(file.path))) {
      losses.push(`${file.path} is empty.`);
      continue;
    }
    const cover = coverKeys.map((key) => coverOf(about[key])).find(Boolean);
    projects.push({
      ...factsOf(about),
      from: file.path,
      title,
      slug: textOf(about.slug) || undefined,
      html: printHtml(document.markdown),
      cover: cover
        ? { ...named(cover), description: textOf(about.cover_alt ?? about.coverAlt) }
        : undefined,
      find: (picture) => ({
        file: find({
          ...picture,
          names: picture.names.map((name) => document.imports.get(name) ?? name),
          folder,
        }),
      }),
      oldAddresses: [
        ...["aliases", "redirect_from", "permalink", "url"].flatMap((key) => listOf(about[key])),
      ].filter((address) => address.startsWith("/")),
      losses: [...notes, ...(fault ? [fault] : []), ...document.losses],
    });
  }
  return { kind: "Markdown", projects, losses };
}

/** A page of Hugo that lists the pages beside it. */
const isList = /(?:^|\/)_index\.md$/;

const coverKeys = [
  ...["cover", "coverImage", "cover_image", "heroImage", "hero_image", "hero", "image"],
  ...["featured_image", "featuredImage", "thumbnail", "banner", "resources", "images"],
];

/** The address of a cover, from an address, a link of Obsidian, an object with an address, or a list of them. */
function coverOf(value: unknown): string {
  const [first] = [value].flat();
  const { image, src, url } = Object(first);
  return (
    textOf(first).replace(/^!?\[\[([^\]|]{0,500})(?:\|[^\]]{0,500})?\]\]$/, "$1") ||
    textOf(image ?? src ?? url)
  );
}

const notionName = / [0-9a-f]{32}\.md$/;

function nameOf(path: string): string {
  const name = path.replace(notionName, "").replace(/\.\w+$/, "");
  const isOfFolder = /(?:^|\/)_?index$/i.test(name);
  const last = posix.basename(isOfFolder ? posix.dirname(name) : name);
  return last === "." ? "Untitled" : last.replaceAll(/[-_]+/g, " ").trim() || "Untitled";
}

function splitFrontMatter(text: string) {
  const source = text.replaceAll(/\r\n?/g, "\n");
  const [whole, mark, inner = ""] =
    /^(---|\+\+\+)[ \t]*\n(?:([\s\S]*?)\n)?\1[ \t]*(?:\n|$)/.exec(source) ?? [];
  if (whole === undefined) return { data: {}, body: source };
  const body = source.slice(whole.length);
  try {
    const data: unknown =
      mark === "---" ? parseYaml(inner, { maxAliasCount: 20 }) : parseToml(inner);
    const isRecord = typeof data === "object" && data !== null && !Array.isArray(data);
    return { data: isRecord ? (data as Record<string, unknown>) : {}, body }; // checked above
  } catch (error) {
    const [reason] = String(Object(error).message).split(/:?\n/);
    return { data: {}, body, fault: `Its front matter cannot be read: ${reason}` };
  }
}

const printer = unified()
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeStringify, { allowDangerousHtml: true });

/** Converts Markdown to HTML. The title of a picture becomes its caption. */
export function printHtml(markdown: string): string {
  const tree: Root = fromMarkdown(limitNesting(markdown), {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  const html = printer.stringify(printer.runSync(tree));
  return html.replaceAll(
    /<img ([^>]*?)title="([^"]*)"([^>]*)>/g,
    "<figure><img $1$3><figcaption>$2</figcaption></figure>",
  );
}
