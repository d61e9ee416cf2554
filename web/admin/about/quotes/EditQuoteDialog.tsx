import { graphql, useFragment } from "react-relay";
import type { EditQuoteDialog_quote$key } from "../../../__generated__/EditQuoteDialog_quote.graphql";
import { FormDialog } from "../../../ui/dialog/FormDialog";
import { findBlanks } from "../../editing/findBlanks";
import { withPlace } from "../readDisplayOrder";
import { QuoteForm } from "./QuoteForm";
import { useUpdateQuote } from "./quoteActions";
import { quoteBlanks } from "./quoteValues";

type Props = { quote: EditQuoteDialog_quote$key; isOpen: boolean; onClose: () => void };

/** Changes a quote. */
export function EditQuoteDialog({ quote, isOpen, onClose }: Props) {
  return (
    <FormDialog title="Edit Quote" isOpen={isOpen} onClose={onClose}>
      <EditQuoteForm quote={quote} onClose={onClose} />
    </FormDialog>
  );
}

function EditQuoteForm({ quote, onClose }: Omit<Props, "isOpen">) {
  const saved = useFragment(
    graphql`
      fragment EditQuoteDialog_quote on Quote {
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
  const { values, edit, faults, refuse, save, ...form } = useUpdateQuote(
    {
      quote: saved.quote,
      authorName: saved.authorName,
      authorTitle: saved.authorTitle,
      authorCompany: saved.authorCompany,
      displayOrder: String(saved.displayOrder),
    },
    saved.version,
  );

  const handleSubmit = () => {
    const blanks = findBlanks(values, quoteBlanks);
    if (blanks) {
      refuse(blanks);
      return;
    }
    save(
      (changes, version) => ({ input: { id: saved.id, version, ...withPlace(changes) } }),
      onClose,
    );
  };
  return (
    <QuoteForm
      values={values}
      faults={faults}
      isPending={form.isPending}
      clashOf={form.clashOf}
      questionCount={form.questionCount}
      submitLabel="Save Changes"
      onEdit={edit}
      onSubmit={handleSubmit}
      onCancel={onClose}
    />
  );
}
