import { graphql, useFragment } from "react-relay";
import type { HomeIntro_siteIdentity$key } from "../../__generated__/HomeIntro_siteIdentity.graphql";
import { paths } from "../../paths";
import { useWords } from "../../words/WordsContext";
import { Fitted } from "../fitted/Fitted";
import { ListLink } from "../links/ListLink";
import "./HomeIntro.css";

type Props = {
  siteIdentity: HomeIntro_siteIdentity$key;
  /** The greeting for the recipient of a share link. Empty or undefined for none. */
  greeting: string | undefined;
  /** Whether there is a page of briefs (summaries of projects). */
  hasBriefs: boolean;
};

/** The large introduction above the work. */
export function HomeIntro({ siteIdentity, greeting, hasBriefs }: Props) {
  const say = useWords();
  const { ownerName, hyphenatedTagline, headlineLines } = useFragment(
    graphql`
      fragment HomeIntro_siteIdentity on SiteIdentity {
        ownerName
        hyphenatedTagline
        headlineLines
      }
    `,
    siteIdentity,
  );
  return (
    <div className="home-intro">
      <h1 className="home-intro-heading display-text" dir="auto">
        <Fitted text={hyphenatedTagline || ownerName || say("site.name")} lines={headlineLines} />
      </h1>
      {greeting && (
        <p className="home-intro-greeting" dir="auto">
          {greeting}
        </p>
      )}
      {hasBriefs && (
        <p className="home-intro-brief">
          <ListLink className="text-link" to={paths.brief} viewTransition>
            {say("brief.title")}
          </ListLink>
        </p>
      )}
    </div>
  );
}
