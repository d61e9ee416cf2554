import { useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { LibraryDialogQuery } from "../../../__generated__/LibraryDialogQuery.graphql";
import { Button } from "../../../ui/button/Button";
import { Dialog } from "../../../ui/dialog/Dialog";
import { DialogActions } from "../../../ui/dialog/DialogActions";
import { Skeleton } from "../../../ui/skeleton/Skeleton";
import { PanelBoundary } from "../../layout/PanelBoundary";
import type { LibraryFile } from "../files/FileGrid";
import { LibraryBrowser } from "../files/LibraryBrowser";
import type { LibraryPick } from "./useLibrary";

type Props = Omit<FilePickProps, "attempt"> & { isOpen: boolean };

/** The library as a dialog in which files are chosen. */
export function LibraryDialog({ isOpen, ...pick }: Props) {
  return (
    <Dialog title="Choose from the library" size="large" isOpen={isOpen} onClose={pick.onClose}>
      <PanelBoundary
        message="The library could not be loaded."
        fallback={<Skeleton height="420px" radius="large" />}
      >
        {(attempt) => <FilePick {...pick} attempt={attempt} />}
      </PanelBoundary>
    </Dialog>
  );
}

type FilePickProps = LibraryPick & {
  onClose: () => void;
  /** The list is fetched again when this number changes. */
  attempt: number;
};

/** The files that a field accepts, for choosing one or several. */
function FilePick({ accepts, max = 1, onPick, onClose, attempt }: FilePickProps) {
  const isOnlyPictures = accepts === "pictures";
  const query = useLazyLoadQuery<LibraryDialogQuery>(
    graphql`
      query LibraryDialogQuery($kind: MediaKind) @throwOnFieldError {
        ...LibraryBrowser_query @arguments(kind: $kind)
      }
    `,
    { kind: isOnlyPictures ? "IMAGE" : null },
    { fetchPolicy: "store-and-network", fetchKey: attempt },
  );
  // The state has files instead of ids, so that files stay chosen when a search hides them.
  const [chosen, setChosen] = useState<ReadonlyMap<string, LibraryFile>>(new Map());
  const take = (files: readonly LibraryFile[]) => {
    onClose();
    onPick(files);
  };
  if (max === 1) {
    return (
      <LibraryBrowser
        query={query}
        isOnlyPictures={isOnlyPictures}
        onOpen={(file) => take([file])}
      />
    );
  }
  const count = chosen.size;
  return (
    <div>
      <LibraryBrowser
        query={query}
        isOnlyPictures={isOnlyPictures}
        selected={chosen}
        onSelect={setChosen}
      />
      <DialogActions>
        <p role="status">{count > max ? `At most ${max} can be added here.` : ""}</p>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button
          variant="primary"
          isDisabled={count === 0 || count > max}
          onClick={() => take([...chosen.values()])}
        >
          {count === 1 ? "Add 1 file" : `Add ${count} files`}
        </Button>
      </DialogActions>
    </div>
  );
}
