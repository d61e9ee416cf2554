import { GridList, GridListItem } from "react-aria-components/GridList";
import type { LibraryBrowser_query$data } from "../../../__generated__/LibraryBrowser_query.graphql";
import { FileThumbnail } from "./FileThumbnail";
import "./FileGrid.css";

/** A file in the library's list. */
export type LibraryFile = LibraryBrowser_query$data["mediaAssets"]["edges"][number]["node"];

export type FileGridProps = {
  label: string;
  files: readonly LibraryFile[];
  /** Called when a file is pressed. Undefined if a press selects files. */
  onOpen?: (file: LibraryFile) => void;
  /** The selected files by id, also those that are not listed now. Undefined if a press opens a file. */
  selected?: ReadonlyMap<string, LibraryFile>;
  onSelect?: (selected: ReadonlyMap<string, LibraryFile>) => void;
};

/** Files as a grid of pictures. Arrow keys move among them, Enter or Space selects. */
export function FileGrid({ label, files, onOpen, selected, onSelect }: FileGridProps) {
  return (
    <GridList
      className="file-grid"
      aria-label={label}
      layout="grid"
      items={files}
      {...(selected && {
        selectionMode: "multiple",
        selectedKeys: [...selected.keys()],
        // Escape closes the dialog around the grid, and does not clear the selection.
        escapeKeyBehavior: "none",
        onSelectionChange: (keys) => {
          const ids = keys === "all" ? [...selected.keys(), ...files.map(({ id }) => id)] : keys;
          const find = (id: unknown) => files.find((file) => file.id === id);
          onSelect?.(
            new Map(
              [...ids].flatMap((id) => {
                const file = find(id) ?? selected.get(String(id));
                return file ? [[file.id, file] as const] : [];
              }),
            ),
          );
        },
      })}
      // Not in a grid with a selection: the first press would call `onAction` instead of selecting a file.
      {...(onOpen && {
        onAction: (key) => {
          const file = files.find(({ id }) => id === key);
          if (file) onOpen(file);
        },
      })}
    >
      {(file) => (
        <GridListItem className="file-tile" id={file.id} textValue={file.fileName}>
          <FileThumbnail kind={file.kind} thumbnail={file.thumbnail} />
          <span className="file-tile-name one-line small" title={file.fileName}>
            {file.fileName}
          </span>
          <span className="quiet">{wordsForUse(file.useCount)}</span>
        </GridListItem>
      )}
    </GridList>
  );
}

/** The number of a file's uses in words. */
function wordsForUse(count: number): string {
  if (count === 0) return "Not used";
  return count === 1 ? "In 1 place" : `In ${count} places`;
}
