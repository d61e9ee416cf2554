import { type DraftStateName, draftStateText } from "./draftState";
import "./DraftIndicator.css";

type Props = {
  state: DraftStateName;
  /** Whether the project as it was saved is on the site. */
  isSeen: boolean;
};

/** Says what is true of the edits that are not saved: where they are, and where they are not. */
export function DraftIndicator({ state, isSeen }: Props) {
  return (
    <p className="draft-indicator" role="status" data-state={state}>
      {draftStateText(state, isSeen)}
    </p>
  );
}
