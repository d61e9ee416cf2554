import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import { useSearchParams } from "react-router";
import type { CollaboratorsQuery } from "../../__generated__/CollaboratorsQuery.graphql";
import { useWords } from "../../words/WordsContext";
import { CollaboratorPanel } from "./CollaboratorPanel";
import { TabList } from "./TabList";
import "./Collaborators.css";

export const collaboratorsQuery = graphql`
  query CollaboratorsQuery @throwOnFieldError {
    aboutTabs(first: 100) {
      edges {
        node {
          id
          name
          slug
          ...CollaboratorPanel_tab
        }
      }
    }
  }
`;

/** The circles of collaborators. The chosen tab is in the page's address. */
export function Collaborators({ reference }: { reference: PreloadedQuery<CollaboratorsQuery> }) {
  const { aboutTabs } = usePreloadedQuery<CollaboratorsQuery>(collaboratorsQuery, reference);
  const [search] = useSearchParams();
  const say = useWords();
  const tabs = aboutTabs.edges.map(({ node }) => node);
  const chosen = tabs.find(({ slug }) => slug === search.get("tab")) ?? tabs[0];
  if (!chosen) return <p className="collaborators-empty">{say("about.empty")}</p>;
  return (
    <>
      <TabList tabs={tabs} chosenSlug={chosen.slug} />
      {tabs.map((tab) => (
        <CollaboratorPanel key={tab.id} tab={tab} isChosen={tab === chosen} />
      ))}
    </>
  );
}
