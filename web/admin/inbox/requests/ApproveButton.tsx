import { Button } from "../../../ui/button/Button";
import { FormDialog } from "../../../ui/dialog/FormDialog";
import { ApproveForm } from "./ApproveForm";
import { useRequestDetails } from "./useRequestDetails";

type Props = {
  /** Of the message. */
  id: string;
  /** Who asks. */
  name: string;
  email: string;
  /** The link was made. Its address, where that is to be copied. */
  onApproved: (address: string | null) => void;
};

/** Leads to the dialog that makes a link for whoever asked. */
export function ApproveButton({ id, name, email, onApproved }: Props) {
  const { details, load, isLoading, forget } = useRequestDetails(id);
  return (
    <>
      <Button variant="primary" aria-haspopup="dialog" isPending={isLoading} onClick={load}>
        Approve…
      </Button>
      <FormDialog title={`A link for ${name}`} isOpen={details !== null} onClose={forget}>
        {details && (
          <ApproveForm
            id={id}
            email={email}
            details={details}
            onClose={forget}
            onApproved={onApproved}
          />
        )}
      </FormDialog>
    </>
  );
}
