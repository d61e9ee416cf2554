import type { PhrasingContent, Root } from "mdast";
import { toString as wordsOf } from "mdast-util-to-string";
import { moduleDefinitions } from "../../content/module-types.ts";
import { cutTo, storableText } from "../../content/storable-text.ts";
import { printMarkup } from "../../markup/print-markup.ts";
import type { DraftModule, DraftPart } from "../projects/case-study/draft-sections.ts";
import { readPictureAddress } from "./fetch-pictures.ts";
import type { FoundPicture, IncomingProject, PictureInDocument } from "./incoming.ts";
import { readDocument } from "./read-document.ts";
import type { SourceFile } from "./source-files.ts";

export type Picture = PictureInDocument & {
  file: SourceFile | undefined;
  /** The address where the picture can be fetched. Null if there is none. */
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

const longestText = moduleDefinitions.text.fields.content.max;
const maxColumns = moduleDefinitions.table.fields.columns.max;

/** Reads the document of a project, and finds its pictures. @throws {Error} if the document cannot be read */
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
          language: cutTo(language, 40),
          content: cutTo(content, max),
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

/** Splits a text at its headings, and into texts that are not longer than a text module may be. */
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
      for (let rest = content; rest !== ""; ) {
        const part = cutTo(rest, longestText);
        parts.push({ kind: "text", content: part });
        rest = rest.slice(part.length);
      }
    }
  }
  return parts;
}

function printCell(children: PhrasingContent[]): string {
  return cutTo(printMarkup({ type: "root", children: [{ type: "paragraph", children }] }), 1_000);
}

/** All pictures of a project, the cover first. */
export function picturesOf({ parts, cover }: PlannedProject): Picture[] {
  return [
    ...(cover ? [cover] : []),
    ...parts.flatMap((part) => (part.kind === "pictures" ? part.pictures : [])),
  ];
}
