import { createHash } from "node:crypto";
import { sectionKeys, type sections } from "../../../content/sections.ts";
import type { Words } from "../../../words/create-words.ts";
import { english } from "../../../words/english.ts";
import { directionOf, setCodeOf } from "../../../words/languages.ts";
import { sets } from "../../../words/sets.ts";
import { wordsIn } from "../../../words/words-in.ts";
import { readOn, seenOn } from "../seen-on.ts";
import { createBlockOf, type PictureOf } from "./module-blocks.ts";
import { plainNodes } from "./rich-nodes.ts";
import {
  type BriefPart,
  type Link,
  linkTo,
  type Paper,
  type ProjectPart,
  type Sheet,
  textOf,
  type WantedPicture,
} from "./sheet-parts.ts";
import type {
  BriefedProject,
  SheetBrief,
  SheetData,
  SheetModule,
  SheetProject,
} from "./sheet-query.ts";

type Options = {
  paper: Paper;
  words: Words;
  /** The public URL of the site, without a trailing slash. Undefined where none is configured. */
  origin: string | undefined;
  /** The name of the reader of a share link. Empty for none. */
  reader: string;
};

/** The possible widths of pictures, in pixels. 480, 704 and 1376 are for ⅓, ½ and all of A4 at 200 dpi. */
const widths = [160, 480, 704, 960, 1376, 1664, 2000];
const dotsPerMillimetre = 200 / 25.4;

/** The width of the content on a page, in millimetres. */
const rooms: Record<Paper, number> = { a4: 174, "us-letter": 180, slides: 226 };

const onPaper = { ground: "#ffffff", ink: "#141414", quiet: "#5c5c5c" };

/**
 * Arranges the result of `sheetQuery` for a PDF, and lists the pictures that the PDF needs. Null if
 * the result has neither a project nor a brief.
 */
