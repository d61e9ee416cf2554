import { useState } from "react";
import { Button } from "../../../ui/button/Button";
import { Checkbox } from "../../../ui/checkbox/Checkbox";
import { Dialog } from "../../../ui/dialog/Dialog";
import { DialogActions } from "../../../ui/dialog/DialogActions";
import { useDeclineRequest } from "./requestActions";
import { useRequestDetails } from "./useRequestDetails";

type Props = {
  /** Of the message. */
  id: string;
  /** Who asks. */
  name: string;
  onDeclined: () => void;
};

/** Says no, by a polite mail or by nothing at all. */
export function DeclineButton({ id, name, onDeclined }: Props) {
  const { details, load, isLoading, forget } = useRequestDetails(id);
  const { submit, isPending } = useDeclineRequest();
  const [isMailed, setMailed] = useState(true);
  const isMailReady = details?.isMailReady ?? false;
  return (
    <>
      <Button aria-haspopup="dialog" isPending={isLoading} onClick={load}>
        Decline…
      </Button>
      <Dialog
        title={`Decline the request of ${name}?`}
        isOpen={details !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) forget();
        }}
      >
        {isMailReady ? (
          <Checkbox isSelected={isMailed} onChange={setMailed}>
            Thank {name} by mail, and say that it is not possible at the moment
          </Checkbox>
        ) : (
          <p className="dialog-description">{name} is told nothing.</p>
        )}
        <DialogActions>
          <Button variant="quiet" onClick={forget}>
            Cancel
          </Button>
          <Button
            variant="danger"
            isPending={isPending}
            onClick={() =>
              submit({ input: { id, isMailed: isMailReady && isMailed } }, () => {
                forget();
                onDeclined();
              })
            }
          >
            Decline
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
