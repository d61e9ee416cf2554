import { UploadTile } from "../../../media/uploader/UploadTile";
import { useFileDrop } from "../../../media/uploader/useFileDrop";
import { useUploader } from "../../../media/uploader/useUploader";
import { showToast } from "../../../ui/toast/showToast";
import { FilePicker, projectMediaTypes } from "./FilePicker";
import "./LibraryUpload.css";

/** How many files may be under way at once. */
const limit = 10;

/** Puts files into the library that no place shows yet. */
export function LibraryUpload({ onUploaded }: { onUploaded: () => void }) {
  const { items, isUploading, add, retry, remove } = useUploader({
    fileLimit: limit,
    accepts: "picturesAndVideos",
    onUploaded: () => {
      onUploaded();
      showToast({ title: "File added to the library" });
    },
  });
  const drop = useFileDrop(add);
  return (
    <fieldset className="library-upload" aria-label="Add files" {...drop}>
      <FilePicker
        label="Upload files"
        accept={projectMediaTypes}
        variant="button"
        isMultiple
        isUploading={isUploading}
        onFiles={add}
      />
      {items.length > 0 && (
        <ul className="library-upload-items">
          {items.map((item) => (
            <li key={item.id}>
              <UploadTile item={item} onRetry={retry} onRemove={remove} />
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}
