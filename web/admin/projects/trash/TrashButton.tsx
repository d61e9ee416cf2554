import { Suspense, useState } from "react";
import { Button } from "../../../ui/button/Button";
import { Dialog } from "../../../ui/dialog/Dialog";
import { TrashIcon } from "../../../ui/icon/TrashIcon";
import { Skeleton } from "../../../ui/skeleton/Skeleton";
import { PanelBoundary } from "../../layout/PanelBoundary";
import { TrashList } from "./TrashList";

/** Opens the trash. */
export function TrashButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <TrashIcon />
        Trash
      </Button>
      <Dialog title="Trash" size="large" isOpen={isOpen} onOpenChange={setOpen}>
        <p className="dialog-description">Deleted projects rest here for 30 days.</p>
        <PanelBoundary message="The trash could not be loaded.">
          {(attempt) => (
            <Suspense fallback={<Skeleton height="64px" radius="large" />}>
              <TrashList attempt={attempt} />
            </Suspense>
          )}
        </PanelBoundary>
      </Dialog>
    </>
  );
}
