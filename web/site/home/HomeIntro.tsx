import { graphql, useFragment } from "react-relay";
import type { HomeIntro_siteIdentity$key } from "../../__generated__/HomeIntro_siteIdentity.graphql";
import { useWords } from "../../words/WordsContext";
import { Fitted } from "../fitted/Fitted";
import "./HomeIntro.css";

type Props = {
  siteIdentity: HomeIntro_siteIdentity$key;
  /** The greeting for the reader of a link. Empty for none. */
  greeting: string | undefined;
};

/** The large introduction above the work. */
export function HomeIntro({ siteIdentity, greeting }: Props) {
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
      <h1 className="home-intro-heading" dir="auto">
        <Fitted text={hyphenatedTagline || ownerName || say("site.name")} lines={headlineLines} />
      </h1>
      {greeting && (
        <p className="home-intro-greeting" dir="auto">
          {greeting}
        </p>
      )}
    </div>
  );
}
