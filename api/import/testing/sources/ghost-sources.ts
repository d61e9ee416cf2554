import {
  attributes,
  type Block,
  escapeHtml,
  filesOf,
  htmlOf,
  type Picture,
  plainHtml,
  type Source,
  type Work,
  works,
} from "./works.ts";

type Form = {
  /** The text that replaces the address of the site. */
  site: string;
  isCards: boolean;
  wrap: (content: { meta: object; data: object }) => object;
  id: (number: number) => string | number;
  version: string;
};

const plainName = (file: string) => file.replaceAll(" ", "-");

const pathOf = (file: string, { year }: Work) => `content/images/${year}/01/${plainName(file)}`;

/** The output of `{{content}}`: cards of the editor, or HTML of the former Markdown editor. */
function print(block: Block, work: Work, { site, isCards }: Form): string {
  const image = (picture: Picture) => {
    const src = `${site}/${pathOf(picture.file, work)}`;
    const small = src.replace("/images/", "/images/size/w600/");
    const srcset = `${small} 600w, ${src} 1600w`;
    return `<img${attributes({ src, class: "kg-image", alt: picture.alt, loading: "lazy", srcset })}>`;
  };
  if (block.kind === "picture") {
    const { picture } = block;
    const linked = picture.url ? `<a href="${picture.url}">${image(picture)}</a>` : image(picture);
    const caption = htmlOf(picture.caption);
    if (!isCards) return `<p>${linked}</p>${caption && `<p>${caption}</p>`}`;
    const words =
      caption && `<figcaption><span style="white-space: pre-wrap;">${caption}</span></figcaption>`;
    return `<figure class="kg-card kg-image-card kg-width-wide${caption ? " kg-card-hascaption" : ""}">${linked}${words}</figure>`;
  }
  if (block.kind === "gallery") {
    if (!isCards) return block.pictures.map((picture) => `<p>${image(picture)}</p>`).join("\n");
    const rows = Array.from({ length: Math.ceil(block.pictures.length / 3) }, (_, row) => {
      const some = block.pictures.slice(row * 3, row * 3 + 3);
      return `<div class="kg-gallery-row">${some.map((picture) => `<div class="kg-gallery-image">${image(picture)}</div>`).join("")}</div>`;
    });
    return `<figure class="kg-card kg-gallery-card kg-width-wide"><div class="kg-gallery-container">${rows.join("")}</div></figure>`;
  }
  const html = plainHtml(block);
  if (block.kind === "embed") return `<figure class="kg-card kg-embed-card">${html}</figure>`;
  if (!isCards) return html;
  if (block.kind === "quote") {
    return `<div class="kg-card kg-callout-card kg-callout-card-blue"><div class="kg-callout-emoji">💡</div><div class="kg-callout-text">${htmlOf(block.phrases)}</div></div>`;
  }
  if (block.kind === "table") return `<!--kg-card-begin: html-->${html}<!--kg-card-end: html-->`;
  if (block.kind === "heading" && block.level === 3) {
    return `<div class="kg-card kg-toggle-card" data-kg-toggle-state="close"><div class="kg-toggle-heading"><h4 class="kg-toggle-heading-text">${escapeHtml(block.text)}</h4><button class="kg-toggle-card-icon"><svg></svg></button></div><div class="kg-toggle-content"><p>Open.</p></div></div>`;
  }
  return html;
}

async function source(name: string, form: Form): Promise<Source> {
  const { site, id, version } = form;
  const posts = works.map((work, place) => ({
    ...{ id: id(place + 1), uuid: work.slug, title: work.title, slug: work.slug },
    ...{ mobiledoc: null, lexical: "{}", comment_id: String(place), plaintext: "" },
    html: work.blocks.map((block) => print(block, work, form)).join(""),
    feature_image: `${site}/${pathOf(work.cover.file, work)}`,
    ...{ featured: 0, type: "post", status: "published", locale: null, visibility: "public" },
    ...{ published_at: `${work.year}-01-02T00:00:00.000Z`, custom_excerpt: work.summary || null },
  }));
  const names = [...new Set(works.flatMap(({ tags }) => tags))];
  const data = {
    posts,
    posts_meta: works.map((work, place) => ({
      ...{ id: id(place + 50), post_id: id(place + 1) },
      ...{ feature_image_alt: work.cover.alt, feature_image_caption: null },
    })),
    tags: names.map((tag, place) => ({ id: id(place + 80), name: tag, slug: tag.toLowerCase() })),
    posts_tags: works.flatMap((work, place) =>
      work.tags.map((tag, order) => ({
        ...{ id: id(place * 10 + order + 90), post_id: id(place + 1) },
        ...{ tag_id: id(names.indexOf(tag) + 80), sort_order: order },
      })),
    ),
    users: [{ id: id(1), name: "Me", slug: "me", email: "me@old.example" }],
  };
  const content = form.wrap({ meta: { exported_on: 1_753_891_082_041, version }, data });
  const files = await filesOf(works, (file, work) => pathOf(file, work));
  return {
    name,
    files: { ...files, [`old.ghost.${version}.json`]: JSON.stringify(content) },
    works,
  };
}

const hex = (number: number) => number.toString(16).padStart(24, "0");

export const ghostSources = () =>
  Promise.all([
    source("ghost-5", {
      ...{ site: "__GHOST_URL__", isCards: true, id: hex, version: "5.87.1" },
      wrap: (content) => ({ db: [content] }),
    }),
    source("ghost-6", {
      ...{ site: "https://old.example", isCards: true, id: hex, version: "6.0.0" },
      // Both forms of an export are documented.
      wrap: (content) => content,
    }),
    source("ghost-2", {
      ...{ site: "", isCards: false, id: (number: number) => number, version: "2.38.3" },
      wrap: (content) => ({ db: [content] }),
    }),
  ]);
