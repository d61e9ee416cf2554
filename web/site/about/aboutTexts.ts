import type { Say } from "../../../words/create-words";
import { english } from "../../../words/english";
import type { AboutPage_aboutContent$data } from "../../__generated__/AboutPage_aboutContent.graphql";

type AboutWords = Omit<AboutPage_aboutContent$data, " $fragmentSpreads" | " $fragmentType">;

type Site = {
  /** The designer's, or a plain word. */
  name: string;
  /** Whether samples stand where she has not written anything. */
  showsSamples: boolean;
  say: Say;
};

/**
 * What the page says of the designer: its paragraph as HTML, or in words alone where it is a default text. The default texts stand in where nothing could be read, and as samples;
 * once she has written any of it, or has begun with the site, what she left empty is empty.
 */
export function aboutTexts(
  content: AboutWords | null | undefined,
  { name, showsSamples, say }: Site,
): { heading: string; html: string; words: string; role: string } {
  const defaults = {
    heading: say("about.heading"),
    html: "",
    words: say("about.text"),
    role: say("about.role"),
  };
  if (!content) return defaults;
  const { mainHeading, hyphenatedHeading, mainParagraphHtml: html } = content;
  const { currentRole, linkedinUrl } = content;
  // What is stored before she has written anything.
  const isDefault = mainHeading === english["about.heading"];
  const others = [html, currentRole, content.personalLifeHtml, linkedinUrl];
  const isWritten = !isDefault || others.some((text) => text !== "");
  if (!isWritten && showsSamples) return defaults;
  return {
    heading: (isDefault ? isWritten && defaults.heading : hyphenatedHeading) || name,
    html,
    words: content.mainParagraphWords,
    role: currentRole,
  };
}
