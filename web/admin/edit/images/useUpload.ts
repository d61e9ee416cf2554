import { use } from "react";
import { useUploader } from "../../../media/uploader/useUploader";
import { showToast } from "../../../ui/toast/showToast";
import { MediaPreviewsContext } from "./mediaPreviews";

type Options = {
  /** How many files may be under way. */
  limit?: number;
  /** Undefined where it is seen in another way. */
  successTitle?: string;
  onUploaded: (src: string, file: File) => void;
};

/** Sends files to the site for the form, and says of each that it has arrived. */
export function useUpload({ limit = 1, successTitle, onUploaded }: Options) {
  const { remember } = use(MediaPreviewsContext);
  return useUploader({
    fileLimit: limit,
    accepts: "picturesAndVideos",
    onUploaded: ({ path, kind, width, height }, file) => {
      const isVideo = kind === "VIDEO";
      remember(path, {
        kind: isVideo ? "video" : "image",
        thumbnail: path,
        original: { src: path, width, height },
      });
      onUploaded(path, file);
      if (successTitle) showToast({ title: successTitle });
    },
  });
}
