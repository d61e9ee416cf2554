import { createHash } from "node:crypto";
import { sectionKeys, type sections } from "../../../content/sections.ts";
import type { Words } from "../../../words/create-words.ts";
import { english } from "../../../words/english.ts";
import { type Direction, directionOfText } from "../lettering/visual-runs.ts";
import { readOn, seenOn } from "../seen-on.ts";
import { plainNodes, type RichNode, richNodes } from "./rich-nodes.ts";
import type {
  BriefedProject,
  SheetBrief,
  SheetData,
  SheetMedia,
  SheetModule,
  SheetProject,
  SheetView,
} from "./sheet-query.ts";

/** A sheet of paper, or slides for a screen. */
export type Paper = "a4" | "us-letter" | "slides";

/** What one PDF is made of, besides the files of its pictures. */
export type Sheet = {
  paper: Paper;
  voice: string;
  /** BCP 47. */
  language: string;
  direction: Direction;
  title: string;
  author: string;
  /** Who it was made for, in a sentence. Empty for nobody. */
  shownFor: string;
  colors: { ground: string; ink: string; quiet: string; accent: string };
  project: ProjectPart | null;
  /** Projects in their briefs, each on a page of its own. */
  briefs: BriefPart[];
};

/** A text with its own direction. */
type Text = { t: string; dir: Direction };

type Link = { href: string; t: string; dir: Direction };

type Picture = {
  /** The number among the pictures of the sheet. */
  n: number;
  alt: string;
  /** Width by height, cropped. */
  shape: number;
  crop: { x: number; y: number; width: number; height: number } | null;
  frame: string;
};

type Figure = { picture: Picture | null; link: Link | null; label: string; caption: RichNode[] };

type Block = { weight: number } & (
  | { b: "text"; title: Text | null; body: RichNode[] }
  | { b: "figures"; figures: Figure[]; caption: RichNode[] }
  | { b: "beside"; body: RichNode[]; figure: Figure; isFirst: boolean }
  | { b: "quote"; body: RichNode[]; person: string; role: string; portrait: Picture | null }
  | { b: "numbers"; items: { value: string; from: string; label: Text }[] }
  | { b: "columns"; items: { title: Text | null; body: RichNode[] }[] }
  | {
      b: "table";
      caption: RichNode[];
      hasRow: boolean;
      hasColumn: boolean;
      align: string[];
      rows: RichNode[][][];
    }
  | { b: "code"; language: string; content: string }
);

type BriefPart = {
  name: Text;
  /** Its page. Null where the site does not know its own address. */
  link: Link | null;
  outcome: RichNode[];
  numbers: { value: string; label: Text }[];
  facts: { label: string; values: (Link | Text)[] }[];
  pictures: Picture[];
};

type ProjectPart = BriefPart & {
  hero: Picture | null;
  sections: { name: Text; rows: Block[][] }[];
};

/** A picture as it is wanted: by the path of its file, in a width of so many pixels. */
export type WantedPicture = { path: string; src: string; width: number };

type Options = {
  paper: Paper;
  words: Words;
  /** Undefined where the site does not know it. */
  origin: string | undefined;
  /** The name of the reader of a link. Empty for none. */
  reader: string;
};

/** The widths that pictures are made in, in pixels: 200 dpi of a third, half and all of a sheet, and beyond. */
const widths = [160, 480, 704, 960, 1376, 1664, 2000];
const dotsPerMillimetre = 200 / 25.4;

/** The width of what is written on, in millimetres. */
const rooms: Record<Paper, number> = { a4: 174, "us-letter": 180, slides: 226 };

/** Rows of a gallery are filled until their pictures are together so many times as wide as high. */
const widestRow = 3.2;
const maxInRow = 3;

const onPaper = { ground: "#ffffff", ink: "#141414", quiet: "#5c5c5c" };

