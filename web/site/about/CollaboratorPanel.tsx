import { graphql, useFragment } from "react-relay";
import type { CollaboratorPanel_tab$key } from "../../__generated__/CollaboratorPanel_tab.graphql";
import { RichText } from "../../rich-text/RichText";
import { Quotes } from "./Quotes";
import { panelId, tabId } from "./tabIds";

type Props = { tab: CollaboratorPanel_tab$key; isChosen: boolean };

/** What a tab shows. Panels stay in the page, so that each keeps the quote it stands at. */
export function CollaboratorPanel({ tab, isChosen }: Props) {
  const { slug, contentHeading, contentText, quotesHeading, quotes } = useFragment(
    graphql`
      fragment CollaboratorPanel_tab on AboutTab {
        slug
        contentHeading
        contentText
        quotesHeading
        quotes(first: 100) {
          edges {
            __typename
          }
          ...Quotes_quotes
        }
      }
    `,
    tab,
  );
  return (
    <div
      className="collaborator-panel"
      role="tabpanel"
      id={panelId(slug)}
      aria-labelledby={tabId(slug)}
      tabIndex={isChosen ? 0 : undefined}
      hidden={!isChosen}
    >
      <div className="collaborator-words">
        <h3 className="collaborator-heading" dir="auto">
          {contentHeading}
        </h3>
        <RichText html={contentText} />
      </div>
      {quotes.edges.length > 0 && <Quotes heading={quotesHeading} quotes={quotes} />}
    </div>
  );
}
