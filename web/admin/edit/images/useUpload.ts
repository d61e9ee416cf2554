import { use } from "react";
import { useUploader } from "../../../media/uploader/useUploader";
import { showToast } from "../../../ui/toast/showToast";
import type { MediaDescription } from "../../library/descriptions/AnswerForm";
import { type MediaPreview, MediaPreviewsContext } from "./mediaPreviews";

/** What is known of a file that has arrived. */
export type UploadedPreview = MediaPreview & { description: MediaDescription };

type Options = {
  /** How many files may be under way. */
  limit?: number;
  /** Undefined where it is seen in another way. */
  successTitle?: string;
  onUploaded: (src: string, file: File, preview: UploadedPreview) => void;
  /** Called for each file that does not come. */
  onGone?: (file: File) => void;
};

/** Sends files to the site for the form, and says of each that it has arrived. */
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
