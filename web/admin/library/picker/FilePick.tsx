import { useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { FilePickQuery } from "../../../__generated__/FilePickQuery.graphql";
import { Button } from "../../../ui/button/Button";
import { DialogActions } from "../../../ui/dialog/DialogActions";
import type { LibraryFile } from "../files/FileGrid";
import { LibraryBrowser } from "../files/LibraryBrowser";
import "./FilePick.css";

export type FilePickProps = {
  accepts: "pictures" | "picturesAndVideos";
  /** How many files may be taken at once. A single one is taken by the press on it. */
  most?: number;
  /** What was taken, in the order in which it was chosen. */
  onPick: (files: readonly LibraryFile[]) => void;
  onClose: () => void;
  /** Another one asks the server again. */
  attempt: number;
};

/** The files that a place may take, and the choice of one or several. */
export function FilePick({ accepts, most = 1, onPick, onClose, attempt }: FilePickProps) {
  const isOnlyPictures = accepts === "pictures";
  const query = useLazyLoadQuery<FilePickQuery>(
    graphql`
      query FilePickQuery($kind: MediaKind) @throwOnFieldError {
        ...LibraryBrowser_query @arguments(kind: $kind)
      }
    `,
    { kind: isOnlyPictures ? "IMAGE" : null },
    { fetchPolicy: "store-and-network", fetchKey: attempt },
  );
  // With the files themselves: what is chosen stays chosen when another search hides it.
  const [chosen, setChosen] = useState<ReadonlyMap<string, LibraryFile>>(new Map());
  const take = (files: readonly LibraryFile[]) => {
    onClose();
    onPick(files);
  };
  if (most === 1) {
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
      <div className="file-pick-actions">
        <p role="status">{count > most ? `At most ${most} can be added here.` : ""}</p>
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="primary"
            isDisabled={count === 0 || count > most}
            onClick={() => take([...chosen.values()])}
          >
            {count === 1 ? "Add 1 file" : `Add ${count} files`}
          </Button>
        </DialogActions>
      </div>
    </div>
  );
}
