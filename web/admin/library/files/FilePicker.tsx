import { type ReactNode, useRef } from "react";
import "./FilePicker.css";

/** The accepted types of modules. */
export const moduleMediaTypes = "image/*,video/mp4,video/quicktime,.mp4,.mov";

/** The accepted types of a project's own pictures. */
export const projectMediaTypes = "image/*,video/*,.mp4,.webm,.mov,.avi,.jpg,.jpeg,.png,.webp";

type Props = {
  /** The label of the button. */
  label: string;
  accept: string;
  isUploading: boolean;
  variant?: "area" | "button";
  /** Whether several files may be chosen at once. */
  isMultiple?: boolean;
  onFiles: (files: File[]) => void;
  children?: ReactNode;
};

/** A button that opens the system's file dialog. */
export function FilePicker({
  label,
  accept,
  isUploading,
  variant = "area",
  isMultiple = false,
  onFiles,
  children,
}: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className="file-picker"
        data-variant={variant}
        data-uploading={isUploading || undefined}
        aria-busy={isUploading || undefined}
        onClick={() => input.current?.click()}
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
        multiple={isMultiple}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = "";
          onFiles(files);
        }}
      />
    </>
  );
}
