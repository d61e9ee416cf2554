import { useState } from "react";
import { momentFormat } from "../adminLocale";
import type { FoundDraft } from "../editing/drafts/browserDrafts";
import { RecoveryBanner } from "../editing/drafts/RecoveryBanner";
import { useSectionNames } from "../editing/sectionNames";
import { compareProjects } from "./compare/compareProjects";
import { DifferenceList } from "./compare/DifferenceList";
import { differingKeys, labelOf, type ProjectValues } from "./model/projectValues";
import "./DraftOffer.css";

type Props = {
  draft: FoundDraft<ProjectValues>;
  /** The number of the offer, for its label, because two drafts may have been typed in the same minute. */
  number: number;
  onRecover: (draft: FoundDraft<ProjectValues>) => void;
  onDismiss: (draft: FoundDraft<ProjectValues>) => void;
};

/** Offers to recover a draft of an editor that is closed, and shows the draft's changes. */
export function DraftOffer({ draft, number, onRecover, onDismiss }: Props) {
  const [isOpen, setOpen] = useState(false);
  const names = useSectionNames();
  const { base, values, storedAt } = draft;
  const typedAt = momentFormat.format(storedAt);
  const changed = differingKeys(base.values, values).map((key) => labelOf(key, values, names));
  return (
    <section
      className="stack-close"
      id={`draft-${draft.editor}`}
      aria-label={`Unsaved changes ${number}, typed ${typedAt}`}
    >
      <RecoveryBanner onRecover={() => onRecover(draft)} onDismiss={() => onDismiss(draft)} />
      <p className="draft-offer-parts quiet">
        Changed in it: {changed.join(", ")}. Last typed {typedAt}.
      </p>
      <details
        className="draft-offer-details"
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>See what differs</summary>
        {isOpen && (
          <DifferenceList
            differences={compareProjects(base.values, values, names)}
            beforeName="Before"
            afterName="Unsaved"
          />
        )}
      </details>
    </section>
  );
}
