import { useRef, useState } from "react";
import { Button } from "../../../ui/button/Button";
import { Skeleton } from "../../../ui/skeleton/Skeleton";
import { PanelBoundary } from "../../layout/PanelBoundary";
import { type RestoringForm, RevisionList } from "./RevisionList";
import "./RevisionsCard.css";

type Props = { databaseId: number; form: RestoringForm };

/** The card of a project's revisions, one for each save, which can be viewed, compared and restored. */
export function RevisionsCard({ databaseId, form }: Props) {
  const [isOpen, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section className="edit-card" aria-labelledby="revisions">
      <h2 className="edit-card-title strong" id="revisions" ref={heading} tabIndex={-1}>
        Revisions
      </h2>
      <div className="revisions stack-wide">
        <p className="quiet">
          Every save stays, up to the last fifty. Look at one, compare it with what is saved now, or
          bring it back. Unsaved changes that you dismiss stay here for thirty days.
        </p>
        {isOpen ? (
          <PanelBoundary
            message="The revisions could not be loaded."
            fallback={<Skeleton height="240px" />}
          >
            {(attempt) => <RevisionList databaseId={databaseId} attempt={attempt} form={form} />}
          </PanelBoundary>
        ) : (
          <Button
            size="small"
            onClick={() => {
              heading.current?.focus(); // the button will be removed
              setOpen(true);
            }}
          >
            Show revisions
          </Button>
        )}
      </div>
    </section>
  );
}
