import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { QuoteRow_quote$key } from "../../../__generated__/QuoteRow_quote.graphql";
import { IconButton } from "../../../ui/button/IconButton";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog";
import { PencilIcon, TrashIcon } from "../../../ui/icon/icons";
import { textPreview } from "../tabs/textPreview";
import { EditQuoteDialog } from "./EditQuoteDialog";
import { useDeleteQuote } from "./quoteActions";

/** How much of the words is shown, in characters. */
const previewLength = 60;

type Props = {
  quote: QuoteRow_quote$key;
  /** The list it stands in. */
  connectionId: string;
};

/** A quote in the list: how it begins, whose it is, and what can be done with it. */
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
        ...EditQuoteDialog_quote
      }
    `,
    quote,
  );
  const [asked, setAsked] = useState<"edit" | "delete" | null>(null);
  const removal = useDeleteQuote();
  const close = () => setAsked(null);
  return (
    <div className="collaborator-row">
      <div className="collaborator-row-words">
        <p className="collaborator-row-quote">“{textPreview(data.quote, previewLength)}”</p>
        <p className="collaborator-row-preview">
          {data.authorName}, {data.authorTitle}, {data.authorCompany}
        </p>
      </div>
      <div className="collaborator-row-actions">
        <IconButton label={`Edit the quote by ${data.authorName}`} onClick={() => setAsked("edit")}>
          <PencilIcon />
        </IconButton>
        <IconButton
          label={`Delete the quote by ${data.authorName}`}
          variant="destructive"
          onClick={() => setAsked("delete")}
        >
          <TrashIcon />
        </IconButton>
      </div>
      <EditQuoteDialog quote={data} isOpen={asked === "edit"} onClose={close} />
      <ConfirmDialog
        title="Delete this quote?"
        confirmLabel="Delete"
        isDestructive
        isOpen={asked === "delete"}
        isPending={removal.isPending}
        onConfirm={() =>
          removal.submit(
            { input: { id: data.id, version: data.version }, connections: [connectionId] },
            close,
          )
        }
        onCancel={close}
      />
    </div>
  );
}
