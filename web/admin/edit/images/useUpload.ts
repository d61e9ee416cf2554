import { use } from "react";
import type { UploadedAsset } from "../../../media/uploader/uploadMutations";
import { useUploader } from "../../../media/uploader/useUploader";
import { showToast } from "../../../ui/toast/showToast";
import type { MediaDescription } from "../../library/descriptions/AnswerForm";
import type { LibraryFile } from "../../library/files/FileGrid";
import { type MediaPreview, MediaPreviewsContext } from "./mediaPreviews";

/** The preview of an uploaded file. */
export type UploadedPreview = MediaPreview & { description: MediaDescription };

type Options = {
  /** How many files may be uploading at the same time. */
  limit?: number;
  /** The title of the notice of success. Undefined if the screen shows the success in another way. */
  successTitle?: string;
  onUploaded: (src: string, file: File, preview: UploadedPreview) => void;
  /** Called for each file that is refused, or removed by the owner. */
  onGone?: (file: File) => void;
};

/** The preview of a stored file. */
export function previewOf({
  path,
  kind,
  thumbnail = null,
  width,
  height,
  ...description
}: LibraryFile | UploadedAsset): UploadedPreview {
  const original = { src: path, width, height };
  return { kind: kind === "VIDEO" ? "video" : "image", thumbnail, original, description };
}

/**
 * Uploads pictures and videos for the form, and remembers their previews. With `successTitle`, shows a notice
 * for each uploaded file.
 */
export function useUpload({ limit = 1, successTitle, onUploaded, ...more }: Options) {
  const { remember } = use(MediaPreviewsContext);
  return useUploader({
    fileLimit: limit,
    ...more,
    accepts: "picturesAndVideos",
    onUploaded: (asset, file, known) => {
      const { path } = asset;
      const stored = previewOf(asset);
      // Shows the picture itself, because its smaller versions may not exist yet.
      const preview = stored.kind === "image" ? { ...stored, thumbnail: path } : stored;
      remember(path, preview);
      onUploaded(path, file, preview);
      if (successTitle) showToast({ title: successTitle, description: known });
    },
  });
}
