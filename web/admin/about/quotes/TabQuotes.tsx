import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { quoteForm } from "../../../../content/settings/collaborators";
import type { TabQuotes_aboutTab$key } from "../../../__generated__/TabQuotes_aboutTab.graphql";
import { Button } from "../../../ui/button/Button";
import { FormDialog } from "../../../ui/dialog/FormDialog";
import { EmptyList } from "../../../ui/empty-list/EmptyList";
import { ReorderList } from "../../../ui/reorder/ReorderList";
import { inDisplayOrder, placeBehind } from "../inDisplayOrder";
import { RecordDialogForm } from "../RecordDialogForm";
import { QuoteRow } from "./QuoteRow";
import { useCreateQuote, useSetQuoteOrder } from "./quoteActions";

type Props = { aboutTab: TabQuotes_aboutTab$key };

/** The quotes of one tab. */
export function TabQuotes({ aboutTab }: Props) {
  const { id, name, quotes } = useFragment(
    graphql`
      fragment TabQuotes_aboutTab on AboutTab {
        id
        name
        quotes(first: 2000) @connection(key: "TabQuotes_quotes") {
          __id
          edges {
            node {
              id
              databaseId
              displayOrder
              authorName
              ...QuoteRow_quote
            }
          }
        }
      }
    `,
    aboutTab,
  );
  const [isCreating, setCreating] = useState(false);
  const { sentIds, setOrder } = useSetQuoteOrder(id);
  const ordered = inDisplayOrder(
    quotes.edges.map(({ node }) => node),
    sentIds,
  );
  return (
    <section className="collaborators-column stack" aria-labelledby="collaborator-quotes">
      <header className="collaborators-head bar">
        <h2 className="collaborators-title strong close-lines" id="collaborator-quotes">
          Quotes in {name}
        </h2>
        <Button size="small" onClick={() => setCreating(true)}>
          Add Quote
        </Button>
      </header>
      {ordered.length > 0 ? (
        <ReorderList
          label={`Quotes in ${name}`}
          items={ordered.map((quote) => ({ id: quote.id, textValue: quote.authorName, quote }))}
          onReorder={setOrder}
        >
          {({ quote }) => <QuoteRow quote={quote} connectionId={quotes.__id} />}
        </ReorderList>
      ) : (
        <EmptyList title={`No quotes in ${name} yet`}>
          Add what a collaborator says about working with you. Visitors see one quote at a time.
        </EmptyList>
      )}
      <FormDialog title="Add Quote" isOpen={isCreating} onClose={() => setCreating(false)}>
        <CreateQuoteForm
          tabId={id}
          place={placeBehind(ordered)}
          connectionId={quotes.__id}
          onClose={() => setCreating(false)}
        />
      </FormDialog>
    </section>
  );
}

type FormProps = {
  tabId: string;
  /** The default `displayOrder` of the new quote. */
  place: number;
  /** The Relay connection that a new quote is added to. */
  connectionId: string;
  onClose: () => void;
};

function CreateQuoteForm({ tabId, place, connectionId, onClose }: FormProps) {
  const form = useCreateQuote(tabId, place, connectionId);
  return (
    <RecordDialogForm
      declared={quoteForm}
      form={form}
      submitLabel="Add Quote"
      onSave={() => form.save(onClose)}
      onCancel={onClose}
    />
  );
}
