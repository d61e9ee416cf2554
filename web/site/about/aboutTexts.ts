import type { Say } from "../../../words/create-words";
import { english } from "../../../words/english";
import type { AboutPage_aboutContent$data } from "../../__generated__/AboutPage_aboutContent.graphql";

type AboutWords = Omit<AboutPage_aboutContent$data, " $fragmentSpreads" | " $fragmentType">;

type Site = {
  /** The designer's name, or a general word. */
  name: string;
  /** Whether samples are shown where the owner has not written anything. */
  showsSamples: boolean;
  say: Say;
};

/**
 * The texts about the designer. The default texts are returned where the stored texts could not be
 * read, and as samples. The default paragraph is only in `words`; `html` is then empty. Once the
 * owner has written any of the texts, or the site shows no samples any more, a text that she left
 * empty stays empty.
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
  // The heading that is stored in a new site, before the owner writes anything.
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
