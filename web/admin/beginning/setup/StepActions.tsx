import { Button } from "../../../ui/button/Button";

type Props = {
  /** Whether there are changes that would be lost. */
  isChanged: boolean;
  onSkip: () => void;
  onClose: () => void;
};

/** Buttons that leave a part without saving. */
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
