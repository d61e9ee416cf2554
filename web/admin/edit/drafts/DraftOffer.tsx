import { RecoveryBanner } from "../../drafts/RecoveryBanner";
import { differingKeys, labelOf } from "../model/projectValues";
import type { FormDraft } from "./parseFormDraft";
import "./DraftOffer.css";

type Props = { draft: FormDraft; onRecover: () => void; onDismiss: () => void };

/** Offers the form as an earlier visit left it, and says which parts of it were changed. */
export function DraftOffer({ draft, onRecover, onDismiss }: Props) {
  const changed = differingKeys(draft.base.values, draft.values).map(labelOf);
  return (
    <div className="draft-offer">
      <RecoveryBanner onRecover={onRecover} onDismiss={onDismiss} />
      <p className="draft-offer-parts">Changed in it: {changed.join(", ")}.</p>
    </div>
  );
}
