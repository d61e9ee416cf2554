import { type Attribute, type Markup, readMarkup } from "../inspect/read-markup.ts";

/** XML namespaces whose elements browsers draw. Elements of other namespaces contain data of programs. */
const drawnNamespaces = new Set([
  "",
  "http://www.w3.org/2000/svg",
  "http://www.w3.org/1999/xlink",
  "http://www.w3.org/XML/1998/namespace",
  "http://www.w3.org/2000/xmlns/",
  "http://www.w3.org/1999/xhtml",
  "http://www.w3.org/1998/Math/MathML",
]);

/** Namespaces by their prefix, or texts of entities by their name. */
type Scope = ReadonlyMap<string, string>;

const outermost: Scope = new Map([
  ["", ""],
  ["xml", "http://www.w3.org/XML/1998/namespace"],
  ["xmlns", "http://www.w3.org/2000/xmlns/"],
]);

/** Removes the metadata of an embedded picture. The argument and the result are data: URLs. */
type StripPicture = (address: string) => Promise<string>;

const pictureAddress = /^data:image\/(?:jpe?g|png|webp);base64,/i;

/**
 * Removes comments, metadata, and the data that editors store in their own namespaces: layers,
 * paths on the author's disk, copies in other formats. Drawn content is preserved byte for byte.
 * @param text the drawing, decoded as Latin-1
 * @throws where the drawing is malformed
 */
export async function stripSvg(text: string, stripPicture: StripPicture): Promise<string> {
  const parts: string[] = [];
  const scopes: Scope[] = [outermost];
  let entities: Scope = new Map();
  /** The depth of the element whose content is being removed. Infinity while nothing is being removed. */
  let hiddenFrom = Number.POSITIVE_INFINITY;

  const keepOpening = async (tag: Extract<Markup, { kind: "open" }>, scope: Scope) => {
    let position = tag.start;
    for (const attribute of tag.attributes) {
      const replacement = isNote(attribute, scope)
        ? ""
        : await cleaned(text, attribute, stripPicture);
      if (replacement === undefined) continue;
      parts.push(text.slice(position, attribute.start), replacement);
      position = attribute.end;
    }
    parts.push(text.slice(position, tag.end));
  };

  for (const markup of readMarkup(text)) {
    const depth = scopes.length;
    const isShown = depth <= hiddenFrom;
    const piece = text.slice(markup.start, markup.end);
    if (markup.kind === "open") {
      const scope = extend(scopes.at(-1) ?? outermost, markup.attributes, entities);
      const isDrawn = isShown && !isNoteElement(markup.name, scope);
      if (isDrawn) await keepOpening(markup, scope);
      else if (isShown && !markup.isEmpty) hiddenFrom = depth;
      if (!markup.isEmpty) scopes.push(scope);
    } else if (markup.kind === "close") {
      if (isShown) parts.push(piece);
      scopes.pop();
      if (scopes.length <= hiddenFrom) hiddenFrom = Number.POSITIVE_INFINITY;
    } else if (markup.kind === "doctype") {
      entities = readEntities(piece);
      parts.push(piece.replace(/<!--(?:[^-]|-[^-])*-->/g, ""));
    } else if (markup.kind === "instruction") {
      if (isShown && /^<\?xml(?:-stylesheet)?\s/.test(piece)) parts.push(piece);
    } else if (markup.kind === "text" && isShown) parts.push(piece);
  }
  if (scopes.length !== 1) throw new Error("an element does not end");
  return parts.join("");
}

/** The namespaces inside an element: those around it, and those that its attributes declare. */
function extend(scope: Scope, attributes: Attribute[], entities: Scope): Scope {
  const declared = attributes.flatMap(({ name, value }): [string, string][] => {
    const uri = value.replace(/&([^&;]+);/g, (whole, entity) => entities.get(entity) ?? whole);
    if (name === "xmlns") return [["", uri]];
    return name.startsWith("xmlns:") ? [[name.slice("xmlns:".length), uri]] : [];
  });
  return declared.length > 0 ? new Map([...scope, ...declared]) : scope;
}

function isNoteElement(name: string, scope: Scope): boolean {
  const [prefix, localName] = splitName(name);
  return isForeign(scope.get(prefix)) || localName === "metadata";
}

function isNote({ name }: Attribute, scope: Scope): boolean {
  const [prefix, localName] = splitName(name);
  if (prefix === "xmlns") return isForeign(scope.get(localName));
  return prefix !== "" && isForeign(scope.get(prefix));
}

/**
 * Whether browsers draw no elements of a namespace. False for an undeclared namespace, and for one with an
 * unknown entity in its name: such elements are not removed.
 */
function isForeign(uri: string | undefined): boolean {
  return uri !== undefined && !uri.includes("&") && !drawnNamespaces.has(uri);
}

function splitName(name: string): [prefix: string, localName: string] {
  const at = name.indexOf(":");
  return at < 0 ? ["", name] : [name.slice(0, at), name.slice(at + 1)];
}

/**
 * The texts of the entities that the document type declares, by their names, such as `ns_ai` for `&ns_ai;`.
 */
function readEntities(doctype: string): Scope {
  const declarations = doctype.matchAll(/<!ENTITY\s+([^\s%]+)\s+(?:"([^"]*)"|'([^']*)')/g);
  return new Map([...declarations].map(([, name = "", one, other]) => [name, one ?? other ?? ""]));
}

/**
 * The text of an attribute without the metadata of its embedded picture. Undefined where nothing
 * changes.
 */
async function cleaned(text: string, attribute: Attribute, stripPicture: StripPicture) {
  const { name, value, start, end } = attribute;
  if (splitName(name)[1] !== "href" || !pictureAddress.test(value)) return undefined;
  const stripped = await stripPicture(value);
  if (stripped === value) return undefined;
  // Only the value between the quotes is replaced.
  return text.slice(start, end - 1 - value.length) + stripped + text.slice(end - 1, end);
}
