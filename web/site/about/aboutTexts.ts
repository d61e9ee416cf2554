import type { Say } from "../../../words/create-words";
import { english } from "../../../words/english";
import type { AboutPage_aboutContent$data } from "../../__generated__/AboutPage_aboutContent.graphql";

type AboutWords = Omit<AboutPage_aboutContent$data, " $fragmentSpreads" | " $fragmentType">;

type Site = {
  /** The designer's name, or a general word. */
  name: string;
  /** Whether the site shows samples in parts that the owner has not written yet. */
  showsSamples: boolean;
  say: Say;
};

/**
 * Returns the texts about the designer. They are default texts if the stored texts could not be read, or if
 * the site shows samples and the owner has not written any of these texts. Otherwise a text that she left
 * empty stays empty, except for the heading, which is then her name. The default paragraph is only in
 * `words`; `html` is then empty.
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
