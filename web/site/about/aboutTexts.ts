import type { Say } from "../../../words/create-words";
import { english } from "../../../words/english";

type AboutWords = {
  readonly mainHeading: string;
  readonly mainParagraph: string;
  readonly currentRole: string;
  readonly personalLife: string;
  readonly linkedinUrl: string;
};

type Site = {
  /** The designer's, or a plain word. */
  name: string;
  /** Whether samples stand where she has not written anything. */
  showsSamples: boolean;
  say: Say;
};

/**
 * What the page says of the designer. The default texts stand in where nothing could be read, and as samples;
 * once she has written any of it, or has begun with the site, what she left empty is empty.
 */
export function aboutTexts(
  content: AboutWords | null | undefined,
  { name, showsSamples, say }: Site,
): { heading: string; paragraph: string; role: string } {
  const defaults = {
    heading: say("about.heading"),
    paragraph: say("about.text"),
    role: say("about.role"),
  };
  if (!content) return defaults;
  const { mainHeading, mainParagraph, currentRole, personalLife, linkedinUrl } = content;
  // What is stored before she has written anything.
  const isDefault = mainHeading === english["about.heading"];
  const words = [mainParagraph, currentRole, personalLife, linkedinUrl];
  const isWritten = !isDefault || words.some((text) => text !== "");
  if (!isWritten && showsSamples) return defaults;
  return {
    heading: (isDefault ? isWritten && defaults.heading : mainHeading) || name,
    paragraph: mainParagraph,
    role: currentRole,
  };
}
