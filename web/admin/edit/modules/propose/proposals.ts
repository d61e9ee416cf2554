import type { Root } from "mdast";
import { gallery } from "../../../../../content/modules/gallery";
import { textOfPart } from "../../../../../documents/document-parts";
import { countWords } from "../../../../../markup/markup-words";
import { printMarkup } from "../../../../../markup/print-markup";
import { playerOf } from "../../../../../players/players";
import {
  type ClipboardContent,
  type ReadPart,
  readClipboard,
} from "../../../rich-text/paste/readClipboard";
import { createModule, moduleLabel } from "../../module-types/contentModules";
import { pasteModule } from "../../module-types/copiedModule";
import type { ContentModule, ModuleType } from "../../module-types/moduleTypes";
import { intoField, type PastedModules, type PastedUpload, pastedModules } from "./pastedModules";

/** A way to convert pasted content to modules. */
export type Proposal = { label: string; make: () => PastedModules };

export type Proposed = {
  /** A short description of the pasted content. */
  summary: string;
  /** At least one proposal. The best one is the first. */
  proposals: Proposal[];
};

const { max: maxInGallery } = gallery.fields.items;

/** The proposals for a clipboard's content. Null if nothing in the content can become a module. */
export function proposeModules(content: ClipboardContent): Proposed | null {
  const text = content.text.trim();
  const copied = pasteModule(text);
  if (copied) {
    const label = moduleLabel(copied.type);
    return { summary: "A module", proposals: [one(label, () => copied)] };
  }
  const embed = embedOf(text);
  if (embed) return embed;
  const parts = readClipboard(isFenced(text) ? { ...content, html: "" } : content);
  if (parts.length > 0 && parts.every(({ kind }) => kind === "code")) {
    return { summary: "Code", proposals: [asParts(parts), asText(parts)] };
  }
  const files = parts.flatMap((part) => (part.kind === "picture" && part.file ? [part.file] : []));
  if (parts.length === 0) return null;
  if (files.length === parts.length) return pictureProposals(files);
  const quoted = quoteOf(parts);
  const words = wordCount(parts);
  return {
    summary: inWords(
      words > 0 && (words === 1 ? "1 word" : `${words.toLocaleString("en")} words`),
      ...countsOf(parts),
    ),
    proposals: [...(quoted ? [quoted] : []), asParts(parts)],
  };
}

/**
 * Whether a text is a fenced code block of Markdown. The HTML of the clipboard is then ignored, because
 * it only contains the colours in which an editor shows the code.
 */
function isFenced(text: string): boolean {
  const [first = "", ...others] = text.split("\n");
  const fence = /^(?:`{3,}|~{3,})/.exec(first)?.[0];
  return fence !== undefined && !first.includes("`", fence.length) && others.at(-1) === fence;
}

function inWords(...counts: (string | false)[]): string {
  return new Intl.ListFormat("en").format(counts.filter((count) => typeof count === "string"));
}

/** The counts of the parts that are not texts, such as "2 pictures". */
function countsOf(parts: readonly ReadPart[]): string[] {
  const count = (wanted: ReadPart["kind"]) => parts.filter(({ kind }) => kind === wanted).length;
  const [pictures, codes, embeds] = [count("picture"), count("code"), count("embed")];
  const tables = count("table");
  return [
    ...(pictures > 0 ? [countOf(pictures)] : []),
    ...(tables > 0 ? [tables === 1 ? "1 table" : `${tables} tables`] : []),
    ...(codes > 0 ? ["code"] : []),
    ...(embeds > 0 ? [embeds === 1 ? "1 embed" : `${embeds} embeds`] : []),
  ];
}

function one(label: string, make: () => ContentModule): Proposal {
  return { label, make: () => ({ modules: [make()], uploads: [] }) };
}

/** The proposals for the address or the embed code of a player that can be embedded. Null for other texts. */
function embedOf(text: string): Proposed | null {
  const framed = /^<iframe\b[^>]*\bsrc="([^"]+)"/i.exec(text)?.[1]?.replaceAll("&amp;", "&");
  const base = "https://invalid.invalid";
  if (framed && !URL.canParse(framed, base)) return null;
  const url = framed ? new URL(framed, base).href : text;
  const player = playerOf(url);
  if (!player) return null;
  const embed = (): ContentModule => ({
    ...createModule("embed"),
    url: framed ? player.page : url,
  });
  const textWithLink = (): ContentModule => ({
    ...createModule("text"),
    title: "",
    content: `<${url}>`,
    markup: 2,
  });
  return {
    summary: `An address of ${player.site}`,
    proposals: [one("Embed", embed), ...(framed ? [] : [one("Text", textWithLink)])],
  };
}

type Slot = PastedUpload["put"];

