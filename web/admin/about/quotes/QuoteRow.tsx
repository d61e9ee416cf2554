import { graphql, useFragment } from "react-relay";
import { quoteForm } from "../../../../content/settings/collaborators";
import type {
  QuoteRow_quote$data,
  QuoteRow_quote$key,
} from "../../../__generated__/QuoteRow_quote.graphql";
import { CollaboratorRow } from "../CollaboratorRow";
import { RecordDialogForm } from "../RecordDialogForm";
import { textPreview } from "../tabs/textPreview";
import { useDeleteQuote, useUpdateQuote } from "./quoteActions";

/** How much of the quote is shown, in characters. */
const previewLength = 60;

type Props = {
  quote: QuoteRow_quote$key;
  /** The Relay connection that contains the quote. */
  connectionId: string;
};

/** A quote in the list: its beginning, its author, and the buttons that edit and delete it. */
export function QuoteRow({ quote, connectionId }: Props) {
  const data = useFragment(
    graphql`
      fragment QuoteRow_quote on Quote {
        id
        version
        quote
        authorName
        authorTitle
        authorCompany
        displayOrder
      }
    `,
    quote,
  );
  const { id, version, authorName, authorTitle, authorCompany } = data;
  const removal = useDeleteQuote();
  return (
    <CollaboratorRow
      name={`the quote by ${authorName}`}
      editor={{
        title: "Edit Quote",
        form: (close) => <EditQuoteForm quote={data} onClose={close} />,
      }}
      deletion={{
        title: "Delete this quote?",
        isPending: removal.isPending,
        onConfirm: (close) =>
          removal.submit({ input: { id, version }, connections: [connectionId] }, close),
      }}
    >
      <p className="collaborator-row-quote">“{textPreview(data.quote, previewLength)}”</p>
      <p className="collaborator-row-preview muted">
        {authorName}, {authorTitle}, {authorCompany}
      </p>
    </CollaboratorRow>
  );
}

type FormProps = { quote: QuoteRow_quote$data; onClose: () => void };

function EditQuoteForm({ quote, onClose }: FormProps) {
  const form = useUpdateQuote(quote);
  return (
    <RecordDialogForm
      declared={quoteForm}
      form={form}
      submitLabel="Save Changes"
      onSave={() => form.save(onClose)}
      onCancel={onClose}
    />
  );
}
