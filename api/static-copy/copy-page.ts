import type { Element, ElementContent, Root, RootContent } from "hast";
import { toString as textIn } from "hast-util-to-string";
import rehypeParse from "rehype-parse";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import type { ContactWay } from "../environment.ts";

/**
 * Returns the replacement of an address in a page. Null removes the element with the address. `isWhole` is true
 * where only an absolute address is possible.
 */
type Replace = (address: string, isWhole: boolean) => string | null;

const parser = unified().use(rehypeParse);
const printer = unified().use(rehypeStringify, {
  characterReferences: { useNamedReferences: true },
});

/**
 * Parses a page as visitors get it, and removes everything that needs the server: the site's code
 * and data, the link to the owner's sign-in, and the forms for passwords. Also removes inlined
 * styles, because the page links to the same styles.
 * @param within removes the base path of the site from an address
 */
export function readPage(
  html: string,
  contact: ContactWay,
  within: (address: string) => string = (address) => address,
): Root {
  const page = parser.parse(html);
  replaceAddresses(page, within);
  const contactLink = elementsIn(page).find(
    (element) => element.properties.href === "/connect" && element.tagName === "a",
  );
  edit(page, (element) => editElement(element, contact, textOf(contactLink)));
  return page;
}

export function printPage(page: Root): string {
  return printer.stringify(page);
}

function editElement(element: Element, contact: ContactWay, contactWord: string): ElementContent[] {
  const { tagName, properties } = element;
  const has = (name: string) => classesOf(element).includes(name);
  if (tagName === "script") return properties.type === "application/ld+json" ? [element] : [];
  // These inlined styles are also in a file to which the page links.
  if (tagName === "style" && textOf(element).startsWith("@layer reset")) return [];
  if (tagName === "link" && properties.rel?.toString() === "stylesheet") {
    delete properties.disabled;
  }
  // At the limit of the grid, this link can show further images only with the site's code.
  if (has("work-more") && properties.dataLimit !== undefined) return [];
  if (tagName === "noscript" || has("owner-lock") || has("portfolio-gate-words")) return [];
  // A link to the form for requesting access is removed, because that form needs the server. A link to
  // the Connect page stays.
  if (has("portfolio-gate-ask")) return String(properties.href) === "/connect" ? [element] : [];
  if (has("portfolio-gate-form")) return [linkTo("/connect", contactWord, "portfolio-gate-ask")];
  if (has("contact-form")) return contactIn(element, contact);
  if (tagName === "form") pointButtons(element);
  if (tagName === "picture") keepOneFallback(element);
  return [element];
}

/**
 * Inlines the SVG drawings that a page uses from another file, because browsers do not load them
 * for a page that is opened from a disk.
 * @param read returns the text of a file of the site, null for a missing file
 */
export async function bringDrawings(
  page: Root,
  read: (address: string) => Promise<string | null>,
): Promise<void> {
  for (const use of elementsIn(page).filter(({ tagName }) => tagName === "use")) {
    const [address = "", id] = String(use.properties.href).split("#");
    const text = address === "" ? null : await read(address);
    const drawings = text === null ? [] : elementsIn(parser.parse(text));
    const drawing = drawings.find(({ properties }) => properties.id === id);
    if (!drawing) continue;
    use.tagName = "svg";
    use.properties = { viewBox: drawing.properties.viewBox };
    use.children = drawing.children;
  }
}

const linkTo = (href: string, text: string, ...classes: string[]): Element => ({
  type: "element",
  tagName: "a",
  properties: { href, className: ["text-link", ...classes] },
  children: [{ type: "text", value: text }],
});

function contactIn(form: Element, contact: ContactWay): ElementContent[] {
  if (contact === null) return [];
  if (contact.kind === "mail") return [linkTo(`mailto:${contact.address}`, contact.address)];
  const { noValidate: _, ...properties } = form.properties;
  return [{ ...form, properties: { ...properties, action: contact.address } }];
}

/**
 * Gives each button of a form the address of the page to which it leads, because no server reads
 * the parameters of the form.
 */
function pointButtons(form: Element): void {
  const { action = "", method = "get" } = form.properties;
  if (method !== "get") return;
  const fields = elementsIn(form);
  const hidden = fields.filter(({ properties }) => properties.type === "hidden");
  for (const { properties } of fields) {
    if (properties.type !== "submit" || properties.name === undefined) continue;
    const parameters = new URLSearchParams(
      [...hidden.map((field) => field.properties), properties].map(({ name, value }) => [
        String(name),
        String(value),
      ]),
    );
    properties.formAction = `${String(action).split(/[?#]/, 1)[0]}?${parameters}`;
    delete properties.name;
    delete properties.value;
  }
  for (const field of hidden) delete field.properties.name;
}

/**
 * Removes all sizes of JPEG and PNG except one from a picture that also has WebP. All current
 * browsers use WebP, so one size is enough as a fallback.
 */
function keepOneFallback(picture: Element): void {
  const isOfType = (type: string) => (element: ElementContent) =>
    element.type === "element" && element.properties.type === type;
  if (!picture.children.some(isOfType("image/webp"))) return;
  picture.children = picture.children.filter(
    (child) => !isOfType("image/jpeg")(child) && !isOfType("image/png")(child),
  );
  for (const { tagName, properties } of elementsIn(picture)) {
    if (tagName !== "img" || !properties.srcSet) continue;
    const sizes = candidatesOf(String(properties.srcSet));
    const enough = sizes.find(({ width }) => width >= 1_280) ?? sizes.at(-1);
    properties.src = enough?.address ?? properties.src;
    delete properties.srcSet;
  }
}

