import { type ClipboardEvent, type DragEvent, useEffect, useState } from "react";
import "./fileDrop.css";

/**
 * Makes an element accept dropped files, and pasted ones while it has the focus. Spread the result over it.
 * Files dropped elsewhere do not navigate away from the page.
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

/** Prevents the browser from opening a file that is dropped elsewhere. */
function refuseFiles(event: globalThis.DragEvent) {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = "none";
}
