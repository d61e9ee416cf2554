import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from "react-relay";
import { useSearchParams } from "react-router";
import type { Collaborators_tab$key } from "../../__generated__/Collaborators_tab.graphql";
import type { CollaboratorsQuery } from "../../__generated__/CollaboratorsQuery.graphql";
import { RichText } from "../../rich-text/RichText";
import { useWords } from "../../words/WordsContext";
import { Quotes } from "./Quotes";
import { panelId, TabList, tabId } from "./TabList";
import "./Collaborators.css";

export const collaboratorsQuery = graphql`
  query CollaboratorsQuery @throwOnFieldError {
    aboutTabs(first: 100) {
      edges {
        node {
          id
          name
          slug
          ...Collaborators_tab
        }
      }
    }
  }
`;

/**
 * The collaborators of the designer with their quotes, in tabs. The selected tab is in the page's
 * address.
 */
export function Collaborators({ reference }: { reference: PreloadedQuery<CollaboratorsQuery> }) {
  const { aboutTabs } = usePreloadedQuery<CollaboratorsQuery>(collaboratorsQuery, reference);
  const [search] = useSearchParams();
  const say = useWords();
  const tabs = aboutTabs.edges.map(({ node }) => node);
  const chosen = tabs.find(({ slug }) => slug === search.get("tab")) ?? tabs[0];
  if (!chosen) return <p className="collaborators-empty muted">{say("about.empty")}</p>;
  return (
    <>
      <TabList tabs={tabs} chosenSlug={chosen.slug} />
      {tabs.map((tab) => (
        <CollaboratorPanel key={tab.id} tab={tab} isChosen={tab === chosen} />
      ))}
    </>
  );
}

type CollaboratorPanelProps = { tab: Collaborators_tab$key; isChosen: boolean };

/** The panel of a tab. All panels stay in the page, so that each retains its current quote. */
function CollaboratorPanel({ tab, isChosen }: CollaboratorPanelProps) {
  const { slug, contentHeading, contentText, quotesHeading, quotes } = useFragment(
    graphql`
      fragment Collaborators_tab on AboutTab {
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
      <div className="collaborator-words stack-wider">
        <h3 className="collaborator-heading" dir="auto">
          {contentHeading}
        </h3>
        <RichText html={contentText} />
      </div>
      {quotes.edges.length > 0 && <Quotes heading={quotesHeading} quotes={quotes} />}
    </div>
  );
}
