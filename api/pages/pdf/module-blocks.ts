import type { Words } from "../../../words/create-words.ts";
import { plainNodes, type RichNode, richNodes } from "./rich-nodes.ts";
import { type Block, type Figure, type Link, linkTo, type Picture, textOf } from "./sheet-parts.ts";
import type { SheetMedia, SheetModule, SheetView } from "./sheet-query.ts";

/** Pictures share a row of a gallery while their aspect ratios (width by height) add up to at most this. */
const widestRow = 3.2;
const maxInRow = 3;

/**
 * Returns the picture that a PDF shows for a file. Null for no file, for a video without a still picture, and
 * for a picture of unknown size.
 * @param share the width of the picture as a fraction of the page's width
 */
export type PictureOf = (
  media: SheetMedia | null,
  share: number,
  view?: SheetView,
) => Picture | null;

/**
 * Creates the function that converts a module of a case study to the blocks of a PDF. Parameters of
 * the function: the module; `share`, the module's width as a fraction of the page's width; `page`, a
 * link to the project's page, null without a public URL; and `names`, the names of the module's
 * section. The title of a text module is left out if it repeats one of these names.
 * @param pictureOf also records each picture that the PDF needs
 * @param origin the public URL of the site, for links to its pages
 */
export function createBlockOf(pictureOf: PictureOf, say: Words["say"], origin: string | undefined) {
  const rich = (html: string) => richNodes(html, origin);
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

  return (module: SheetModule, share: number, page: Link | null, names: string[]): Block[] => {
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
            body: rich(module.contentHtml),
          },
        ];
      }
      case "TextImageModule": {
        const body = rich(module.contentHtml);
        const [figure] = figureOf(module.media, share / 2, module.mediaView, [], page);
        const isFirst = module.imagePosition === "LEFT";
        return figure
          ? [{ weight, b: "beside", body, figure, isFirst }]
          : [{ weight, b: "text", title: null, body }];
      }
      case "ImageImageModule":
        return figures([
          ...figureOf(module.left, share / 2, module.leftView, rich(module.leftTextHtml), page),
          ...figureOf(module.right, share / 2, module.rightView, rich(module.rightTextHtml), page),
        ]);
      case "HeroImageModule":
        return figures(
          figureOf(module.media, share, module.mediaView, plainNodes(module.caption), page),
        );
      case "FullWidthModule": {
        const caption = plainNodes(module.caption);
        const body = rich(module.textHtml);
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
        return [{ weight, b: "quote", body: rich(module.textHtml), person, role, portrait }];
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
            body: rich(contentHtml),
          }));
        return items.length > 0 ? [{ weight, b: "columns", items }] : [];
      }
      case "TableModule": {
        const { headers, columns } = module;
        const width = Math.max(0, ...module.rows.map(({ cellsHtml }) => cellsHtml.length));
        const rows = module.rows.map(({ cellsHtml }) =>
          Array.from({ length: width }, (_, place) => rich(cellsHtml[place] ?? "")),
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
        const { language: label, content } = module;
        return [{ weight, b: "code", label, content: content.replaceAll("\t", "  ") }];
      }
    }
  };
}

/**
 * Divides the pictures of a gallery into rows of at most `maxInRow` pictures, filled up to
 * `widestRow`.
 */
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