const puts = {
  "hero-image": intoField("hero-image", "imageSrc"),
  "full-width": intoField("full-width", "src"),
  "text-image": intoField("text-image", "imageSrc"),
  left: intoField("image-image", "leftImageSrc"),
  right: intoField("image-image", "rightImageSrc"),
  before: intoField("before-after", "beforeSrc"),
  after: intoField("before-after", "afterSrc"),
  gallery: (module, src) =>
    module.type === "gallery" && module.items.length < maxInGallery
      ? { ...module, items: [...module.items, { src, caption: "" }] }
      : null,
} satisfies Record<string, Slot>;

/**
 * A new module, and the uploads for it. Each file uses the slot at its position, a function that puts it into
 * the module. Further files use the last slot.
 */
function filled(type: ModuleType, files: readonly File[], ...slots: Slot[]): PastedModules {
  const module = createModule(type);
  const uploads = files.flatMap((file, place): PastedUpload[] => {
    const put = slots[Math.min(place, slots.length - 1)];
    return put ? [{ id: module.id, file, put }] : [];
  });
  return { modules: [module], uploads };
}

function together(all: readonly PastedModules[]): PastedModules {
  return {
    modules: all.flatMap(({ modules }) => modules),
    uploads: all.flatMap(({ uploads }) => uploads),
  };
}

function pictureProposals(files: readonly File[]): Proposed {
  const each = (type: "hero-image" | "full-width" | "text-image"): Proposal => ({
    label: files.length === 1 ? moduleLabel(type) : `${files.length} × ${moduleLabel(type)}`,
    make: () => together(files.map((file) => filled(type, [file], puts[type]))),
  });
  const galleries: Proposal = {
    label:
      files.length > maxInGallery
        ? `${Math.ceil(files.length / maxInGallery)} × Gallery`
        : moduleLabel("gallery"),
    make: () =>
      together(
        Array.from({ length: Math.ceil(files.length / maxInGallery) }, (_, place) =>
          filled(
            "gallery",
            files.slice(place * maxInGallery, (place + 1) * maxInGallery),
            puts.gallery,
          ),
        ),
      ),
  };
  // An empty type counts as a picture, because browsers do not recognise all types of pictures.
  const isAllPictures = files.every(({ type }) => type === "" || type.startsWith("image/"));
  const [only] = files.length === 1 ? files : [];
  const pair: Proposal = {
    label: moduleLabel("image-image"),
    make: () => filled("image-image", files, puts.left, puts.right),
  };
  const compared: Proposal = {
    label: moduleLabel("before-after"),
    make: () => filled("before-after", files, puts.before, puts.after),
  };
  const summary = isAllPictures
    ? countOf(files.length)
    : only
      ? only.type.startsWith("video/")
        ? "A video"
        : "A file"
      : `${files.length} files`;
  if (files.length === 1) {
    return { summary, proposals: [each("hero-image"), each("full-width"), each("text-image")] };
  }
  if (files.length === 2) {
    const sides = isAllPictures ? [compared] : [];
    return { summary, proposals: [pair, ...sides, galleries, each("hero-image")] };
  }
  return { summary, proposals: [galleries, each("hero-image")] };
}

function countOf(pictures: number): string {
  if (pictures === 0) return "";
  return pictures === 1 ? "1 picture" : `${pictures} pictures`;
}

/** Proposes one text module with the content of all parts, also of code, but without pictures. */
function asText(parts: readonly ReadPart[]): Proposal {
  const children = parts.flatMap((part) => (part.kind === "picture" ? [] : textOfPart(part)));
  const text: ReadPart = { kind: "text", root: { type: "root", children } };
  return { label: moduleLabel("text"), make: () => pastedModules([text]) };
}

/** Proposes a module for each part, in the order of the parts. */
function asParts(parts: readonly ReadPart[]): Proposal {
  const hasText = parts.some(({ kind }) => kind === "text");
  const label = inWords(hasText && moduleLabel("text"), ...countsOf(parts));
  return { label: capitalised(label), make: () => pastedModules(parts) };
}

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Proposes a quote. Null unless the pasted content is one quotation and nothing else. */
function quoteOf(parts: readonly ReadPart[]): Proposal | null {
  const [part, ...others] = parts;
  if (part?.kind !== "text" || others.length > 0) return null;
  const [block, ...rest] = part.root.children;
  if (block?.type !== "blockquote" || rest.length > 0) return null;
  const root: Root = { type: "root", children: block.children };
  return one(moduleLabel("quote"), () => ({
    ...createModule("quote"),
    text: printMarkup(root),
    markup: 2,
  }));
}

function wordCount(parts: readonly ReadPart[]): number {
  return parts.reduce((sum, part) => sum + (part.kind === "text" ? countWords(part.root) : 0), 0);
}
