import { type ClipboardEvent, type DragEvent, useEffect, useState } from "react";
import "./fileDrop.css";

/**
 * Lets an element take files dropped on it, and those pasted while the focus is within. Spread the result
 * over it. Files that miss it do not make the browser leave the page.
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
      onFiles([...event.dataTransfer.files]);
    },
    onPaste: (event: ClipboardEvent) => {
      const files = [...event.clipboardData.files];
      if (files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    },
  };
}

/** Without this the browser would open a file that is let go beside its place. */
function refuseFiles(event: globalThis.DragEvent) {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = "none";
}
