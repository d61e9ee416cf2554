import { projectFields, revisedFieldKeys } from "../../content/project-fields.ts";
import { eachSectionColumn, sectionKeys, sections } from "../../content/sections.ts";
import { storedModule } from "../projects/case-study/content-module-input.ts";
import { parseSection, textsOf } from "../projects/case-study/content-modules.ts";
import type { RevisionContent } from "../projects/revisions/revision-content.ts";
import { demoMedia } from "./media.ts";
import { type DemoProject, demoPortfolio } from "./portfolio.ts";

/** What tells a project's arrangement, and nothing that anybody wrote. */
const arrangements: readonly string[] = ["flag", "displayWidth"];

const writtenKeys = revisedFieldKeys.filter(
  (key) => !arrangements.includes(projectFields[key].kind) && !key.startsWith("light"),
);

/** The first version of the product drew its pictures as PNG, and called the video a film. */
const demoAddress = /^\/objects\/([a-z-]+)\.(?:webp|png|mp4)$/;

/** What a picture or video of the demo is called in every version; any other text as it is. */
export function demoName(text: string): string {
  return text
    .replace(demoAddress, "demo:$1")
    .replace(/^demo:passage-film(?=$|-)/, "demo:passage-video");
}

const mediaNames = new Set(demoMedia.map(({ fileName }) => demoName(`/objects/${fileName}`)));

/** Whether a stored file came with the demo, in any version. */
export function isDemoMedia(path: string): boolean {
  return mediaNames.has(demoName(path));
}

/** Every text that a value holds, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return value.trim() === "" ? [] : [demoName(value)];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** Null where a section cannot be read: nobody knows what is in it. */
function textsOfProject(content: Partial<RevisionContent>): string[] | null {
  const parsed = sectionKeys.map((key) => parseSection(content[sections[key].column] ?? "[]"));
  if (parsed.some(({ isParsable }) => !isParsable)) return null;
  return [
    ...writtenKeys.flatMap((key) => textsIn(content[key])),
    ...parsed.flatMap(({ modules }) => textsIn(modules.map(textsOf))),
  ];
}

/** What stands over a text that never had a heading, and may be stored as its heading. */
const headings = sectionKeys.map((key) => sections[key].name);

const textsOfDemo = new Map(
  demoPortfolio.projects.map((project: DemoProject) => {
    const { caseStudy, ...fields } = project;
    const columns = eachSectionColumn((key) => JSON.stringify(caseStudy[key].map(storedModule)));
    return [
      project.slug,
      new Set([...headings, ...(textsOfProject({ ...fields, ...columns }) ?? [])]),
    ];
  }),
);

/**
 * Whether all that a project says and shows is the demo's own, however it was arranged, hidden, protected
 * or emptied. What anybody wrote or uploaded since makes it theirs.
 */
export function isUntouchedProject(content: RevisionContent): boolean {
  const known = textsOfDemo.get(content.slug);
  return known !== undefined && isAmong(known, textsOfProject(content));
}

function isAmong(known: ReadonlySet<string>, texts: readonly string[] | null): boolean {
  return texts?.every((text) => known.has(text)) ?? false;
}

type TabTexts = Record<
  "name" | "slug" | "contentHeading" | "contentText" | "quotesHeading",
  string
>;

const tabTexts = ({ name, slug, contentHeading, contentText, quotesHeading }: TabTexts) =>
  textsIn([name, slug, contentHeading, contentText, quotesHeading]);

/** The same for a collaborator tab, whoever is quoted in it. */
export function isUntouchedTab(tab: TabTexts): boolean {
  const demo = demoPortfolio.tabs.find(({ slug }) => slug === tab.slug);
  return demo !== undefined && isAmong(new Set(tabTexts(demo)), tabTexts(tab));
}

type QuoteTexts = Record<"quote" | "authorName" | "authorTitle" | "authorCompany", string>;

const quoteTexts = ({ quote, authorName, authorTitle, authorCompany }: QuoteTexts) =>
  textsIn([quote, authorName, authorTitle, authorCompany]);

const demoQuotes = demoPortfolio.tabs.flatMap(({ quotes }) => quotes).map(quoteTexts);

/** The same for a quote. */
export function isUntouchedQuote(quote: QuoteTexts): boolean {
  return demoQuotes.some((demo) => isAmong(new Set(demo), quoteTexts(quote)));
}
