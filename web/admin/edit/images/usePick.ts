import { use } from "react";
import type { LibraryFile } from "../../library/files/FileGrid";
import { MediaPreviewsContext } from "./mediaPreviews";
import { previewOf } from "./useUpload";

/**
 * Returns a function that calls `onPicked` with the paths of files of the library, and adds their
 * previews.
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
