import { Suspense } from "react";
import { Button } from "../../../ui/button/Button";
import { Dialog } from "../../../ui/dialog/Dialog";
import { TrashIcon } from "../../../ui/icon/icons";
import { Skeleton } from "../../../ui/skeleton/Skeleton";
import { PanelBoundary } from "../../layout/PanelBoundary";
import { useParameter } from "../../layout/useParameter";
import { TrashList } from "./TrashList";

/** Opens the trash, which is open while the address says so: `?trash`. */
export function TrashButton() {
  const [trash, setTrash] = useParameter("trash");
  const setOpen = (isOpen: boolean) => setTrash(isOpen ? "" : null, { replace: !isOpen });
  return (
    <>
      <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <TrashIcon />
        Trash
      </Button>
      <Dialog title="Trash" size="large" isOpen={trash !== null} onClose={() => setOpen(false)}>
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