/** Arranges what a viewer may see for a PDF. Null where there is nothing to show. */
export function arrangeSheet(
  data: SheetData,
  options: Options,
): { sheet: Sheet; pictures: WantedPicture[] } | null {
  const { paper, words, origin, reader } = options;
  const { say } = words;
  const { project, briefProjects = [] } = data;
  if (!project && briefProjects.length === 0) return null;
  const author = data.siteIdentity.ownerName;
  const wanted: WantedPicture[] = [];

  /** @param share of the width of the page */
  const pictureOf = (
    media: SheetMedia | null,
    share: number,
    view: SheetView = null,
  ): Picture | null => {
    const still =
      media?.kind === "VIDEO" ? (view?.start?.asset ?? media.asset?.poster?.asset) : media?.asset;
    if (!media || !still?.width || !still.height) return null;
    const crop = view?.crop ?? null;
    const least = (rooms[paper] * dotsPerMillimetre * share) / (crop?.width ?? 1);
    const width = widths.find((each) => each >= least * 0.98) ?? widths.at(-1) ?? 0;
    const known = wanted.findIndex(({ path }) => path === still.path);
    const place = known < 0 ? wanted.length : known;
    const before = wanted[known]?.width ?? 0;
    wanted[place] = { path: still.path, src: media.src, width: Math.max(width, before) };
    const shape = (still.width / still.height) * ((crop?.width ?? 1) / (crop?.height ?? 1));
    const alt = media.asset?.altText || still.altText;
    return { n: place, alt, shape, crop, frame: view?.frame.toLowerCase() ?? "none" };
  };

  const figureOf = (
    media: SheetMedia | null,
    share: number,
    view: SheetView,
    caption: RichNode[],
    page: Link | null,
    label = "",
  ): Figure[] => {
    const picture = pictureOf(media, share, view);
    const isFilm = media?.kind === "VIDEO";
    const link = isFilm && page ? linkTo(page.href, say("pdf.film")) : null;
    return picture || link || caption.length > 0 ? [{ picture, link, label, caption }] : [];
  };

  const briefOf = (
    { name, slug }: BriefedProject,
    brief: SheetBrief | null,
    facts: SheetProject["facts"] = null,
  ): BriefPart => {
    const href = origin && `${origin}/project/${encodeURIComponent(slug)}`;
    const link = href ? linkTo(href, href.replace(/^https?:\/\//, "")) : null;
    const fact = (label: string, ...values: (Link | string)[]) => {
      const told = values
        .map((value) => (typeof value === "string" ? textOf(value) : value))
        .filter(({ t }) => t.trim() !== "");
      return told.length > 0 ? [{ label, values: told }] : [];
    };
    return {
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

  const blockOf = (
    module: SheetModule,
    share: number,
    page: Link | null,
    names: string[],
  ): Block[] => {
    const weight = module.isWide ? 2 : 1;
    const figures = (all: Figure[], caption: RichNode[] = []): Block[] =>
      all.length > 0 || caption.length > 0 ? [{ weight, b: "figures", figures: all, caption }] : [];
    switch (module.__typename) {
      case "TextModule": {
        const title = names.includes(module.title) ? "" : module.title;
        return [
          {
            weight,
            b: "text",
            title: title ? textOf(title) : null,
            body: richNodes(module.contentHtml),
          },
        ];
      }
      case "TextImageModule": {
        const body = richNodes(module.contentHtml);
        const [figure] = figureOf(module.media, share / 2, module.mediaView, [], page);
        const isFirst = module.imagePosition === "LEFT";
        return figure
          ? [{ weight, b: "beside", body, figure, isFirst }]
          : [{ weight, b: "text", title: null, body }];
      }
      case "ImageImageModule":
        return figures([
          ...figureOf(
            module.left,
            share / 2,
            module.leftView,
            richNodes(module.leftTextHtml),
            page,
          ),
          ...figureOf(
            module.right,
            share / 2,
            module.rightView,
            richNodes(module.rightTextHtml),
            page,
          ),
        ]);
      case "HeroImageModule":
        return figures(
          figureOf(module.media, share, module.mediaView, plainNodes(module.caption), page),
        );
      case "FullWidthModule": {
        const caption = plainNodes(module.caption);
        const body = richNodes(module.textHtml);
        return [
          ...figures(figureOf(module.media, share, module.mediaView, caption, page)),
          ...(body.length > 0 ? [{ weight, b: "text" as const, title: null, body }] : []),
        ];
      }
      case "BeforeAfterModule": {
        const both = Boolean(module.before && module.after);
        const labels = both ? [say("comparison.before"), say("comparison.after")] : ["", ""];
        return figures(
          [
            ...figureOf(module.before, share / 2, module.beforeView, [], page, labels[0]),
            ...figureOf(module.after, share / 2, module.afterView, [], page, labels[1]),
          ],
          plainNodes(module.caption),
        );
      }
      case "GalleryModule":
        return inRows(
          module.items.flatMap(({ media, mediaView, caption }) =>
            media ? figureOf(media, share / 2, mediaView, plainNodes(caption), page) : [],
          ),
        ).flatMap((row) => figures(row));
      case "EmbedModule": {
        if (!module.player) return [];
        const picture = pictureOf(module.poster, share, module.posterView);
        const { site, page: href } = module.player;
        const link = linkTo(href, say("embed.link", { site }));
        const caption = plainNodes(module.embedTitle);
        return figures([{ picture, link, label: "", caption }]);
      }
      case "QuoteModule": {
        const portrait = pictureOf(module.portrait, 0.1, module.portraitView);
        const { person, role } = module;
        return [{ weight, b: "quote", body: richNodes(module.textHtml), person, role, portrait }];
      }
      case "NumbersModule": {
        const items = module.figures
          .filter(({ value, label }) => value || label)
          .map(({ value, from, label }) => ({ value, from, label: textOf(label) }));
        return items.length > 0 ? [{ weight, b: "numbers", items }] : [];
      }
      case "ColumnsModule": {
        const items = module.columnTexts
          .filter(({ title, contentHtml }) => title || contentHtml)
          .map(({ title, contentHtml }) => ({
            title: title ? textOf(title) : null,
            body: richNodes(contentHtml),
          }));
        return items.length > 0 ? [{ weight, b: "columns", items }] : [];
      }
      case "TableModule": {
        const { headers, columns } = module;
        const width = Math.max(0, ...module.rows.map(({ cellsHtml }) => cellsHtml.length));
        const rows = module.rows.map(({ cellsHtml }) =>
          Array.from({ length: width }, (_, place) => richNodes(cellsHtml[place] ?? "")),
        );
        if (!rows.flat().some((cell) => cell.length > 0)) return [];
        const hasRow = headers === "ROW" || headers === "BOTH";
        const hasColumn = headers === "COLUMN" || headers === "BOTH";
        const align = Array.from(
          { length: width },
          (_, place) => columns[place]?.align?.toLowerCase() ?? "start",
        );
        return [
          {
            weight,
            b: "table",
            caption: plainNodes(module.caption),
            hasRow,
            hasColumn,
            align,
            rows,
          },
        ];
      }
      case "CodeModule": {
        const { language, content } = module;
        return [{ weight, b: "code", language, content: content.replaceAll("\t", "  ") }];
      }
    }
  };

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
          // What one module becomes several blocks of stands in rows of its own.
          return row.length > 1
            ? [blocks.flatMap(([first]) => first ?? [])]
            : blocks.flat().map((block) => [block]);
        });
        return rows.length > 0 ? [{ name: textOf(name), rows }] : [];
      }),
    };
  };

  const part = project ? projectOf(project) : null;
  const briefs = project
    ? []
    : briefProjects.map((each) => ({
        ...briefOf(each, each.brief),
        pictures: (each.brief?.pictures ?? []).flatMap((media) =>
          media.kind === "IMAGE" ? (pictureOf(media, 0.6) ?? []) : [],
        ),
      }));
  const sheet: Sheet = {
    paper,
    voice: data.siteLook.voice.toLowerCase(),
    language: words.language,
    direction: words.direction,
    title: project?.name ?? say("brief.title"),
    author,
    shownFor: reader ? say("pdf.for", { name: reader }) : "",
    colors: colorsOf(data, paper),
    project: part,
    briefs,
  };
  return { sheet, pictures: wanted };
}

