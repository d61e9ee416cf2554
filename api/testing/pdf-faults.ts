import { inflateSync } from "node:zlib";
import { readPdf } from "./pdf.ts";

/** A structure element. Its children, in order, are other elements and pieces of pages. */
type Element = { tag: string; text: string; children: (Element | Piece)[] };

/** A piece of a page: the number of the page's object, and the number of the piece on it (MCID). */
type Piece = { page: string; piece: number };

/** The operators of PDF that draw on a page. */
const shows = new Set(["Tj", "TJ", "Do", "f", "f*", "S", "s", "B", "sh"]);

/** The allowed parents of an element, where PDF restricts them. */
const parents: Record<string, string[]> = {
  LI: ["L"],
  Lbl: ["LI", "Note"],
  LBody: ["LI"],
  TR: ["Table", "THead", "TBody", "TFoot"],
  TH: ["TR"],
  TD: ["TR"],
};

/**
 * Checks some requirements of PDF/UA-1, because npm has no package that validates all of them.
 * @returns a sentence for each requirement that the PDF does not meet
 */
export function pdfFaults(file: Buffer): string[] {
  const text = readPdf(file);
  const objects = new Map(
    [...text.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)].map(([, id = "", body = ""]) => [
      id,
      body,
    ]),
  );
  const streams = streamsOf(file);
  const faults: string[] = [];
  const check = (isRight: unknown, fault: string) => {
    if (!isRight) faults.push(fault);
  };
  const all = [...objects.values()];
  const ofType = (type: string) => all.filter((body) => new RegExp(`/Type /${type}\\s`).test(body));

  const [catalog = ""] = ofType("Catalog");
  check(text.includes("<pdfuaid:part>1</pdfuaid:part>"), "it does not say that it is PDF/UA-1");
  check(/<dc:title>[\s\S]*?<rdf:li[^>]*>[^<]/.test(text), "it has no title");
  check(/\/Lang \([a-z]{2}/.test(catalog), "it has no language");
  check(catalog.includes("/Marked true"), "it is not tagged");
  check(catalog.includes("/DisplayDocTitle true"), "its title is not shown");
  check(catalog.includes("/Outlines"), "it has no bookmarks");

  const descriptors = ofType("FontDescriptor");
  check(descriptors.length > 0, "it has no fonts");
  for (const font of descriptors) check(/\/FontFile[23]/.test(font), `not embedded: ${font}`);
  for (const font of ofType("Font").filter((body) => body.includes("/Type0"))) {
    check(font.includes("/ToUnicode"), `its letters cannot be read: ${font}`);
  }
  for (const page of ofType("Page")) {
    check(!page.includes("/Annots") || page.includes("/Tabs /S"), "links have no order");
    check(page.includes("/StructParents"), "a page is not in the structure");
    const [, contents = ""] = /\/Contents (\d+) 0 R/.exec(page) ?? [];
    const stream = streams.get(contents) ?? "";
    check(stream.includes("BDC"), "a page shows nothing that is tagged");
    check(isMarked(stream), "something on a page is neither tagged nor marked as decoration");
  }
  for (const link of ofType("Annot")) {
    check(/\/Contents [(<]./.test(link), `a link does not say where it leads: ${link}`);
    check(link.includes("/StructParent"), "a link is not in the structure");
  }

  const elementOf = (id: string): Element[] => {
    const body = objects.get(id) ?? "";
    const [, tag] = /\/Type \/StructElem\s+\/S \/(\w+)/.exec(body) ?? [];
    if (!tag) return [];
    const [, inner = ""] = /\/K \[([\s\S]*?)\]/.exec(body) ?? [];
    const [, own = ""] = /\/Pg (\d+) 0 R\n>>$/.exec(body) ?? [];
    const children = inner.match(/<<[\s\S]*?>>|\d+ 0 R|\d+/g) ?? [];
    const childOf = (child: string): (Element | Piece)[] => {
      if (child.endsWith("R")) return elementOf(child.replace(" 0 R", ""));
      if (!child.startsWith("<<")) return [{ page: own, piece: Number(child) }];
      const [, page = own] = /\/Pg (\d+) 0 R/.exec(child) ?? [];
      const [, piece] = /\/MCID (\d+)/.exec(child) ?? [];
      return piece ? [{ page, piece: Number(piece) }] : [];
    };
    return [{ tag, text: body, children: children.flatMap(childOf) }];
  };
  const [root = ""] = ofType("StructTreeRoot");
  const [, first = ""] = /\/K \[(\d+) 0 R/.exec(root) ?? [];
  const [document] = elementOf(first);
  check(document?.tag === "Document", "its structure has no document");

  let level = 0;
  const lastPieces = new Map<string, number>();
  const headings: Element[] = [];
  const walk = (element: Element, parent: string) => {
    const { tag, text: body, children } = element;
    const wanted = parents[tag];
    check(!wanted || wanted.includes(parent), `${tag} stands in ${parent}`);
    if (tag === "Figure") check(/\/Alt [(<]./.test(body), "a picture has no description");
    if (tag === "Link") check(body.includes("/OBJR"), "a link leads nowhere");
    if (tag === "TH") check(body.includes("/Scope"), "a heading of a table has no scope");
    if (/^H\d$/.test(tag)) {
      const own = Number(tag[1]);
      check(own <= level + 1, `a heading of level ${own} follows one of level ${level}`);
      level = own;
      headings.push(element);
    }
    for (const child of children) {
      if ("tag" in child) walk(child, tag);
      else {
        const { page, piece } = child;
        check(
          piece > (lastPieces.get(page) ?? -1),
          `${tag} is not read in the order in which it is set`,
        );
        lastPieces.set(page, piece);
      }
    }
  };
  if (document) walk(document, "");
  check(headings[0]?.tag === "H1", "it does not begin with its title");
  check(headings.filter(({ tag }) => tag === "H1").length === 1, "it has several titles");
  const bookmarks = all.filter((body) => /\/Title [\s\S]*\/Dest/.test(body)).length;
  check(bookmarks === headings.length, `${bookmarks} bookmarks for ${headings.length} headings`);
  return faults;
}

/** The streams of a PDF by the numbers of their objects. */
function streamsOf(file: Buffer): Map<string, string> {
  const source = file.toString("latin1");
  const starts = source.matchAll(/^(\d+) 0 obj\n(?:(?!endobj)[\s\S])*?\nstream\n/gm);
  return new Map(
    [...starts].map(({ index, 0: { length }, 1: id = "" }) => {
      const bytes = file.subarray(index + length);
      const isPacked = source.slice(index, index + length).includes("FlateDecode");
      return [id, (isPacked ? inflateSync(bytes) : bytes).toString("latin1")];
    }),
  );
}

/** Whether everything that a stream draws is tagged, or marked as decoration. */
function isMarked(stream: string): boolean {
  let depth = 0;
  for (const [operator] of stream.matchAll(
    /(?<=\s)(?:BDC|BMC|EMC|Tj|TJ|Do|f\*?|S|s|B|sh)(?=\n)/g,
  )) {
    if (operator === "BDC" || operator === "BMC") depth += 1;
    else if (operator === "EMC") depth -= 1;
    else if (shows.has(operator) && depth === 0) return false;
  }
  return true;
}
