import { type DragEvent, type ReactNode, useRef, useState } from "react";
import "./FilePicker.css";

/** What the pickers of modules take. */
export const moduleMediaTypes = "image/*,video/mp4,video/quicktime,.mp4,.mov";

/** What the pickers of a project's own pictures take. */
export const projectMediaTypes = "image/*,video/*,.mp4,.webm,.mov,.avi,.jpg,.jpeg,.png,.webp";

type Props = {
  /** What pressing it does. */
  label: string;
  accept: string;
  isUploading: boolean;
  variant?: "area" | "button";
  /** How many files may be chosen at once. */
  limit?: number;
  onFiles: (files: File[]) => void;
  children?: ReactNode;
};

/** A button that asks for files; they may be dropped on it too. */
export function FilePicker({
  label,
  accept,
  isUploading,
  variant = "area",
  limit = 1,
  onFiles,
  children,
}: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isTarget, setTarget] = useState(false);
  const handleDrag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setTarget(event.type !== "dragleave" && event.type !== "drop");
    if (event.type === "drop") onFiles([...event.dataTransfer.files].slice(0, limit));
  };
  return (
    <>
      <button
        type="button"
        className="file-picker"
        data-variant={variant}
        data-drop-target={isTarget || undefined}
        data-uploading={isUploading || undefined}
        aria-busy={isUploading || undefined}
        onClick={() => input.current?.click()}
        onDragEnter={handleDrag}
        onDragOver={handleDrag}
        onDragLeave={handleDrag}
        onDrop={handleDrag}
      >
        {children}
        <span className="file-picker-label">{isUploading ? "Uploading..." : label}</span>
      </button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        multiple={limit > 1}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])].slice(0, limit);
          target.value = "";
          onFiles(files);
        }}
      />
    </>
  );
}
