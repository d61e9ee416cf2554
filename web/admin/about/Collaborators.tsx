import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { Collaborators_query$key } from "../../__generated__/Collaborators_query.graphql";
import { Button } from "../../ui/button/Button";
import { EmptyList } from "../../ui/empty-list/EmptyList";
import { ReorderList } from "../../ui/reorder/ReorderList";
import { inDisplayOrder, placeBehind } from "./inDisplayOrder";
import { TabQuotes } from "./quotes/TabQuotes";
import { CreateTabDialog } from "./tabs/CreateTabDialog";
import { TabRow } from "./tabs/TabRow";
import { useSetTabOrder } from "./tabs/tabActions";
import "./Collaborators.css";

type Props = { query: Collaborators_query$key };

/** The tabs of collaborators on the About page, and the quotes of the selected tab. */
export function Collaborators({ query }: Props) {
  const { aboutTabs } = useFragment(
    graphql`
      fragment Collaborators_query on Query {
        aboutTabs(first: 2000) @connection(key: "Collaborators_aboutTabs") {
          __id
          edges {
            node {
              id
              databaseId
              displayOrder
              name
              ...TabRow_aboutTab
              ...TabQuotes_aboutTab
            }
          }
        }
      }
    `,
    query,
  );
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [isCreating, setCreating] = useState(false);
  const { sentIds, setOrder } = useSetTabOrder();
  const tabs = inDisplayOrder(
    aboutTabs.edges.map(({ node }) => node),
    sentIds,
  );
  const chosen = tabs.find(({ id }) => id === chosenId) ?? tabs[0];
  return (
    <div className="collaborators-columns">
      <section className="collaborators-column stack" aria-labelledby="collaborator-tabs">
        <header className="collaborators-head bar">
          <h2 className="collaborators-title strong close-lines" id="collaborator-tabs">
            Tabs
          </h2>
          <Button size="small" variant="primary" onClick={() => setCreating(true)}>
            Create Tab
          </Button>
        </header>
        {chosen ? (
          <ReorderList
            label="Collaborator tabs"
            items={tabs.map((tab) => ({ id: tab.id, textValue: tab.name, tab }))}
            onReorder={setOrder}
            selected={chosen.id}
            onSelect={setChosenId}
          >
            {({ tab }) => <TabRow aboutTab={tab} connectionId={aboutTabs.__id} />}
          </ReorderList>
        ) : (
          <EmptyList title="No collaborator tabs yet">
            A tab is for a group of people you work with, such as Product or Engineering, and
            contains what they say about you.
          </EmptyList>
        )}
      </section>
      {chosen && <TabQuotes key={chosen.id} aboutTab={chosen} />}
      <CreateTabDialog
        isOpen={isCreating}
        place={placeBehind(tabs)}
        connectionId={aboutTabs.__id}
        onCreated={setChosenId}
        onClose={() => setCreating(false)}
      />
    </div>
  );
}
