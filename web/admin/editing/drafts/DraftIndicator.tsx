import { type DraftStateName, draftStateTexts } from "./draftState";
import "./DraftIndicator.css";

/** Says what is true of the edits that are not saved: where they are stored, and whether they are yet. */
export function DraftIndicator({ state }: { state: DraftStateName }) {
  return (
    <p className="draft-indicator" role="status" data-state={state}>
      {draftStateTexts[state]}
    </p>
  );
}
