/** A token of an XML document, from `start` to before `end`. */
export type Markup = { start: number; end: number } & (
  | { kind: "text" | "comment" | "doctype" | "instruction" | "close" }
  | { kind: "open"; name: string; attributes: Attribute[]; isEmpty: boolean }
);

/** An attribute of an opening tag. `start` is the position of the white space before it. */
export type Attribute = { start: number; end: number; name: string; value: string };

const spaces = /[ \t\r\n]*/y;
const tagName = /[^ \t\r\n/>]+/y;
const attributeName = /[^ \t\r\n=/>]+/y;
const equals = /[ \t\r\n]*=[ \t\r\n]*/y;

/**
 * Tokenizes a well-formed XML document; the tokens cover the whole text.
 * @param text in any decoding; decoding as Latin-1 preserves the bytes of every encoding
 * @throws where a token does not end
 */
export function* readMarkup(text: string): Generator<Markup> {
  let position = 0;
  while (position < text.length) {
    const start = position;
    const markup = text[start] === "<" ? readPiece(text, start) : readText(text, start);
    position = markup.end;
    yield markup;
  }
}

/**
 * The start of an XML document's root element, after comments, instructions and document type.
 * Takes time linear in the length of the text, also if it is malformed.
 * @throws where a token does not end
 */
export function findRoot(text: string): number {
  let position = match(text, spaces, text.startsWith("\uFEFF") ? 1 : 0);
  while (text.startsWith("<!", position) || text.startsWith("<?", position)) {
    position = match(text, spaces, readPiece(text, position).end);
  }
  return position;
}

function readText(text: string, start: number): Markup {
  const next = text.indexOf("<", start);
  return { kind: "text", start, end: next < 0 ? text.length : next };
}

function readPiece(text: string, start: number): Markup {
  const startsWith = (words: string) => text.startsWith(words, start);
  if (startsWith("<!--")) return { kind: "comment", start, end: behind(text, "-->", start + 4) };
  if (startsWith("<![CDATA[")) return { kind: "text", start, end: behind(text, "]]>", start) };
  if (startsWith("<!")) return { kind: "doctype", start, end: endOfDoctype(text, start) };
  if (startsWith("<?")) return { kind: "instruction", start, end: behind(text, "?>", start) };
  if (startsWith("</")) return { kind: "close", start, end: behind(text, ">", start) };
  return readOpeningTag(text, start);
}

function readOpeningTag(text: string, start: number): Markup {
  const nameEnd = match(text, tagName, start + 1);
  const name = text.slice(start + 1, nameEnd);
  const attributes: Attribute[] = [];
  let position = nameEnd;
  for (;;) {
    const next = match(text, spaces, position);
    if (text[next] === ">") {
      return { kind: "open", start, end: next + 1, name, attributes, isEmpty: false };
    }
    if (text.startsWith("/>", next)) {
      return { kind: "open", start, end: next + 2, name, attributes, isEmpty: true };
    }
    const attribute = readAttribute(text, position, next);
    attributes.push(attribute);
    position = attribute.end;
  }
}

function readAttribute(text: string, start: number, nameStart: number): Attribute {
  const nameEnd = match(text, attributeName, nameStart);
  const valueStart = match(text, equals, nameEnd);
  const quote = text[valueStart] ?? "";
  const end = behind(text, quote === "'" ? "'" : '"', valueStart + 1);
  return {
    start,
    end,
    name: text.slice(nameStart, nameEnd),
    value: text.slice(valueStart + 1, end - 1),
  };
}

/** The end of a document type, which may contain declarations, quoted text and comments. */
function endOfDoctype(text: string, start: number): number {
  let position = start + 2;
  let depth = 0;
  for (;;) {
    const character = text[position];
    if (character === undefined) throw new Error("a document type does not end");
    if (character === '"' || character === "'") position = behind(text, character, position + 1);
    else if (text.startsWith("<!--", position)) position = behind(text, "-->", position);
    else {
      position += 1;
      if (character === "[" || character === "<") depth += 1;
      if (character === "]" || (character === ">" && depth > 0)) depth -= 1;
      else if (character === ">") return position;
    }
  }
}

function behind(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  if (at < 0) throw new Error("a piece of markup does not end");
  return at + mark.length;
}

/** The end of the pattern's match at a position. @throws where the pattern does not match there */
function match(text: string, pattern: RegExp, position: number): number {
  pattern.lastIndex = position;
  const found = pattern.exec(text);
  if (!found) throw new Error("a tag cannot be read");
  return position + found[0].length;
}
