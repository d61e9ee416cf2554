import type { PhrasingContent, Root } from "mdast";
import { toString as wordsOf } from "mdast-util-to-string";
import { caption as captionField } from "../../content/declare-module.ts";
import { moduleDefinitions } from "../../content/module-types.ts";
import { projectFields } from "../../content/project-fields.ts";
import { type SectionKey, sectionKeys, sections } from "../../content/sections.ts";
import { storableText } from "../../content/storable-text.ts";
import { printMarkup } from "../../markup/print-markup.ts";
import { cutSlug } from "../../words/cut-slug.ts";
import { slugOf } from "../../words/slug-of.ts";
import {
  type DraftModule,
  type DraftPart,
  draftSections,
  type SectionOf,
} from "../projects/case-study/draft-sections.ts";
import type { NewProject } from "../projects/fields/project-fields.ts";
import { readPictureAddress } from "./fetch-pictures.ts";
import type {
  FoundPicture,
  HeadingRules,
  IncomingProject,
  PictureInDocument,
  ReportedProject,
} from "./incoming.ts";
import { readDocument } from "./read-document.ts";
import type { SourceFile } from "./source-files.ts";

type Picture = PictureInDocument & {
  file: SourceFile | undefined;
  /** Where it can be fetched. Null for nowhere. */
  address: URL | null;
};

type PlannedPart =
  | Exclude<DraftPart, { kind: "module"; module: DraftModule }>
  | { kind: "module"; module: DraftModule }
  | { kind: "pictures"; pictures: Picture[]; isGallery: boolean };

/** A project that was read, before its files are stored. */
export type PlannedProject = {
  incoming: IncomingProject;
  parts: PlannedPart[];
  cover: Picture | undefined;
  losses: string[];
};

/** What became of a file: its path here, or why it was refused. */
export type StoredPicture = { path: string } | { refusal: string };

const longestText = moduleDefinitions.text.fields.content.max;
const maxItems = moduleDefinitions.gallery.fields.items.max;
const maxColumns = moduleDefinitions.table.fields.columns.max;
const maxModules = 100;

/** @throws {Error} where its document cannot be read */
export function planProject(incoming: IncomingProject): PlannedProject {
  const document = readDocument(storableText(incoming.html), incoming.title);
  const losses = [...incoming.losses, ...document.losses];
  const find = (picture: PictureInDocument): Picture => {
    const found: FoundPicture = incoming.find(picture);
    return {
      ...picture,
      file: found.file,
      address:
        [found.address ?? "", ...picture.names].map(readPictureAddress).find(Boolean) ?? null,
      description: picture.description || found.description || "",
      caption: picture.caption || found.caption || "",
    };
  };
  const parts = document.parts.flatMap((part): PlannedPart[] => {
    switch (part.kind) {
      case "text":
        return partsOfText(part.root);
      case "code": {
        const { language, content } = part;
        const { max } = moduleDefinitions.code.fields.content;
        if (content.length > max) losses.push(`Code was cut after ${max} signs.`);
        const module = {
          type: "code",
          language: language.slice(0, 40),
          content: content.slice(0, max),
        };
        return [{ kind: "module", module }];
      }
      case "table": {
        const { headers } = part;
        if (part.columns.length > maxColumns) {
          losses.push(
            `A table has ${part.columns.length} columns; the first ${maxColumns} are kept.`,
          );
        }
        const columns = part.columns
          .slice(0, maxColumns)
          .map(({ align }) => (align ? { align } : {}));
        const rows = part.rows.map((cells) => ({
          cells: cells.slice(0, maxColumns).map(printCell),
        }));
        return [{ kind: "module", module: { type: "table", headers, columns, rows, markup: 2 } }];
      }
      case "embed":
        return [{ kind: "module", module: { type: "embed", url: part.url } }];
      default: {
        const found = document.picturesOf(part.src);
        if (!found) return [];
        return [{ kind: "pictures", ...found, pictures: found.pictures.map(find) }];
      }
    }
  });
  return { incoming, parts, cover: incoming.cover && find(incoming.cover), losses };
}

