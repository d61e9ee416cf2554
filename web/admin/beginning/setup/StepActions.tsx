import { Button } from "../../../ui/button/Button";

type Props = {
  /** Whether something is written that would be lost. */
  isChanged: boolean;
  onSkip: () => void;
  onClose: () => void;
};

/** The ways on from a part of the flow that save nothing. */
export function StepActions({ isChanged, onSkip, onClose }: Props) {
  const ending = isChanged ? " without saving" : "";
  return (
    <>
      <Button variant="quiet" onClick={onSkip}>
        {`Skip${ending}`}
      </Button>
      <Button variant="quiet" onClick={onClose}>
        {isChanged ? "Leave without saving" : "Continue later"}
      </Button>
    </>
  );
}
