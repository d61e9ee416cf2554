import { UploadList } from "../../../media/uploader/UploadList";
import { manyFiles, useFileDrop } from "../../../media/uploader/useFileDrop";
import { useUploader } from "../../../media/uploader/useUploader";
import { showToast } from "../../../ui/toast/showToast";
import { FilePicker, projectMediaTypes } from "./FilePicker";
import "./LibraryUpload.css";

/** Uploads files to the library, without adding them to any page. */
export function LibraryUpload({ onUploaded }: { onUploaded: () => void }) {
  const { add, ...uploads } = useUploader({
    fileLimit: manyFiles,
    accepts: "picturesAndVideos",
    onUploaded: (_asset, _file, known) => {
      onUploaded();
      showToast({ title: known ?? "File added to the library" });
    },
  });
  const drop = useFileDrop(add);
  return (
    <fieldset className="library-upload stack" aria-label="Add files" {...drop}>
      <FilePicker
        label="Upload files"
        accept={projectMediaTypes}
        variant="button"
        isMultiple
        isUploading={uploads.isUploading}
        onFiles={add}
      />
      <UploadList uploads={uploads} layout="grid" />
    </fieldset>
  );
}
