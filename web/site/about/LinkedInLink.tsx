import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { LinkedInLink_aboutContent$key } from "../../__generated__/LinkedInLink_aboutContent.graphql";
import { useWords } from "../../words/WordsContext";

type Props = {
  aboutContent: LinkedInLink_aboutContent$key;
  /** The name of the page with the link, for the analytics event. */
  source: string;
  children: ReactNode;
};

/**
 * A link that opens the designer's LinkedIn profile in a new tab. Renders nothing if the designer has no
 * profile.
 */
export function LinkedInLink({ aboutContent, source, children }: Props) {
  const say = useWords();
  const { linkedinUrl } = useFragment(
    graphql`
      fragment LinkedInLink_aboutContent on AboutContent {
        linkedinUrl
      }
    `,
    aboutContent,
  );
  if (!linkedinUrl) return null;
  return (
    <a
      className="button"
      href={linkedinUrl}
      target="_blank"
      rel="noreferrer"
      data-event="linkedin_click"
      data-event-label={source}
    >
      {children}
      <svg width="12" height="12" viewBox="0 0 12 12" fill="none" aria-hidden="true">
        <path d="M2.5 9.5 9.5 2.5M4 2.5h5.5V8" stroke="currentColor" strokeWidth="1.5" />
      </svg>
      <span className="visually-hidden"> {say("site.newTab")}</span>
    </a>
  );
}
