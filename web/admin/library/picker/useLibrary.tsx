import { lazy, Suspense, useState } from "react";
import type { LibraryFile } from "../files/FileGrid";

const LibraryDialog = lazy(async () => ({
  default: (await import("./LibraryDialog")).LibraryDialog,
}));

export type LibraryPick = {
  accepts: "pictures" | "picturesAndVideos";
  /** How many files may be taken at once. */
  max?: number;
  onPick: (files: readonly LibraryFile[]) => void;
};

/** The dialog in which files are chosen, whose code is loaded when it is opened first. */
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