export function arrangeSheet(
  data: SheetData,
  options: Options,
): { sheet: Sheet; pictures: WantedPicture[] } | null {
  const { paper, words: site, origin, reader } = options;
  const { project, briefProjects = [] } = data;
  const wordsOf = (language: string) => wordsIn(language, site, (each) => sets[setCodeOf(each)]);
  const { say } = wordsOf(project?.language ?? "");
  if (!project && briefProjects.length === 0) return null;
  const author = data.siteIdentity.ownerName;
  const wanted: WantedPicture[] = [];

  const pictureOf: PictureOf = (media, share, view = null) => {
    const still =
      media?.kind === "VIDEO" ? (view?.start?.asset ?? media.asset?.poster?.asset) : media?.asset;
    if (!media || !still?.width || !still.height) return null;
    const crop = view?.crop ?? null;
    const least = (rooms[paper] * dotsPerMillimetre * share) / (crop?.width ?? 1);
    const width = widths.find((each) => each >= least * 0.98) ?? widths.at(-1) ?? 0;
    const known = wanted.findIndex(({ path }) => path === still.path);
    const place = known < 0 ? wanted.length : known;
    const before = wanted[known]?.width ?? 0;
    wanted[place] = { path: still.path, width: Math.max(width, before) };
    const shape = (still.width / still.height) * ((crop?.width ?? 1) / (crop?.height ?? 1));
    const alt = media.asset?.altText || still.altText;
    return { n: place, alt, shape, crop, frame: view?.frame.toLowerCase() ?? "none" };
  };

  const blockOf = createBlockOf(pictureOf, say, origin);

  const briefOf = (
    { name, slug, language }: BriefedProject,
    brief: SheetBrief | null,
    facts: SheetProject["facts"] = null,
  ): BriefPart => {
    const { say } = wordsOf(language);
    const href = origin && `${origin}/project/${encodeURIComponent(slug)}`;
    const link = href ? linkTo(href, href.replace(/^https?:\/\//, "")) : null;
    const fact = (label: string, ...values: (Link | string)[]) => {
      const told = values
        .map((value) => (typeof value === "string" ? textOf(value) : value))
        .filter(({ t }) => t.trim() !== "");
      return told.length > 0 ? [{ label, values: told }] : [];
    };
    return {
      language: language || site.language,
      name: textOf(name),
      link,
      outcome: plainNodes(brief?.outcome ?? ""),
      numbers: (brief?.numbers ?? []).map(({ value, label }) => ({ value, label: textOf(label) })),
      facts: [
        ...fact(say("project.client"), facts?.client ?? ""),
        ...fact(say("project.year"), facts?.year ?? ""),
        ...fact(say("project.role"), facts?.role || (brief?.role ?? "")),
        ...fact(say("brief.time"), brief?.time ?? ""),
        ...fact(
          say("project.team"),
          ...(facts?.team.length
            ? facts.team.map((each) => [each.name, each.role].filter(Boolean).join(", "))
            : [brief?.team ?? ""]),
        ),
        ...fact(say("project.tags"), (facts?.tags ?? []).join(", ")),
        ...fact(
          say("project.links"),
          ...(link ? [link] : []),
          ...(facts?.links ?? []).map(({ label, url }) => linkTo(url, label || url)),
        ),
      ],
      pictures: [],
    };
  };

  const briefWithPictures = (each: BriefedProject): BriefPart => ({
    ...briefOf(each, each.brief),
    pictures: (each.brief?.pictures ?? []).flatMap((media) =>
      media.kind === "IMAGE" ? (pictureOf(media, 0.6) ?? []) : [],
    ),
  });

  const projectOf = (project: SheetProject): ProjectPart => {
    const part = briefOf(project, project.brief, project.facts);
    return {
      ...part,
      hero: pictureOf(project.pageHero, 1.2),
      sections: (project.caseStudy?.sections ?? []).flatMap(({ section, name: own, modules }) => {
        const key = sectionKeys.find((each) => nameOfSection(each) === section);
        if (!key) return [];
        const name = own ?? say(`section.${key}`);
        const names = [name, say(`section.${key}`), english[`section.${key}`]];
        const rows = rowsOf(modules, paper === "slides").flatMap((row) => {
          const total = row.reduce((sum, { isWide }) => sum + (isWide ? 2 : 1), 0);
          const blocks = row.map((module) =>
            blockOf(module, (module.isWide ? 2 : 1) / total, part.link, names),
          );
          // The first blocks of modules that are beside each other share a row. Each further block gets its
          // own row.
          const first = blocks.flatMap((each) => each.slice(0, 1));
          const others = blocks.flatMap((each) => each.slice(1)).map((block) => [block]);
          return first.length > 0 ? [first, ...others] : [];
        });
        return rows.length > 0 ? [{ name: textOf(name), rows }] : [];
      }),
    };
  };

  const part = project ? projectOf(project) : null;
  const hasBriefs = !project || (project.brief !== null && paper === "slides");
  const briefs = hasBriefs ? (project ? [project] : briefProjects).map(briefWithPictures) : [];
  const language = part?.language ?? site.language;
  const sheet: Sheet = {
    paper,
    voice: data.siteLook.voice.toLowerCase(),
    fonts: data.siteLook.fonts.flatMap(({ url, firstUrl }) => (firstUrl ? [url] : [])),
    language,
    direction: directionOf(language),
    title: project?.name ?? say("brief.title"),
    author,
    shownFor: reader ? say("pdf.for", { name: reader }) : "",
    colors: colorsOf(data, paper),
    project: part,
    briefs,
    briefsTitle: textOf(say("brief.title")),
  };
  return { sheet, pictures: wanted };
}

/** The base name of a PDF's file: a hash of everything that is visible in the PDF. */
export function nameOfSheet(sheet: Sheet, pictures: readonly unknown[]): string {
  const seen = JSON.stringify([version, sheet, pictures]);
  return createHash("sha256").update(seen).digest("base64url");
}

/**
 * Part of each PDF's name. Increment this number with each change of the code that makes PDFs of the
 * same content look different.
 */
const version = 5;

/** The colours of a PDF: on paper dark text on white; on slides the colours of the project's page. */
function colorsOf(data: SheetData, paper: Paper): Sheet["colors"] {
  const { project, siteColors, siteLook } = data;
  const { background, textPrimary, textSecondary, navHover } = siteColors;
  const light = (siteLook.hasOwnLight && project?.light) || {
    ground: background,
    ink: textPrimary,
    quiet: textSecondary,
    accent: navHover,
  };
  const { ground, ink, quiet } = paper === "slides" ? light : onPaper;
  return {
    ground,
    ink: readOn(ground, ink, ink),
    quiet: readOn(ground, quiet, ink),
    accent: seenOn(ground, light.accent),
  };
}

/** The name of a section in GraphQL: its key in upper case, with underscores between words. */
function nameOfSection(key: keyof typeof sections): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}

/**
 * The rows of a section, without modules that are hidden from visitors or blank, and for slides without
 * modules that are not presented.
 */
function rowsOf(modules: readonly SheetModule[], isSlides: boolean): SheetModule[][] {
  const rows: SheetModule[][] = [];
  for (const module of modules) {
    if (!module.isBeside || rows.length === 0) rows.push([]);
    const isShown = !module.isHidden && !module.isBlank && (!isSlides || module.inPresentation);
    if (isShown) rows.at(-1)?.push(module);
  }
  return rows.filter(({ length }) => length > 0);
}
