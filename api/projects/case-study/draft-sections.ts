import { type SectionKey, sectionKeys, sections } from "../../../content/sections.ts";

/** A module in its stored form, before it is validated. */
export type DraftModule = { type: string } & Record<string, unknown>;

/** A part of a document from which a case study is made, such as an imported page. `content` is markup. */
export type DraftPart =
  | { kind: "heading"; text: string }
  | { kind: "text"; content: string }
  | { kind: "module"; module: DraftModule };

/** Returns the section that a heading begins. Undefined if it begins no section. */
export type SectionOf = (heading: string) => SectionKey | undefined;

const byName: SectionOf = (heading) =>
  sectionKeys.find((key) => isSame(sections[key].name, heading));

/**
 * Divides a document into the sections of a case study. A heading that names a section begins that section;
 * any other heading is the title of the text that follows.
 * @param parts the parts of the document, in order
 * @param title the title of the project; a heading that repeats it is left out
 * @param first the section of the parts before the first heading that begins a section
 * @param sectionOf finds the section that a heading begins; by default the section with the heading's name
 */
export function draftSections(
  parts: readonly DraftPart[],
  title: string,
  first: SectionKey = "why",
  sectionOf: SectionOf = byName,
): Partial<Record<SectionKey, DraftModule[]>> {
  const found: Partial<Record<SectionKey, DraftModule[]>> = {};
  let section = first;
  let heading = "";
  const add = (module: DraftModule) => {
    found[section] = [...(found[section] ?? []), module];
  };
  const addText = (content: string) => {
    if (content || heading) add({ type: "text", title: heading, content, markup: 2 });
    heading = "";
  };
  for (const part of parts) {
    if (part.kind === "text") addText(part.content);
    else {
      addText("");
      if (part.kind === "module") add(part.module);
      else {
        const named = sectionOf(part.text);
        if (named) section = named;
        if (!isSame(part.text, title) && !(named && byName(part.text))) heading = part.text;
      }
    }
  }
  addText("");
  return found;
}

function isSame(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
