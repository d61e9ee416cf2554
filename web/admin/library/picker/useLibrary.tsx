import { lazy, Suspense, useState } from "react";
import type { LibraryFile } from "../files/FileGrid";

const LibraryDialog = lazy(async () => ({
  default: (await import("./LibraryDialog")).LibraryDialog,
}));

export type LibraryPick = {
  accepts: "pictures" | "picturesAndVideos";
  /** The maximum number of files that may be chosen, by default 1. With 1, a press on a file chooses it. */
  max?: number;
  /** Called with the chosen files, in the order of selection. */
  onPick: (files: readonly LibraryFile[]) => void;
};

/** The dialog in which files are chosen. Its code is loaded when it is first opened. */
export function useLibrary(pick: LibraryPick) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  return {
    open: () => {
      setOpened(true);
      setOpen(true);
    },
    dialog: wasOpened && (
      <Suspense>
        <LibraryDialog {...pick} isOpen={isOpen} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
