import {
  type Block,
  type Files,
  filesOf,
  type Phrase,
  type Picture,
  plainHtml,
  type Source,
  type Work,
  works,
} from "./works.ts";

const wordsOf = (phrases: readonly Phrase[]) =>
  phrases.map((phrase) => (typeof phrase === "string" ? phrase : phrase.label)).join("");

/** Phrases as CommonMark. */
const markdownOf = (phrases: readonly Phrase[]) =>
  phrases
    .map((phrase) =>
      typeof phrase === "string"
        ? phrase.replaceAll(/[<>]/g, "\\$&")
        : `[${phrase.label}](<${phrase.url}>)`,
    )
    .join("");

type Dialect = {
  picture: (picture: Picture, work: Work) => string;
  gallery?: (pictures: readonly Picture[], work: Work) => string;
  quote?: (text: string) => string;
  embed?: (url: string) => string;
  /** The indentation of an inner list. */
  indent?: string;
};

function printBlock(block: Block, work: Work, dialect: Dialect): string {
  switch (block.kind) {
    case "paragraph":
      return markdownOf(block.phrases);
    case "quote":
      return (dialect.quote ?? ((text) => `> ${text}`))(markdownOf(block.phrases));
    case "heading":
      return `${"#".repeat(block.level)} ${block.text}`;
    case "list":
      return block.items
        .flatMap(({ phrases, inner }, place) => [
          `${block.isOrdered ? `${place + 1}.` : "-"} ${markdownOf(phrases)}`,
          ...inner.map((each) => `${dialect.indent ?? "    "}- ${each}`),
        ])
        .join("\n");
    case "code":
      return `\`\`\`${block.language}\n${block.content}\n\`\`\``;
    case "table":
      return block.rows
        .map((cells, place) => `| ${cells.join(" | ")} |${place === 0 ? "\n| --- | --- |" : ""}`)
        .join("\n");
    case "picture":
      return dialect.picture(block.picture, work);
    case "gallery":
      return dialect.gallery
        ? dialect.gallery(block.pictures, work)
        : block.pictures.map((picture) => dialect.picture(picture, work)).join("\n\n");
    default:
      return (dialect.embed ?? ((url) => plainHtml({ kind: "embed", url })))(block.url);
  }
}

const printAll = (work: Work, dialect: Dialect) =>
  work.blocks.map((block) => printBlock(block, work, dialect)).join("\n\n");

/**
 * A link around a picture, and the caption in a line of its own, as people write both in Markdown.
 */
const around = (image: string, { url, caption }: Picture) =>
  `${url ? `[${image}](${url})` : image}${caption.length > 0 ? `\n\n${markdownOf(caption)}` : ""}`;

/** "Export: Markdown & CSV" of Notion: ids in names, properties below the title, callouts as HTML. */
async function notion(): Promise<Source> {
  const idOf = (work: Work) => Buffer.from(work.slug.padEnd(16)).toString("hex").slice(0, 32);
  const nameOf = (work: Work) => `${work.title.replaceAll(/[&]/g, "")} ${idOf(work)}`;
  const address = (path: string) => path.split("/").map(encodeURIComponent).join("/");
  const dialect: Dialect = {
    picture: (picture, work) => {
      const image = `![${picture.alt}](${address(`${nameOf(work)}/${picture.file}`)})`;
      return around(image, picture);
    },
    quote: (text) => `<aside>\n💡 ${text}\n\n</aside>`,
    embed: (url) => `[${url}](${url})`,
  };
  const files: Files = await filesOf(works, (file, work) => `Portfolio/${nameOf(work)}/${file}`);
  for (const work of works) {
    const properties = [`Year: ${work.year}`, `Tags: ${work.tags.join(", ")}`];
    const cover = dialect.picture(work.cover, work);
    const page = [`# ${work.title}`, properties.join("\n"), cover, printAll(work, dialect)];
    files[`Portfolio/${nameOf(work)}.md`] = `${page.join("\n\n")}\n`;
  }
  files["Portfolio/Works 0123456789abcdef0123456789abcdef_all.csv"] = "Name,Year\n";
  return { name: "notion", files, works: works.map((work) => ({ ...work, summary: "" })) };
}

