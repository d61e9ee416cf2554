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

const cdn = "https://images.squarespace-cdn.com/content/v1/5f1";

/** The address of a picture. Each picture has a folder of its own, and spaces are plus signs. */
const addressOf = ({ file }: Picture) =>
  `${cdn}/${Buffer.from(file).toString("hex").slice(0, 20)}/${encodeURIComponent(file).replaceAll("%20", "+")}`;

const lazy = (picture: Picture) => {
  const src = addressOf(picture);
  const image = { "data-src": src, "data-image": src, "data-load": "false", alt: picture.alt };
  return `<noscript><img${attributes({ src, alt: picture.alt })} /></noscript><img class="thumb-image"${attributes(image)} data-image-dimensions="1600x900" />`;
};

/** HTML in a block, as in the page layouts of Squarespace 7. */
const inBlock = (kind: string, html: string) =>
  `<div class="sqs-block ${kind}-block sqs-block-${kind}"><div class="sqs-block-content">${html}</div></div>`;

function printPicture(picture: Picture): string {
  const image = `<div class="image-block-wrapper has-aspect-ratio">${lazy(picture)}</div>`;
  const linked = picture.url
    ? `<a class="sqs-block-image-link" href="${picture.url}" target="_blank">${image}</a>`
    : image;
  const caption = htmlOf(picture.caption);
  const words =
    caption &&
    `<figcaption class="image-caption-wrapper"><div class="image-caption"><p>${caption}</p></div></figcaption>`;
  return inBlock(
    "image",
    `<div class="image-block-outer-wrapper layout-caption-below design-layout-inline"><figure class="sqs-block-image-figure intrinsic" style="max-width:1600px;">${linked}${words}</figure></div>`,
  );
}

const grid = (pictures: readonly Picture[]) => {
  const slides = pictures.map(
    (picture) =>
      `<div class="slide" data-type="image"><div class="margin-wrapper"><a data-title data-description href="${addressOf(picture)}" role="button" class="image-slide-anchor js-gallery-lightbox-opener content-fit"><span class="v6-visually-hidden">View fullsize</span>${lazy(picture)}</a></div></div>`,
  );
  return inBlock(
    "gallery",
    `<div class="sqs-gallery-container sqs-gallery-block-grid clear"><div class="sqs-gallery">${slides.join("")}</div></div>`,
  );
};

const slideshow = (pictures: readonly Picture[]) => {
  const slides = pictures.map(
    (picture) => `<div class="slide" data-type="image">${lazy(picture)}</div>`,
  );
  return inBlock(
    "gallery",
    `<div class="sqs-gallery-container sqs-gallery-block-slideshow"><div class="sqs-gallery">${slides.join("")}</div></div>`,
  );
};

const stacked = (pictures: readonly Picture[]) =>
  inBlock(
    "gallery",
    `<div class="sqs-gallery-container sqs-gallery-block-stacked"><div class="sqs-gallery">${pictures
      .map((picture) => `<div class="image-wrapper" data-type="image">${lazy(picture)}</div>`)
      .join("")}</div></div>`,
  );

function print(block: Block, gallery: (pictures: readonly Picture[]) => string): string {
  if (block.kind === "picture") return printPicture(block.picture);
  if (block.kind === "gallery") return gallery(block.pictures);
  if (block.kind === "embed") return inBlock("video", plainHtml(block));
  return inBlock(block.kind === "code" ? "code" : "html", plainHtml(block));
}

type Way = {
  gallery: (pictures: readonly Picture[]) => string;
  type: "post" | "page";
  /** Some exports write titles with characters that XML does not allow. */
  title: (title: string) => string;
};

async function source(name: string, { gallery, type, title }: Way): Promise<Source> {
  const itemOf = (work: Work, index: number): string => {
    const html = work.blocks.map((block) => print(block, gallery)).join("\n");
    const tags = work.tags.map(
      (tag) => `<category domain="post_tag" nicename="x"><![CDATA[${tag}]]></category>`,
    );
    return `<item><title>${title(work.title)}</title><link>/work/${work.slug}.html</link>
<content:encoded><![CDATA[<div class="sqs-layout sqs-grid-12"><div class="row sqs-row"><div class="col sqs-col-12 span-12">${html}</div></div></div>]]></content:encoded>
<excerpt:encoded>${work.summary ? `<![CDATA[<p>${work.summary}</p>]]>` : ""}</excerpt:encoded>
<wp:post_name>${work.slug}.html</wp:post_name><wp:post_type>${type}</wp:post_type><wp:post_id>${index + 1}</wp:post_id>
<wp:status>publish</wp:status><pubDate>Fri, 07 Jun ${work.year} 03:00:44 +0000</pubDate>
${tags.join("")}<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value><![CDATA[${index + 101}]]></wp:meta_value></wp:postmeta></item>`;
  };
  const items = works.flatMap((work, place) => [itemOf(work, place), coverOf(work, place)]);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<rss xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wfw="http://wellformedweb.org/CommentAPI/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Old site</title><link>http://old.example</link><description /><wp:wxr_version>1.2</wp:wxr_version>
${items.join("\n")}</channel></rss>`;
  const files = await filesOf(works, (file) => `downloads/${file}`);
  return { name, files: { ...files, "Squarespace-Wordpress-Export.xml": xml }, works };
}

function coverOf({ cover }: Work, index: number): string {
  const url = escapeHtml(addressOf(cover));
  return `<item><wp:attachment_url>${url}</wp:attachment_url><link>${url}</link><title>${cover.file}</title>
<wp:post_type>attachment</wp:post_type><wp:post_id>${index + 101}</wp:post_id><wp:post_parent>${index + 1}</wp:post_parent><wp:status>inherit</wp:status>
<content:encoded><![CDATA[img-1]]></content:encoded><excerpt:encoded><![CDATA[]]></excerpt:encoded></item>`;
}

export const squarespaceSources = () =>
  Promise.all([
    source("grid", { gallery: grid, type: "page", title: escapeHtml }),
    source("slideshow", { gallery: slideshow, type: "post", title: (title) => title }),
    source("stacked", {
      ...{ gallery: stacked, type: "page" as const },
      title: (title) => title.replaceAll("é", "&eacute;").replaceAll("Ü", "&Uuml;"),
    }),
  ]);
