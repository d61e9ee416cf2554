import { type ClipboardEvent, type DragEvent, useEffect, useState } from "react";
import "./fileDrop.css";

/**
 * Makes an element accept dropped files, and pasted files while it has the focus. Spread the result over the
 * element. Files dropped elsewhere do not navigate away from the page.
 */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [isTarget, setIsTarget] = useState(false);
  useEffect(() => {
    window.addEventListener("dragover", refuseFiles);
    window.addEventListener("drop", refuseFiles);
    return () => {
      window.removeEventListener("dragover", refuseFiles);
      window.removeEventListener("drop", refuseFiles);
    };
  }, []);
  return {
    "data-file-target": isTarget || undefined,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes("Files")) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "copy";
      setIsTarget(true);
    },
    onDragLeave: ({ relatedTarget, currentTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) {
        setIsTarget(false);
      }
    },
    onDrop: (event: DragEvent) => {
      setIsTarget(false);
      if (event.dataTransfer.files.length === 0) return;
      event.preventDefault();
      void filesIn(event.dataTransfer).then(onFiles);
    },
    onPaste: (event: ClipboardEvent) => {
      const { files, types } = event.clipboardData;
      if (files.length === 0) return;
      // Office programs copy a text together with a picture of it. In a text field, the browser pastes the
      // text.
      if (types.includes("text/plain") && isTextField(event.target)) return;
      event.preventDefault();
      onFiles([...files]);
    },
  };
}

/** The maximum number of files in a drop: more than a folder of a project has. */
export const manyFiles = 500;

/**
 * The dropped files, and the files in dropped folders, which are sorted by name. Skips hidden files, and
 * files in folders that cannot be read. Reading a folder stops at one file more than `manyFiles`, so that
 * callers notice that there are too many files.
 */
export async function filesIn(transfer: DataTransfer): Promise<File[]> {
  // The browser empties the list after the event.
  const dropped = [...transfer.items].map((item) => ({
    file: item.kind === "file" ? item.getAsFile() : null,
    entry: item.kind === "file" ? item.webkitGetAsEntry() : null,
  }));
  const found: File[] = [];
  for (const { file, entry } of dropped) {
    if (entry?.isDirectory) await collectFiles(entry, found);
    else if (file && !isHidden(file)) found.push(file);
  }
  return found;
}

function isTextField(target: EventTarget): boolean {
  return (
    target instanceof Element && target.closest("input, textarea, [contenteditable=true]") !== null
  );
}

function isHidden({ name }: { name: string }): boolean {
  return name.startsWith(".") || name === "Thumbs.db";
}

async function collectFiles(entry: FileSystemEntry, found: File[]): Promise<void> {
  if (found.length > manyFiles || isHidden(entry)) return;
  if (isFile(entry)) {
    const file = await new Promise<File | null>((resolve) =>
      entry.file(resolve, () => resolve(null)),
    );
    if (file) found.push(file);
  }
  if (!isFolder(entry)) return;
  const reader = entry.createReader();
  const within: FileSystemEntry[] = [];
  for (;;) {
    // The browser returns a hundred entries at a time, and no entry at the end.
    const some = await new Promise<FileSystemEntry[]>((resolve) =>
      reader.readEntries(resolve, () => resolve([])),
    );
    if (some.length === 0) break;
    within.push(...some);
  }
  within.sort((one, next) => one.name.localeCompare(next.name, "en", { numeric: true }));
  for (const one of within) await collectFiles(one, found);
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

/** Prevents the browser from opening a file that is dropped outside the element. */
function refuseFiles(event: globalThis.DragEvent) {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = "none";
}