/** Its headings apart from its texts; texts no longer than a module's. */
function partsOfText(root: Root): PlannedPart[] {
  const parts: PlannedPart[] = [];
  for (const node of root.children) {
    if (node.type === "heading" && node.depth === 2) {
      parts.push({ kind: "heading", text: wordsOf(node).trim() });
      continue;
    }
    const content = printMarkup({ type: "root", children: [node] });
    const last = parts.at(-1);
    if (last?.kind === "text" && last.content.length + content.length + 2 <= longestText) {
      last.content += `\n\n${content}`;
    } else {
      for (let start = 0; start < content.length; start += longestText) {
        parts.push({ kind: "text", content: content.slice(start, start + longestText) });
      }
    }
  }
  return parts;
}

function printCell(children: PhrasingContent[]): string {
  return printMarkup({ type: "root", children: [{ type: "paragraph", children }] }).slice(0, 1_000);
}

/** Pictures of a project, each once. */
export function picturesOf({ parts, cover }: PlannedProject): Picture[] {
  return [
    ...(cover ? [cover] : []),
    ...parts.flatMap((part) => (part.kind === "pictures" ? part.pictures : [])),
  ];
}

/** The words of headings that begin a section by themselves. */
const knownHeadings: Record<SectionKey, RegExp> = {
  role: /^(?:my |our |the )?(?:role|contributions?|responsibilit(?:y|ies)|what i did)$/,
  why: /^(?:the )?(?:why|brief|challenge|problem|background|context|overview|introduction|goals?|opportunity)$/,
  result: /^(?:the )?(?:results?|outcomes?|impact|reflections?|learnings?|what came of it)$/,
  process:
    /^(?:(?:the |my |our |design )?(?:process|approach|research|discovery|exploration|ideation|methods?))$/,
  solution: /^(?:the |our )?(?:solution|(?:final )?designs?|concept|execution)$/,
  shippedGoods: /^(?:shipped goods|deliverables|final (?:product|screens|deliverables)|launch)$/,
};

/** The section that a heading begins, unless the owner has another rule for it. */
function sectionOfHeading(heading: string, rules: HeadingRules): SectionKey | null {
  const words = heading.trim().toLowerCase();
  const chosen = rules.get(words);
  if (chosen !== undefined) return chosen;
  const plain = words.replace(/^\d{1,2}[.)]?\s+/, "").replace(/[:.…]{1,5}$/, "");
  return sectionKeys.find((key) => knownHeadings[key].test(plain)) ?? null;
}

export type DraftedProject = {
  fields: NewProject;
  sections: Partial<Record<SectionKey, string>>;
  reported: ReportedProject;
};

/**
 * The project as it is written.
 * @param stored what became of its files
 * @param takenSlugs of other projects; its own is added
 */
export function draftProject(
  { incoming, parts, cover, losses: planned }: PlannedProject,
  rules: HeadingRules,
  stored: ReadonlyMap<SourceFile, StoredPicture>,
  takenSlugs: Set<string>,
): DraftedProject {
  const losses = [...planned];
  const pathOf = ({ file, names: [name = ""] }: Picture): string | undefined => {
    const found = file && stored.get(file);
    if (found && "path" in found) return found.path;
    const isAway = /^(?:https?:)?\/\//i.test(name);
    losses.push(
      found
        ? `${file?.path}: ${found.refusal}`
        : `The picture ${name} is ${isAway ? "on another site, and" : ""} not among the files.`.replace(
            "  ",
            " ",
          ),
    );
    return undefined;
  };
  const drafts = parts.flatMap((part): DraftPart[] =>
    part.kind === "pictures"
      ? modulesOf(part, pathOf).map((module) => ({ kind: "module", module }))
      : [part],
  );
  const name = cutTo(incoming.title.trim() || "Untitled", projectFields.name.max);
  const sectionOf: SectionOf = (heading) => sectionOfHeading(heading, rules) ?? undefined;
  const found = draftSections(drafts, name, "why", sectionOf);
  const modules = Object.entries(found).map(([key, all]) => {
    const fitting = joinPictures(all);
    if (fitting.length > maxModules) {
      losses.push(
        `${sections[key as SectionKey].name} has ${fitting.length} parts; the first ${maxModules} are kept.`,
      );
    }
    return [key, fitting.slice(0, maxModules)] as const;
  });
  const all = modules.flatMap(([, some]) => some);
  const hero = (cover && pathOf(cover)) ?? all.flatMap(pathsIn)[0];
  const slug = freeSlug(incoming.slug || name, takenSlugs);
  const { year = "", client = "", role = "" } = incoming;
  const headings = drafts.flatMap((part) =>
    part.kind === "heading"
      ? [{ heading: part.text, section: sectionOfHeading(part.text, rules) }]
      : [],
  );
  return {
    fields: {
      ...{ name, slug, visibility: "draft" },
      ...(incoming.isProtected && { isPasswordProtected: true }),
      ...(hero && { heroImage: hero }),
      searchDescription: cutTo(incoming.summary, projectFields.searchDescription.max),
      client: cutTo(client, projectFields.client.max),
      year: cutTo(year, projectFields.year.max),
      role: cutTo(role, projectFields.role.max),
      tags: [...new Set(incoming.tags.map((tag) => cutTo(tag, 50)))].slice(0, 20),
      links: incoming.links.slice(0, projectFields.links.max),
    },
    sections: Object.fromEntries(modules.map(([key, some]) => [key, JSON.stringify(some)])),
    reported: {
      ...{ from: incoming.from, name, slug, headings, losses, redirects: [] },
      texts: all.filter(({ type }) => type === "text").length,
      pictures: all.flatMap(pathsIn).length,
      others: all.filter(({ type }) => /^(?:code|table|embed)$/.test(type)).length,
    },
  };
}

