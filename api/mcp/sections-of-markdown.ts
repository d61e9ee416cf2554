import { type SectionKey, sectionKeys, sections } from "../../content/sections.ts";
import { markdownParts } from "../../markup/markdown-parts.ts";

type Module = { type: string } & Record<string, unknown>;

/**
 * The sections of a case study that is written as Markdown, as JSON texts. A heading with the name of a
 * section begins it; any other is the title of the text that follows.
 * @param title of the project: a heading that repeats it is left out
 * @param first the section of what comes before any such heading
 */
export function sectionsOfMarkdown(
  markdown: string,
  title: string,
  first: SectionKey = "why",
): Partial<Record<SectionKey, string>> {
  const found: Partial<Record<SectionKey, Module[]>> = {};
  let section = first;
  let heading = "";
  const add = (module: Module) => {
    found[section] = [...(found[section] ?? []), module];
  };
  const addText = (content: string) => {
    if (content || heading) add({ type: "text", title: heading, content, markup: 2 });
    heading = "";
  };
  for (const part of markdownParts(markdown)) {
    if (part.kind === "text") addText(part.content);
    else if (part.kind === "heading") {
      addText("");
      const named = sectionKeys.find((key) => isSame(sections[key].name, part.text));
      if (named) section = named;
      else if (!isSame(part.text, title)) heading = part.text;
    } else {
      addText("");
      if (part.kind === "code")
        add({ type: "code", language: part.language, content: part.content });
      else add({ type: "hero-image", imageSrc: part.src });
    }
  }
  addText("");
  return Object.fromEntries(
    Object.entries(found).map(([key, modules]) => [key, JSON.stringify(modules)]),
  );
}

function isSame(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
