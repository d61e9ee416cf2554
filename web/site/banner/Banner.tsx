import { graphql, useFragment } from "react-relay";
import type { Banner_banner$key } from "../../__generated__/Banner_banner.graphql";
import { useWords } from "../../words/WordsContext";
import "./Banner.css";

/** The pink strip above the home page. Shows nothing while the banner is inactive. */
export function Banner({ banner }: { banner: Banner_banner$key }) {
  const say = useWords();
  const { isActive, content } = useFragment(
    graphql`
      fragment Banner_banner on Banner {
        isActive
        content
      }
    `,
    banner,
  );
  if (!isActive || !content) return null;
  return (
    <aside className="banner" aria-label={say("notice.banner")}>
      <p className="banner-text" dir="auto">
        {content}
      </p>
    </aside>
  );
}