function modulesOf(
  { pictures, isGallery }: { pictures: Picture[]; isGallery: boolean },
  pathOf: (picture: Picture) => string | undefined,
): DraftModule[] {
  const found = pictures.map((picture) => ({ ...picture, src: pathOf(picture) }));
  const items = found.flatMap(({ src, caption }) =>
    src ? [{ src, caption: captionOf(caption) }] : [],
  );
  if (!isGallery || items.length < 2) {
    return found.map(({ src, caption, description, names }) => ({
      type: "hero-image",
      imageSrc: src ?? "",
      ...(caption && { caption: captionOf(caption) }),
      // Visitors see no label. It says which picture is wanted.
      ...(!src && { label: cutTo(description || (names[0]?.split("/").at(-1) ?? ""), 100) }),
    }));
  }
  return Array.from({ length: Math.ceil(items.length / maxItems) }, (_, place) => ({
    type: "gallery",
    layout: "rows",
    items: items.slice(place * maxItems, (place + 1) * maxItems),
  }));
}

const captionOf = (caption: string) => cutTo(caption, captionField.max);

/** Where a section has more modules than it may, pictures that follow each other become galleries. */
function joinPictures(modules: DraftModule[]): DraftModule[] {
  if (modules.length <= maxModules) return modules;
  const joined: DraftModule[] = [];
  for (const module of modules) {
    const last = joined.at(-1);
    const items = last?.type === "gallery" && Array.isArray(last.items) ? last.items : undefined;
    const isPicture = module.type === "hero-image" && module.imageSrc !== "";
    if (!isPicture) joined.push(module);
    else if (items && items.length < maxItems) items.push(itemOf(module));
    else joined.push({ type: "gallery", layout: "rows", items: [itemOf(module)] });
  }
  return joined;
}

const itemOf = ({ imageSrc, caption = "" }: DraftModule) => ({ src: imageSrc, caption });

function pathsIn({ imageSrc, items }: DraftModule): string[] {
  const all: unknown[] = Array.isArray(items) ? items.map((item) => Object(item).src) : [imageSrc];
  return all.flatMap((src) => (typeof src === "string" && src !== "" ? [src] : []));
}

function freeSlug(wanted: string, taken: Set<string>): string {
  const base = cutSlug(slugOf(decodePath(wanted), "en"), 110) || "project";
  for (let number = 1; ; number++) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (taken.has(slug)) continue;
    taken.add(slug);
    return slug;
  }
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path).split("/").filter(Boolean).at(-1) ?? "";
  } catch {
    return path;
  }
}

/** The first signs, without half a character. */
function cutTo(text: string, max: number): string {
  return storableText(text.trim())
    .slice(0, max)
    .replace(/[\ud800-\udbff]$/, "")
    .trim();
}
