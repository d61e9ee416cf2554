import { GridList, GridListItem } from "react-aria-components";
import type { LibraryBrowser_query$data } from "../../../__generated__/LibraryBrowser_query.graphql";
import { FileThumbnail } from "./FileThumbnail";
import "./FileGrid.css";

/** A file as the library lists it. */
export type LibraryFile = LibraryBrowser_query$data["mediaAssets"]["edges"][number]["node"];

export type FileGridProps = {
  label: string;
  files: readonly LibraryFile[];
  /** What a press on a file does. Left out where files are selected. */
  onOpen?: (file: LibraryFile) => void;
  /** The files that are selected by id, also those that are not listed now. Left out where files are opened. */
  selected?: ReadonlyMap<string, LibraryFile>;
  onSelect?: (selected: ReadonlyMap<string, LibraryFile>) => void;
};

/** Files by their pictures. Arrow keys move among them, Enter or Space takes one. */
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
        // Escape closes the dialog around it.
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
      // Beside a selection an action would take the first press.
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
          <span className="file-tile-name" title={file.fileName}>
            {file.fileName}
          </span>
          <span className="file-tile-use">{wordsForUse(file.useCount)}</span>
        </GridListItem>
      )}
    </GridList>
  );
}

/** In how many places a file is shown. */
function wordsForUse(count: number): string {
  if (count === 0) return "Not used";
  return count === 1 ? "In 1 place" : `In ${count} places`;
}
