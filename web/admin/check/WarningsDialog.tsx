import { Button } from "../../ui/button/Button";
import { Dialog } from "../../ui/dialog/Dialog";
import { DialogActions } from "../../ui/dialog/DialogActions";
import { useDescribeMedia } from "../library/descriptions/useDescribeMedia";
import type { PublicQuestion, usePublicCheck } from "./usePublicCheck";
import { WarningList, writtenIn } from "./WarningList";

type Props = {
  check: ReturnType<typeof usePublicCheck>;
  /** The label of the button that continues, such as "Save". */
  action: string;
  /** The label of the button that cancels. */
  cancelLabel: string;
  /** The sentence about consequences that cannot be undone. */
  lasting?: string;
};

/**
 * Shows warnings about content that a change would make public. The owner can describe pictures here, and may
 * continue despite the warnings.
 */
export function WarningsDialog({ check, ...labels }: Props) {
  return (
    <Dialog
      title="Before this goes public"
      size="large"
      isOpen={check.question !== null}
      isDismissable={false}
      onClose={check.cancel}
    >
      {check.question && <Question question={check.question} check={check} {...labels} />}
    </Dialog>
  );
}

type QuestionProps = Props & { question: PublicQuestion };

function Question({ question, check, action, cancelLabel, lasting }: QuestionProps) {
  const { warnings, failure } = question;
  const { descriptions } = check;
  const { describe, isPending } = useDescribeMedia();
  const written = writtenIn(warnings, descriptions);
  const isSettled = failure === undefined && written.length === warnings.length;
  const proceed = async () => {
    const stored = await Promise.all(written.map(({ asset, answer }) => describe(asset, answer)));
    if (stored.every(Boolean)) check.proceed();
  };
  return (
    <>
      <p className="dialog-description muted">
        {failure === undefined
          ? "Nothing has changed yet. Everyone would see these from now on:"
          : `Nothing has changed yet. What this would make public could not be checked: ${failure}`}
      </p>
      <WarningList
        warnings={warnings}
        written={written}
        descriptions={descriptions}
        onDescribe={check.describe}
      />
      {lasting && <p className="dialog-description muted">{lasting}</p>}
      <DialogActions onCancel={check.cancel} cancelLabel={cancelLabel}>
        <Button variant="primary" isPending={isPending} onClick={proceed}>
          {isSettled ? action : `${action} anyway`}
        </Button>
      </DialogActions>
    </>
  );
}
