import { caption as captionField } from "../../content/declare-module.ts";
import { moduleDefinitions } from "../../content/module-types.ts";
import { projectFields } from "../../content/project-fields.ts";
import { type SectionKey, sectionKeys, sections } from "../../content/sections.ts";
import { cutTo, storableText } from "../../content/storable-text.ts";
import { cutSlug } from "../../words/cut-slug.ts";
import type { Transaction } from "../database/content-change.ts";
import { inChunks } from "../in-chunks.ts";
import {
  type DraftModule,
  type DraftPart,
  draftSections,
  type SectionOf,
} from "../projects/case-study/draft-sections.ts";
import type { NewProject } from "../projects/fields/project-fields.ts";
import { readSiteWords } from "../site/read-site-words.ts";
import { linkList } from "../validation/link-list.ts";
import type { HeadingRules, ReportedProject } from "./incoming.ts";
import type { Picture, PlannedProject } from "./plan-project.ts";
import type { SourceFile } from "./source-files.ts";

/**
 * Shortens a text to the maximum length. If the text is too long, reports a loss with the name `what` of the
 * text.
 */
type Cut = (what: string, text: string, max: number) => string;

/** The result of storing a file: its path on this site, or why it was refused. */
export type StoredPicture = { path: string } | { refusal: string };

const maxItems = moduleDefinitions.gallery.fields.items.max;
const maxTitle = moduleDefinitions.text.fields.title.max;
const maxModules = 100;
const oneLink = linkList("Links", 1);

/**
 * The texts of headings that begin a section of a case study, unless the owner has set a rule for the
 * heading.
 */
const knownHeadings: Record<SectionKey, RegExp> = {
  role: /^(?:my |our |the )?(?:role|contributions?|responsibilit(?:y|ies)|what i did)$/,
  why: /^(?:the )?(?:why|brief|challenge|problem|background|context|overview|introduction|goals?|opportunity)$/,
  result: /^(?:the )?(?:results?|outcomes?|impact|reflections?|learnings?|what came of it)$/,
  process:
    /^(?:(?:the |my |our |design )?(?:process|approach|research|discovery|exploration|ideation|methods?))$/,
  solution: /^(?:the |our )?(?:solution|(?:final )?designs?|concept|execution)$/,
  shippedGoods: /^(?:shipped goods|deliverables|final (?:product|screens|deliverables)|launch)$/,
};

/**
 * The section that a heading begins: by the owner's rule if there is one, otherwise by the text of the
 * heading. Null if the heading begins no section.
 */
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

/** Makes the slug for a name or an address. */
export type SlugRule = (text: string) => string;

/** The rule for slugs in the language of the site. */
export async function slugRule(database: Pick<Transaction, "siteWords">): Promise<SlugRule> {
  // Imported on demand: its tables would take nearly a tenth of the time for loading modules at every
  // start.
  const { slugOf } = await import("../../words/slug-of.ts");
  const { language } = await readSiteWords(database);
  return (text) => slugOf(text, language);
}

/**
 * Converts a planned project to the fields and sections that will be stored.
 * @param stored for each file of the project, its path or why it was refused
 * @param takenSlugs the slugs of other projects; the slug of this project is added
 */
export function draftProject(
  { incoming, parts, cover, losses: planned }: PlannedProject,
  rules: HeadingRules,
  stored: ReadonlyMap<SourceFile, StoredPicture>,
  takenSlugs: Set<string>,
  slugOf: SlugRule,
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
  const cut: Cut = (what, text, max) => {
    const kept = shortened(text, max);
    if (kept.length < shortened(text, Number.POSITIVE_INFINITY).length) {
      losses.push(`The ${what} is longer than ${max} characters and was cut.`);
    }
    return kept;
  };
  const firstOf = <Item>(items: Item[], what: string, max: number) => {
    if (items.length > max) {
      losses.push(`There are ${items.length} ${what}; the first ${max} are kept.`);
    }
    return items.slice(0, max);
  };
  const drafts = parts.flatMap((part): DraftPart[] => {
    if (part.kind === "pictures") {
      return modulesOf(part, pathOf, cut).map((module) => ({ kind: "module", module }));
    }
    if (part.kind === "heading") return [{ ...part, text: cut("heading", part.text, maxTitle) }];
    return [part];
  });
  const name = cut("title", incoming.title.trim() || "Untitled", projectFields.name.max);
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
  const slug = freeSlug(slugOf(decodePath(incoming.slug || name)), takenSlugs);
  const { year = "", client = "", role = "" } = incoming;
  const links = incoming.links.filter((link) => {
    const isLink = oneLink.safeParse([link]).success;
    if (!isLink) losses.push(`The link ${link.url} is no address and was left out.`);
    return isLink;
  });
  const tags = [...new Set(incoming.tags.map((tag) => cut(`tag ${tag}`, tag, 50)))];
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
      searchDescription: cut("summary", incoming.summary, projectFields.searchDescription.max),
      client: cut("client", client, projectFields.client.max),
      year: cut("year", year, projectFields.year.max),
      role: cut("role", role, projectFields.role.max),
      tags: firstOf(tags, "tags", 20),
      links: firstOf(links, "links", projectFields.links.max),
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
  cut: Cut,
): DraftModule[] {
  const found = pictures.map((picture) => ({
    ...picture,
    src: pathOf(picture),
    caption: cut("caption of a picture", picture.caption, captionField.max),
  }));
  const items = found.flatMap(({ src, caption }) => (src ? [{ src, caption }] : []));
  if (!isGallery || items.length < 2) {
    return found.map(({ src, caption, description, names }) => ({
      type: "hero-image",
      imageSrc: src ?? "",
      ...(caption && { caption }),
      // The label shows the owner which picture is missing. Visitors do not see it.
      ...(!src && { label: shortened(description || (names[0]?.split("/").at(-1) ?? ""), 100) }),
    }));
  }
  return inChunks(items, maxItems).map((some) => ({
    type: "gallery",
    layout: "rows",
    items: some,
  }));
}

/** Merges consecutive pictures into galleries if a section has too many modules. */
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
  const base = cutSlug(wanted, 110) || "project";
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

/** The text without characters that cannot be stored, trimmed and cut to the maximum length. */
function shortened(text: string, max: number): string {
  return cutTo(storableText(text.trim()), max).trim();
}
