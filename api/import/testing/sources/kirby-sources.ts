import {
  type Block,
  escapeHtml,
  type Files,
  filesOf,
  htmlOf,
  type Phrase,
  picturesOf,
  plainHtml,
  type Source,
  type Work,
  works,
} from "./works.ts";

const idOf = (file: string) => Buffer.from(file).toString("base64url").slice(0, 16);

const fieldsOf = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}`)
    .join("\n\n----\n\n");

/** Phrases as KirbyText, which is Markdown with tags. */
const kirbyText = (phrases: readonly Phrase[]) =>
  phrases
    .map((phrase) =>
      typeof phrase === "string"
        ? phrase.replaceAll(/[<>]/g, "\\$&")
        : `(link: ${phrase.url} text: ${phrase.label})`,
    )
    .join("");

function printText(block: Block): string {
  switch (block.kind) {
    case "paragraph":
      return kirbyText(block.phrases);
    case "quote":
      return `> ${kirbyText(block.phrases)}`;
    case "heading":
      return `${"#".repeat(block.level)} ${block.text}`;
    case "list":
      return block.items
        .flatMap(({ phrases, inner }, place) => [
          `${block.isOrdered ? `${place + 1}.` : "-"} ${kirbyText(phrases)}`,
          ...inner.map((each) => `    - ${each}`),
        ])
        .join("\n");
    case "picture": {
      const { file, alt, caption, url } = block.picture;
      const words = caption.map((each) => (typeof each === "string" ? each : each.label)).join("");
      const link = caption.flatMap((each) => (typeof each === "string" ? [] : [each]));
      const tag = `(image: ${file} alt: ${alt}${words && ` caption: ${words}`}${url ? ` link: ${url}` : ""})`;
      return link.length > 0 ? `${tag}\n\n${kirbyText(link)}` : tag;
    }
    case "gallery":
      return block.pictures.map(({ file }) => `(image: ${file})`).join("\n\n");
    case "embed":
      return `(video: ${block.url})`;
    default:
      return plainHtml(block);
  }
}

/** A block as a Kirby field of the type "blocks" stores it. */
function printBlock(block: Block): { type: string; content: Record<string, unknown> } {
  switch (block.kind) {
    case "heading":
      return {
        type: "heading",
        content: { level: `h${block.level}`, text: escapeHtml(block.text) },
      };
    case "quote":
      return { type: "quote", content: { text: htmlOf(block.phrases), citation: "" } };
    case "list":
      return { type: "list", content: { text: plainHtml(block) } };
    case "picture": {
      const { file, alt, caption, url = "" } = block.picture;
      const image = [`file://${idOf(file)}`];
      const content = { location: "kirby", image, src: "", alt, caption: htmlOf(caption) };
      return { type: "image", content: { ...content, link: url, ratio: "", crop: "false" } };
    }
    case "gallery":
      return {
        type: "gallery",
        content: { images: block.pictures.map(({ file }) => `file://${idOf(file)}`), caption: "" },
      };
    case "code":
      return { type: "code", content: { code: block.content, language: block.language } };
    case "table":
      return { type: "markdown", content: { text: plainHtml(block) } };
    case "embed":
      return { type: "video", content: { url: block.url, caption: "" } };
    default:
      return { type: "text", content: { text: plainHtml(block) } };
  }
}

async function site(
  name: string,
  extension: string,
  print: (work: Work) => string,
): Promise<Source> {
  const folderOf = (work: Work) => `content/1_work/${works.indexOf(work) + 1}_${work.slug}`;
  const files: Files = await filesOf(works, (file, work) => `${folderOf(work)}/${file}`);
  for (const work of works) {
    for (const { file, alt } of picturesOf(work)) {
      const about = { Alt: alt, Template: "image", Uuid: idOf(file) };
      files[`${folderOf(work)}/${file}${extension}`] = fieldsOf(about);
    }
    files[`${folderOf(work)}/project${extension}`] = fieldsOf({
      ...{ Title: work.title, Cover: `- file://${idOf(work.cover.file)}`, Text: print(work) },
      ...{ Year: work.year, Tags: work.tags.join(", "), Uuid: work.slug },
      Description: work.summary,
    });
  }
  files[`content/site${extension}`] = fieldsOf({ Title: "Old site" });
  return { name, files, works };
}

/** A site with KirbyText, and a site with blocks in several languages: `project.en.txt`. */
export const kirbySources = () =>
  Promise.all([
    site("kirby-text", ".txt", ({ blocks }) => blocks.map(printText).join("\n\n")),
    site("kirby-blocks", ".en.txt", ({ blocks }) =>
      JSON.stringify(blocks.map((block) => ({ ...printBlock(block), id: "x", isHidden: false }))),
    ),
  ]);
