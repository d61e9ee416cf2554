import { type DraftStateName, draftStateText } from "./draftState";
import "./DraftIndicator.css";

type Props = {
  state: DraftStateName;
  /** Whether the saved project is visible on the site. */
  isSeen: boolean;
};

/** Shows whether unsaved changes are stored in this browser and on the server. */
export function DraftIndicator({ state, isSeen }: Props) {
  return (
    <p className="draft-indicator fine" role="status" data-state={state}>
      {draftStateText(state, isSeen)}
    </p>
  );
}
