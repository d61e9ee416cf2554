import type { Element, ElementContent, Properties, Root, RootContent } from "hast";
import { toString as textOf } from "hast-util-to-string";
import rehypeParse from "rehype-parse";
import { unified } from "unified";
import type { PastedPart } from "../../documents/document-parts.ts";
import { pastedHtml } from "../../documents/html-parts.ts";
import { pictureSource, takeSources } from "../../documents/picture-source.ts";
import { playerOf } from "../../players/players.ts";
import type { PictureInDocument } from "./incoming.ts";

/** One picture, or the pictures of a gallery. */
type Pictures = { pictures: PictureInDocument[]; isGallery: boolean };

export type ReadDocument = {
  parts: PastedPart[];
  /** Finds the pictures of a part of the kind "picture", by its `src`. */
  picturesOf: (src: string) => Pictures | undefined;
  losses: string[];
};

export const parser = unified().use(rehypeParse, { fragment: true });

const gallery =
  /(?:^|\s)(?:gallery|wp-block-gallery|blocks-gallery-grid|tiled-gallery|wp-block-jetpack-[\w-]*gallery|kg-gallery-card|sqs-gallery[\w-]*)(?:\s|$)/;

/** Content that no module can contain: its name in messages, by the name of its element. */
const unknown: Record<string, string> = {
  form: "a form",
  audio: "a sound",
  object: "an object of another program",
  embed: "an object of another program",
  canvas: "a drawing by script",
};

/** The maximum length of a document, in characters. */
const longest = 5_000_000;

