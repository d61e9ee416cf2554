import { Suspense } from "react";
import { Dialog } from "../../../ui/dialog/Dialog";
import { Skeleton } from "../../../ui/skeleton/Skeleton";
import { PanelBoundary } from "../../layout/PanelBoundary";
import { FilePick, type FilePickProps } from "./FilePick";

type Props = Omit<FilePickProps, "attempt"> & { isOpen: boolean };

/** The library over the place that takes something out of it. */
export function LibraryDialog({ isOpen, ...pick }: Props) {
  return (
    <Dialog
      title="Choose from the library"
      size="large"
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) pick.onClose();
      }}
    >
      <PanelBoundary message="The library could not be loaded.">
        {(attempt) => (
          <Suspense fallback={<Skeleton height="420px" radius="large" />}>
            <FilePick {...pick} attempt={attempt} />
          </Suspense>
        )}
      </PanelBoundary>
    </Dialog>
  );
}