/** The name of what is made of this: it changes with anything that is seen. */
export function nameOfSheet(sheet: Sheet, pictures: readonly unknown[]): string {
  const seen = JSON.stringify([version, sheet, pictures]);
  return createHash("sha256").update(seen).digest("base64url");
}

/** Rises when PDFs of the same content look different. */
const version = 1;

/** On paper ink is black; slides have the light of their project. */
function colorsOf({ project, siteColors }: SheetData, paper: Paper): Sheet["colors"] {
  const { background, textPrimary, textSecondary, navHover } = siteColors;
  const light = project?.light ?? {
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

function textOf(t: string): Text {
  return { t, dir: directionOfText(t) };
}

function linkTo(href: string, t: string): Link {
  return { href, ...textOf(t) };
}

/** As the API calls a section. */
function nameOfSection(key: keyof typeof sections): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}

/** The rows of a section, without what is hidden from visitors or blank. */
function rowsOf(modules: readonly SheetModule[], isSlides: boolean): SheetModule[][] {
  const rows: SheetModule[][] = [];
  for (const module of modules) {
    if (!module.isBeside || rows.length === 0) rows.push([]);
    const isShown = !module.isHidden && !module.isBlank && (!isSlides || module.inPresentation);
    if (isShown) rows.at(-1)?.push(module);
  }
  return rows.filter(({ length }) => length > 0);
}

/** The pictures of a gallery in rows of about the same shape. */
function inRows(figures: readonly Figure[]): Figure[][] {
  const rows: Figure[][] = [];
  let width = 0;
  for (const figure of figures) {
    const row = rows.at(-1);
    const shape = figure.picture?.shape ?? 1.6;
    if (row && row.length < maxInRow && width + shape <= widestRow) {
      row.push(figure);
      width += shape;
    } else {
      rows.push([figure]);
      width = shape;
    }
  }
  return rows;
}