/** Reads the HTML of any source: its structure, and its pictures with their descriptions and captions. */
export function readDocument(html: string, title: string): ReadDocument {
  if (html.length > longest) throw new Error("it is too long");
  const tree: Root = parser.parse(html);
  const read: Pictures[] = [];
  const losses: string[] = [];
  const stand = (pictures: Pictures): Element => {
    read.push(pictures);
    return element("img", { src: `import:${read.length - 1}` });
  };

  const visit = (node: Root | Element): void => {
    node.children = node.children.flatMap((child): ElementContent[] => {
      if (child.type !== "element") return child.type === "text" ? [child] : [];
      const { tagName, properties } = child;
      const name = unknown[tagName];
      if (name) losses.push(`${name}${addressOf(properties)} has no place here.`);
      if (name) return [];
      const player = tagName === "img" && playerOf(String(properties.src ?? ""));
      if (player) return [element("iframe", { src: player.page })];
      const isGallery = gallery.test(classOf(child)) && picturesIn(child).length > 1;
      if (isGallery || isFigure(child)) {
        const pictures = picturesIn(child).map((image) => pictureOf(image, child));
        const known = pictures.filter(({ names }) => names.length > 0);
        if (known.length > 0) {
          const words = isGallery || known.length > 1 ? captionsIn(child, true) : [];
          const links = linksIn(child, words);
          return [stand({ pictures: known, isGallery: known.length > 1 }), ...words, ...links];
        }
      }
      const [, background] =
        /background(?:-image)?\s*:\s*url\(["']?([^"')]+)/.exec(String(properties.style ?? "")) ??
        [];
      visit(child);
      if (!background) return [child];
      return [stand({ pictures: [named(background)], isGallery: false }), child];
    }) as ElementContent[]; // a fragment has no doctype
  };
  openNoscript(tree);
  visit(tree);
  dropTitle(tree, title);
  const picturesOf = (src: string) => read[Number(/^import:(\d+)$/.exec(src)?.[1] ?? -1)];
  return { parts: withoutDoubles(pastedHtml(tree), picturesOf, losses), picturesOf, losses };
}

export const named = (name: string): PictureInDocument => ({
  ...{ names: [name], id: "", description: "", caption: "" },
});

/** Replaces a noscript element by its content, or removes it if its parent has other pictures. */
function openNoscript(node: Root | Element): void {
  for (const child of node.children) if (child.type === "element") openNoscript(child);
  const hasOthers = picturesIn({
    ...node,
    children: node.children.filter((each) => !isNoscript(each)) as ElementContent[], // no doctype
  }).length;
  const children: readonly RootContent[] = node.children;
  node.children = children.flatMap((child): RootContent[] => {
    if (!isNoscript(child)) return [child];
    return hasOthers > 0 ? [] : child.children;
  }) as ElementContent[]; // no doctype
}

const isNoscript = (node: Root["children"][number]): node is Element =>
  node.type === "element" && node.tagName === "noscript";

/** Whether an element is a picture, or only wraps pictures with a link and a caption. */
function isFigure(node: Element): boolean {
  if (isPicture(node) || node.tagName === "figure" || node.tagName === "picture") return true;
  const isLink = node.tagName === "a" && textOf(node).trim() === "";
  return (
    (isLink || /(?:^|\s)wp-caption(?:\s|$)/.test(classOf(node))) && picturesIn(node).length === 1
  );
}

function isPicture({ tagName }: Element): boolean {
  return tagName === "img" || tagName === "video";
}

function picturesIn(node: Root | Element): Element[] {
  const found = (node.children as Root["children"]).flatMap((child) =>
    child.type === "element" ? (isPicture(child) ? [child] : picturesIn(child)) : [],
  );
  return node.type === "element" && isPicture(node) ? [node] : found;
}

/**
 * A picture with its addresses, description and caption.
 * @param around the outermost element of the picture, such as a link or a figure
 */
function pictureOf(image: Element, around: Element): PictureInDocument {
  const path = pathTo(image, around);
  for (const each of path) if (each.tagName === "picture") takeSources(each);
  const { properties } = image;
  const link = path.find(({ tagName }) => tagName === "a")?.properties.href;
  const linked = pictureAddress.test(String(link ?? "")) ? [String(link)] : [];
  const [source] = childrenOf(image, "source");
  const own = pictureSource({ ...source?.properties, ...properties });
  const figure = path.findLast((each) => captionsIn(each, false).length > 0);
  const isAlone = picturesIn(figure ?? around).length === 1;
  return {
    names: [...linked, ...[own, properties.src].map((name) => String(name ?? ""))].filter(isName),
    id: idOf(properties),
    description: String(properties.alt ?? "").trim(),
    caption: figure && isAlone ? textOf(captionsIn(figure, false)[0] ?? figure).trim() : "",
  };
}

const pictureAddress = /\.(?:jpe?g|png|gif|webp|avif|tiff?|svg)(?:[?#]|$)/i;

/**
 * Extracts the link of a picture and the links in its caption, because on this site neither a
 * picture nor a caption can contain links.
 * @param others elements that stay in the document with their links
 */
function linksIn(node: Element, others: readonly Element[]): ElementContent[] {
  if (others.includes(node)) return [];
  const { tagName, properties } = node;
  const href = String(properties.href ?? "");
  if (tagName !== "a" || !/^(?:https?|mailto):/i.test(href) || pictureAddress.test(href)) {
    return node.children.flatMap((child) =>
      child.type === "element" ? linksIn(child, others) : [],
    );
  }
  const [image] = picturesIn(node);
  const value = textOf(node).trim() || String(image?.properties.alt || href);
  const link = { ...element("a", { href }), children: [{ type: "text" as const, value }] };
  return [link, { type: "text", value: " " }];
}

const isName = (name: string, place: number, all: string[]) =>
  name !== "" && !/^(?:data|blob|javascript):/i.test(name) && all.indexOf(name) === place;

function idOf(properties: Properties): string {
  const [, id] = /(?:^|\s)wp-image-(\d+)/.exec(String(properties.className ?? "")) ?? [];
  return String(id ?? properties.dataId ?? properties.dataAttachmentId ?? "");
}

/** The elements from the outer one to the inner one. Empty where the inner element is not within the outer one. */
function pathTo(inner: Element, outer: Element): Element[] {
  if (inner === outer) return [outer];
  for (const child of outer.children) {
    const path = child.type === "element" ? pathTo(inner, child) : [];
    if (path.length > 0) return [outer, ...path];
  }
  return [];
}

const childrenOf = ({ children }: Element, ...names: string[]): Element[] =>
  children
    .filter((child) => child.type === "element")
    .filter((child) => names.includes(child.tagName));

/** The captions among the children of an element. Unless `isOwn` is true, also those in its div children. */
function captionsIn(node: Element, isOwn: boolean): Element[] {
  const own = childrenOf(node, "figcaption");
  const classed = node.children
    .filter((child) => child.type === "element")
    .filter((child) =>
      /(?:^|\s)(?:image-caption|wp-caption-text|gallery-caption)/.test(classOf(child)),
    );
  const inner = isOwn ? [] : childrenOf(node, "div").flatMap((child) => captionsIn(child, false));
  return [...own, ...classed, ...inner].filter((caption) => textOf(caption).trim() !== "");
}

const classOf = ({ properties }: Element) => [properties.className ?? []].flat().join(" ");

const addressOf = ({ src, data, action }: Properties) => {
  const address = src ?? data ?? action;
  return address ? ` (${String(address)})` : "";
};

/** Removes the first heading if it repeats the title. @returns whether there is a heading */
function dropTitle(tree: Root | Element, title: string): boolean {
  for (const child of tree.children) {
    if (child.type !== "element") continue;
    if (/^h[1-6]$/.test(child.tagName)) {
      const isTitle = textOf(child).trim().toLowerCase() === title.trim().toLowerCase();
      if (isTitle)
        tree.children = tree.children.filter((each) => each !== child) as ElementContent[];
      return true;
    }
    if (dropTitle(child, title)) return true;
  }
  return false;
}

/** Removes galleries that occur again, because some programs write a gallery twice. */
function withoutDoubles(
  parts: PastedPart[],
  picturesOf: ReadDocument["picturesOf"],
  losses: string[],
): PastedPart[] {
  const seen = new Set<string>();
  return parts.filter((part) => {
    const found = part.kind === "picture" ? picturesOf(part.src) : undefined;
    if (!found?.isGallery) return true;
    const key = JSON.stringify(found.pictures.map(({ id, names }) => id || names));
    if (!seen.has(key)) return Boolean(seen.add(key));
    losses.push(
      `A gallery of ${found.pictures.length} pictures stood there twice; it is kept once.`,
    );
    return false;
  });
}

function element(tagName: string, properties: Properties): Element {
  return { type: "element", tagName, properties, children: [] };
}
