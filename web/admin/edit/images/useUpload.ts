import { use } from "react";
import { useUploader } from "../../../media/uploader/useUploader";
import { showToast } from "../../../ui/toast/showToast";
import type { MediaDescription } from "../../library/descriptions/AnswerForm";
import { type MediaPreview, MediaPreviewsContext } from "./mediaPreviews";

/** The preview of an uploaded file. */
export type UploadedPreview = MediaPreview & { description: MediaDescription };

type Options = {
  /** How many files may be uploading at the same time. */
  limit?: number;
  /** The title of the notice of success. Undefined where the screen shows the success in another way. */
  successTitle?: string;
  onUploaded: (src: string, file: File, preview: UploadedPreview) => void;
  /** Called for each file that is refused, or removed by the owner. */
  onGone?: (file: File) => void;
};

/** Uploads files for the form, and shows a notice for each uploaded file. */
export function useUpload({ limit = 1, successTitle, onUploaded, ...more }: Options) {
  const { remember } = use(MediaPreviewsContext);
  return useUploader({
    fileLimit: limit,
    ...more,
    accepts: "picturesAndVideos",
    onUploaded: ({ path, kind, thumbnail = null, width, height, ...description }, file, known) => {
      const isVideo = kind === "VIDEO";
      const preview: UploadedPreview = {
        kind: isVideo ? "video" : "image",
        thumbnail: isVideo ? thumbnail : path,
        original: { src: path, width, height },
        description,
      };
      remember(path, preview);
      onUploaded(path, file, preview);
      if (successTitle) showToast({ title: successTitle, description: known });
    },
  });
}
