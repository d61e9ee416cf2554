import { type ClipboardEvent, type DragEvent, type ReactNode, useState } from "react";
import "./FileDrop.css";

type Props = {
  /** What the region is for, such as "Work images". */
  label: string;
  onFiles: (files: File[]) => void;
  children: ReactNode;
};

/** A region that takes files dropped on it, and those pasted while the focus is within. */
export function FileDrop({ label, onFiles, children }: Props) {
  const [isTarget, setIsTarget] = useState(false);

  const handleDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setIsTarget(true);
  };
  const handleDragLeave = (event: DragEvent) => {
    const { relatedTarget, currentTarget } = event;
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) {
      setIsTarget(false);
    }
  };
  const handleDrop = (event: DragEvent) => {
    setIsTarget(false);
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    onFiles([...event.dataTransfer.files]);
  };
  const handlePaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  };

  return (
    <section
      className="file-drop"
      aria-label={label}
      data-drop-target={isTarget || undefined}
      onDragOver={handleDragOver}
      onDragLeave={handleDragLeave}
      onDrop={handleDrop}
      onPaste={handlePaste}
    >
      {children}
    </section>
  );
}
