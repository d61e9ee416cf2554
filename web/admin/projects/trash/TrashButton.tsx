import { Suspense } from "react";
import { useSearchParams } from "react-router";
import { Button } from "../../../ui/button/Button";
import { Dialog } from "../../../ui/dialog/Dialog";
import { TrashIcon } from "../../../ui/icon/TrashIcon";
import { Skeleton } from "../../../ui/skeleton/Skeleton";
import { PanelBoundary } from "../../layout/PanelBoundary";
import { TrashList } from "./TrashList";

/** Opens the trash, which is open while the address says so: `?trash`. */
export function TrashButton() {
  const [parameters, setParameters] = useSearchParams();
  const setOpen = (isOpen: boolean) =>
    setParameters(
      (current) => {
        if (isOpen) current.set("trash", "");
        else current.delete("trash");
        return current;
      },
      { replace: !isOpen },
    );
  return (
    <>
      <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <TrashIcon />
        Trash
      </Button>
      <Dialog title="Trash" size="large" isOpen={parameters.has("trash")} onOpenChange={setOpen}>
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