/** A vault of Obsidian: embeds by name, properties, callouts, comments, highlights, links to notes. */
async function obsidian(): Promise<Source> {
  const dialect: Dialect = {
    picture: (picture) => {
      const embed = picture.url
        ? `[![${picture.alt}](<attachments/${picture.file}>)](${picture.url})`
        : `![[${picture.file}|${picture.alt}]]`;
      return around(embed, { ...picture, url: "" });
    },
    gallery: (pictures) => pictures.map(({ file }) => `![[${file}|300]]`).join("\n"),
    quote: (text) => `> [!quote]- Heard\n> ${text}`,
    embed: (url) => `![](${url})`,
    indent: "\t",
  };
  const files: Files = await filesOf(works, (file) => `Vault/attachments/${file}`);
  for (const work of works) {
    const tags = work.tags.map((tag) => `\n  - ${tag}`).join("");
    const cover = `"[[${work.cover.file}]]"`;
    const properties = `---\ntags:${tags}\nyear: ${work.year}\ncover: ${cover}\n---`;
    const text = `${printAll(work, dialect)}\n\nSee [[Night tram#Credits|the credits]], ==bright==. %%not yet%%\n`;
    files[`Vault/Work/${work.title.replaceAll("&", "and")}.md`] = `${properties}\n${text}`;
  }
  files["Vault/.obsidian/app.json"] = "{}";
  const named = works.map((work) => ({
    ...work,
    ...{ title: work.title.replaceAll("&", "and"), summary: "" },
  }));
  return { name: "obsidian", files, works: named };
}

/** Hugo: leaf bundles with TOML, the figure shortcode, page resources and static files, references. */
async function hugo(): Promise<Source> {
  const isStatic = (file: string) => file.startsWith("sign");
  const dialect: Dialect = {
    picture: ({ file, alt, caption, url }) => {
      const src = isStatic(file) ? `/img/${file}` : file;
      const link = url ? ` link="${url}"` : "";
      const words = caption.length > 0 ? ` caption="${markdownOf(caption)}"` : "";
      return `{{< figure src="${src}" alt="${alt}"${words}${link} >}}`;
    },
    embed: (url) => `{{< vimeo ${url.split("/").at(-1)} >}}`,
  };
  const files: Files = await filesOf(works, (file, work) =>
    isStatic(file) ? `static/img/${file}` : `content/work/${work.slug}/${file}`,
  );
  for (const work of works) {
    const matter = [
      `title = ${JSON.stringify(work.title)}`,
      `date = ${work.year}-05-01T10:00:00Z`,
      `tags = ${JSON.stringify(work.tags)}`,
      `description = ${JSON.stringify(work.summary)}`,
      `[[resources]]\nname = "cover"\nsrc = "${work.cover.file}"`,
    ];
    const path = `content/work/${work.slug}/index.md`;
    const reference = '[Night tram]({{< relref "/work/night-tram" >}}).';
    files[path] =
      `+++\n${matter.join("\n")}\n+++\n${printAll(work, dialect)}\n\n<!--more-->\n\n${reference}\n`;
  }
  files["content/work/_index.md"] = '+++\ntitle = "Work"\n+++\n';
  files["hugo.toml"] = 'baseURL = "https://old.example/"\n';
  return { name: "hugo", files, works, said: /^content\/work\/_index\.md is empty\.$/ };
}

/** A content collection of Astro in MDX: imported assets, files beside the page, files in public. */
async function astro(): Promise<Source> {
  const dialect: Dialect = {
    picture: ({ file, alt, caption, url }) => {
      const image = file.startsWith("sign")
        ? `<img src="/${encodeURIComponent(file)}" alt="${alt}" />`
        : `<Image src={picture${Math.abs(hash(file))}} alt="${alt}" width={800} />`;
      const linked = url ? `<a href="${url}">${image}</a>` : image;
      const words = caption.length > 0 ? `<figcaption>${wordsOf(caption)}</figcaption>` : "";
      const link = caption.flatMap((phrase) => (typeof phrase === "string" ? [] : [phrase]));
      return `<figure>\n  ${linked}\n  ${words}\n</figure>${link.length > 0 ? `\n\n${markdownOf(link)}` : ""}`;
    },
    embed: (url) => plainHtml({ kind: "embed", url }).replace("></iframe>", " allowFullScreen />"),
  };
  const files: Files = await filesOf(works, (file) =>
    file.startsWith("sign") ? `public/${file}` : `src/assets/work/${file}`,
  );
  for (const work of works) {
    const imports = Object.keys(await filesOf([work], (file) => file))
      .filter((file) => !file.startsWith("sign"))
      .map((file) => `import picture${Math.abs(hash(file))} from "../../assets/work/${file}";`);
    const matter = `title: ${JSON.stringify(work.title)}\npubDate: ${work.year}-05-01\ntags: ${JSON.stringify(work.tags)}\nheroImage: "../../assets/work/${work.cover.file}"`;
    const head = `import { Image } from "astro:assets";\n${imports.join("\n")}`;
    files[`src/content/work/${work.slug}.mdx`] =
      `---\n${matter}\n---\n${head}\n\n${printAll(work, dialect)}\n`;
  }
  return { name: "astro", files, works: works.map((work) => ({ ...work, summary: "" })) };
}

const hash = (text: string) =>
  [...text].reduce((sum, each) => Math.imul(sum, 31) + each.charCodeAt(0), 7);

export const markdownSources = () => Promise.all([notion(), obsidian(), hugo(), astro()]);
