import { use } from "react";
import type { LibraryFile } from "../../library/files/FileGrid";
import { MediaPreviewsContext } from "./mediaPreviews";
import { previewOf } from "./useUpload";

/**
 * Returns a function that calls `onPicked` with the path of each chosen file of the library, and adds
 * the preview of the file to the form's previews.
 */
export function usePick(onPicked: (src: string) => void): (files: readonly LibraryFile[]) => void {
  const { remember } = use(MediaPreviewsContext);
  return (files) => {
    for (const file of files) {
      remember(file.path, previewOf(file));
      onPicked(file.path);
    }
  };
}