/** The candidates of a `srcset`, smallest first. */
function candidatesOf(srcSet: string): { address: string; descriptor: string; width: number }[] {
  return srcSet
    .split(", ")
    .map((candidate) => {
      const [address = "", descriptor = ""] = candidate.trim().split(" ");
      return { address, descriptor, width: Number.parseInt(descriptor, 10) || 0 };
    })
    .sort((one, other) => one.width - other.width);
}

const addressProperties = ["href", "src", "poster", "action", "formAction"] as const;
const srcSetProperties = ["srcSet", "imageSrcSet"] as const;

/** Whether an element needs an absolute address. Only the link to the canonical page does. */
function isWholeAddress({ tagName, properties }: Element): boolean {
  return tagName === "link" && String(properties.rel) === "canonical";
}

/** Calls `replace` with each address of the page, and puts the result in its place. */
export function replaceAddresses(page: Root, replace: Replace): void {
  edit(page, (element) => (replaceIn(element, replace) ? [element] : withoutAddress(element)));
}

/** Replaces the addresses in an element. @returns false if a target of the element is not in the copy */
function replaceIn(element: Element, replace: Replace): boolean {
  const { tagName, properties } = element;
  for (const name of addressProperties) {
    const value = properties[name];
    if (typeof value !== "string") continue;
    const replaced = replace(value, isWholeAddress(element));
    if (replaced === null) return false;
    properties[name] = replaced;
  }
  for (const name of srcSetProperties) {
    const value = properties[name];
    if (typeof value !== "string" || value === "") continue;
    const candidates = candidatesOf(value).map(({ address, descriptor }) => {
      const replaced = replace(address, false);
      return replaced === null ? null : `${replaced} ${descriptor}`.trim();
    });
    // Only the largest candidate may be missing from the copy. In place of any other missing
    // candidate, a browser might use one that is too small.
    const isWhole = candidates[0] !== null && !candidates.slice(0, -1).includes(null);
    if (!isWhole) return false;
    properties[name] = candidates.filter((candidate) => candidate !== null).join(", ");
  }
  if (tagName === "meta" && /^https?:/.test(String(properties.content ?? ""))) {
    const replaced = replace(String(properties.content), true);
    if (replaced === null) return false;
    properties.content = replaced;
  }
  return true;
}

/** Replaces an element whose target is not in the copy: a link stays as text, other elements are removed. */
function withoutAddress(element: Element): ElementContent[] {
  if (element.tagName !== "a") return [];
  const { href: _, ...properties } = element.properties;
  return [{ ...element, properties }];
}

/** Replaces each element of a tree, from the root down, by what `change` returns. */
function edit(parent: Root | Element, change: (element: Element) => ElementContent[]): void {
  const children: RootContent[] = parent.children;
  const changed = children.flatMap((child): RootContent[] =>
    child.type === "element" ? change(child) : [child],
  );
  children.splice(0, children.length, ...changed);
  for (const child of changed) if (child.type === "element") edit(child, change);
}

function elementsIn(parent: Root | Element): Element[] {
  return parent.children.flatMap((child) =>
    child.type === "element" ? [child, ...elementsIn(child)] : [],
  );
}

const textOf = (element: Element | undefined) => (element ? textIn(element) : "");

const classesOf = ({ properties: { className } }: Element) =>
  Array.isArray(className) ? className : [];

const isStructuredData = ({ properties }: Element) => properties.type === "application/ld+json";

/** The structured data of a page for search engines, as JSON. Empty for a page without such data. */
export function structuredDataOf(page: Root): string {
  return textOf(elementsIn(page).find(isStructuredData));
}

/**
 * Adds the script of static copies to the end of the head, and replaces the structured data.
 * @param script the address of the script
 * @param data the structured data as JSON. Null to remove it
 */
export function finishPage(page: Root, script: string, data: string | null): void {
  edit(page, (element) => {
    if (element.tagName === "head") {
      const properties = { src: script, defer: true };
      element.children.push({ type: "element", tagName: "script", properties, children: [] });
    }
    if (!isStructuredData(element)) return [element];
    return data === null ? [] : [{ ...element, children: [{ type: "text", value: data }] }];
  });
}

/**
 * Makes the style rules for browsers without scripts apply in all browsers, because pages of a copy
 * have none of the site's code. The rules for videos and for the navigation of a project stay,
 * because the script of copies controls these.
 */
export function stylesWithoutCode(css: string): string {
  const queries =
    /\(scripting: ?(none|enabled)\)(?=[^{]*\{\s*(?!\.video-switch|body:has\(\.project-pill))/g;
  return css.replace(queries, (_, scripting) =>
    scripting === "none" ? "(min-width:0)" : "(max-width:0)",
  );
}

/** Replaces each match in a text by what `replace` returns. The calls of `replace` run one after another. */
export async function replaceAll(
  text: string,
  pattern: RegExp,
  replace: (match: RegExpExecArray) => Promise<string>,
): Promise<string> {
  const parts: string[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    parts.push(text.slice(end, match.index), await replace(match));
    end = match.index + match[0].length;
  }
  return parts.join("") + text.slice(end);
}
