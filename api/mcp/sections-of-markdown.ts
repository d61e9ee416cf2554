import type { SectionKey } from "../../content/sections.ts";
import { markdownParts } from "../../markup/markdown-parts.ts";
import { type DraftPart, draftSections } from "../projects/case-study/draft-sections.ts";

/**
 * Converts a case study in Markdown to its sections, as JSON texts.
 * @param title the title of the project: a heading that repeats it is left out
 * @param first the section for content before the first heading with the name of a section
 */
export function sectionsOfMarkdown(
  markdown: string,
  title: string,
  first?: SectionKey,
): Partial<Record<SectionKey, string>> {
  const parts = markdownParts(markdown).map((part): DraftPart => {
    if (part.kind === "picture") {
      return { kind: "module", module: { type: "hero-image", imageSrc: part.src } };
    }
    if (part.kind !== "code") return part;
    const { language, content } = part;
    return { kind: "module", module: { type: "code", language, content } };
  });
  const found = Object.entries(draftSections(parts, title, first));
  return Object.fromEntries(found.map(([key, modules]) => [key, JSON.stringify(modules)]));
}
