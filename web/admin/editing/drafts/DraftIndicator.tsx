import { type DraftStateName, draftStateText } from "./draftState";
import "./DraftIndicator.css";

type Props = {
  state: DraftStateName;
  /** Whether the saved project is visible on the site. */
  isSeen: boolean;
};

/** Shows where unsaved changes are stored, and where they are not. */
export function DraftIndicator({ state, isSeen }: Props) {
  return (
    <p className="draft-indicator fine" role="status" data-state={state}>
      {draftStateText(state, isSeen)}
    </p>
  );
}
