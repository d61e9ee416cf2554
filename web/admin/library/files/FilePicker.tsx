import { useFileDialog } from "./useFileDialog";
import "./FilePicker.css";

/** The `accept` attribute for files of modules: pictures and videos. */
export const moduleMediaTypes = "image/*,video/mp4,video/quicktime,.mp4,.mov";

/** The `accept` attribute for the pictures and videos of projects and of the library. */
export const projectMediaTypes = "image/*,video/*,.mp4,.webm,.mov,.avi,.jpg,.jpeg,.png,.webp";

type Props = Parameters<typeof useFileDialog>[0] & {
  isUploading: boolean;
  variant?: "area" | "button";
};

/** A button that opens the system's file dialog. */
export function FilePicker({ isUploading, variant = "area", ...files }: Props) {
  const dialog = useFileDialog(files);
  return (
    <>
      <button
        type="button"
        className="file-picker quiet stack-close fill rounded"
        data-variant={variant}
        data-uploading={isUploading || undefined}
        aria-busy={isUploading || undefined}
        onClick={dialog.open}
      >
        <span className="file-picker-label">{isUploading ? "Uploading..." : files.label}</span>
      </button>
      {dialog.input}
    </>
  );
}
