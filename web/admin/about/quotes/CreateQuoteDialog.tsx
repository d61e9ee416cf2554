import { FormDialog } from "../../../ui/dialog/FormDialog";
import { findBlanks } from "../../editing/findBlanks";
import { readDisplayOrder } from "../readDisplayOrder";
import { QuoteForm } from "./QuoteForm";
import { useCreateQuote } from "./quoteActions";
import { quoteBlanks } from "./quoteValues";

type Props = {
  tabId: string;
  /** How many quotes the tab has; a new one comes last. */
  quoteCount: number;
  /** The list that a new quote joins. */
  connectionId: string;
  isOpen: boolean;
  onClose: () => void;
};

/** Asks for a new quote. */
export function CreateQuoteDialog({ isOpen, onClose, ...rest }: Props) {
  return (
    <FormDialog title="Add Quote" isOpen={isOpen} onClose={onClose}>
      <CreateQuoteForm {...rest} onClose={onClose} />
    </FormDialog>
  );
}

function CreateQuoteForm({ tabId, quoteCount, connectionId, onClose }: Omit<Props, "isOpen">) {
  const { values, edit, faults, refuse, isPending, save } = useCreateQuote(quoteCount);

  const handleSubmit = () => {
    const blanks = findBlanks(values, quoteBlanks);
    if (blanks) {
      refuse(blanks);
      return;
    }
    const input = { ...values, tabId, displayOrder: readDisplayOrder(values.displayOrder) };
    save(() => ({ input, connections: [connectionId] }), onClose);
  };
  return (
    <QuoteForm
      values={values}
      faults={faults}
      isPending={isPending}
      submitLabel="Add Quote"
      onEdit={edit}
      onSubmit={handleSubmit}
      onCancel={onClose}
    />
  );
}
